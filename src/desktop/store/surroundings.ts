import type { Draft } from 'immer'
import type { Size } from '../../base/geometry/box.ts'
import type { DesktopState, PowerState } from '../state.ts'

export function setPower(
  draft: Draft<DesktopState>,
  { mode }: { readonly mode: PowerState },
): void {
  draft.powerState = mode
}

/** Closing a banner that was never opened changes nothing. */
export function setCookieBanner(draft: Draft<DesktopState>, isOpen: boolean): void {
  if ((draft.cookieBannerOpen ?? false) !== isOpen) draft.cookieBannerOpen = isOpen
}

/** Rounds to whole pixels, never negative. A size that is not finite changes nothing. */
export function setViewport(
  draft: Draft<DesktopState>,
  { viewport: { width, height } }: { readonly viewport: Size },
): void {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return
  draft.viewport.width = Math.max(0, Math.round(width))
  draft.viewport.height = Math.max(0, Math.round(height))
}
