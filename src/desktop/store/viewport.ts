/** Recipe for the browser's inner size. Window boxes follow by themselves: they are derived. */
import type { Draft } from 'immer'
import type { Size } from '../../base/geometry/box.ts'
import type { DesktopState } from '../state.ts'

/** Whole pixels, never negative; a size that is not finite changes nothing. */
export function setViewport(draft: Draft<DesktopState>, viewport: Size): void {
  if (!Number.isFinite(viewport.width) || !Number.isFinite(viewport.height)) return
  draft.viewport.width = Math.max(0, Math.round(viewport.width))
  draft.viewport.height = Math.max(0, Math.round(viewport.height))
}
