/** Recipes for icons and the background. An unknown icon changes nothing. */
import { castDraft, original, type Draft } from 'immer'
import type { Point } from '../../base/geometry/box.ts'
import type { DesktopState, IconArrangement } from '../state.ts'

type DesktopDraft = Draft<DesktopState>

export function focusIcon(draft: DesktopDraft, { id }: { readonly id: number }): void {
  if (draft.icons.some((icon) => icon.id === id)) selectIcons(draft, { ids: [id] })
}

/** Focuses exactly the listed icons. If none of them exists, the focus goes to the desktop. */
export function selectIcons(
  draft: DesktopDraft,
  { ids }: { readonly ids: readonly number[] },
): void {
  let hasHit = false
  for (const icon of draft.icons) {
    icon.isFocus = ids.includes(icon.id)
    hasHit ||= icon.isFocus
  }
  draft.focusing = hasHit ? 'ICON' : 'DESKTOP'
}

export function focusDesktop(draft: DesktopDraft): void {
  selectIcons(draft, { ids: [] })
}

/** A press on the background focuses the desktop and marks the start of a marquee. */
export function startSelect(draft: DesktopDraft, { point }: { readonly point: Point }): void {
  focusDesktop(draft)
  const { selecting } = draft
  if (selecting !== false && selecting.x === point.x && selecting.y === point.y) return
  draft.selecting = { x: point.x, y: point.y }
}

export function endSelect(draft: DesktopDraft): void {
  draft.selecting = false
}

export function arrangeIcons(
  draft: DesktopDraft,
  { arrangement }: { readonly arrangement: IconArrangement },
): void {
  if (original(draft)?.arrangement !== arrangement) draft.arrangement = castDraft(arrangement)
}
