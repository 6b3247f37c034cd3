/** Recipes for the desktop's icons and for its background. Total: an unknown icon changes nothing. */
import { castDraft, original, type Draft } from 'immer'
import type { Point } from '../../base/geometry/box.ts'
import type { DesktopState, IconArrangement } from '../state.ts'

type DesktopDraft = Draft<DesktopState>

/** Only this icon is focused, and the focus is on icons. */
export function focusIcon(draft: DesktopDraft, id: number): void {
  if (draft.icons.some((icon) => icon.id === id)) selectIcons(draft, [id])
}

/**
 * Exactly the listed icons are focused. The focus goes to the icons, or to the desktop where the
 * list names no icon: a marquee that hits nothing leaves the focus at DESKTOP.
 */
export function selectIcons(draft: DesktopDraft, ids: readonly number[]): void {
  let hasHit = false
  for (const icon of draft.icons) {
    icon.isFocus = ids.includes(icon.id)
    hasHit ||= icon.isFocus
  }
  draft.focusing = hasHit ? 'ICON' : 'DESKTOP'
}

/** No icon is focused, and the focus is on the desktop. */
export function focusDesktop(draft: DesktopDraft): void {
  selectIcons(draft, [])
}

/** Pressing the background focuses the desktop and marks where a marquee starts. */
export function startSelect(draft: DesktopDraft, point: Point): void {
  focusDesktop(draft)
  const { selecting } = draft
  if (selecting !== false && selecting.x === point.x && selecting.y === point.y) return
  draft.selecting = { x: point.x, y: point.y }
}

export function endSelect(draft: DesktopDraft): void {
  draft.selecting = false
}

/** Icons that are dragged, sorted or lined up: the pure functions of arranging.ts make the arrangement. */
export function arrangeIcons(draft: DesktopDraft, arrangement: IconArrangement): void {
  if (original(draft)?.arrangement !== arrangement) draft.arrangement = castDraft(arrangement)
}
