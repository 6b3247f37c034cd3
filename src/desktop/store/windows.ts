/** Recipes for open windows. An unknown id changes nothing. Boxes are computed in placement.ts. */
import type { DesktopAction } from '../actions.ts'
import type { Draft } from 'immer'
import type { Point } from '../../base/geometry/box.ts'
import { MIN_WINDOW_SIZE } from '../../base/theme/metrics.ts'
import type { Manifests } from '../manifest.ts'
import { focusDesktop } from './icons.ts'
import { raise, remove } from '../stacking.ts'
import type { AppWindow, DesktopState, WindowId } from '../state.ts'

type DesktopDraft = Draft<DesktopState>
type OfWindow = { readonly id: WindowId }
type Of<Type extends DesktopAction['type']> = Extract<DesktopAction, { type: Type }>

/** Closes a window if it may be closed, and only while the focus is on windows. */
export function deleteWindow(draft: DesktopDraft, { id }: OfWindow): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.closeable) return
  const windowsBefore = draft.apps.length
  draft.apps = draft.apps.filter((other) => other.id !== id)
  setOrder(draft, remove(draft.appOrder, id))
  const hasFocusedIcon = draft.icons.some((icon) => icon.isFocus)
  // Minimized windows count too.
  draft.focusing = windowsBefore > 1 ? 'WINDOW' : hasFocusedIcon ? 'ICON' : 'DESKTOP'
}

/** Un-minimizes the window, raises it, and puts the focus on windows. */
export function focusWindow(draft: DesktopDraft, { id }: OfWindow): void {
  const window = windowIn(draft, id)
  if (window === undefined) return
  window.minimized = false
  delete draft.setAside
  setOrder(draft, raise(draft.appOrder, id))
  draft.focusing = 'WINDOW'
}

/** Only while the focus is on windows. The order stays, so the next shown window is active. */
export function minimizeWindow(draft: DesktopDraft, { id }: OfWindow): void {
  const window = windowIn(draft, id)
  if (draft.focusing === 'WINDOW' && window !== undefined) window.minimized = true
}

/** Works whatever the focus is on, and focuses the desktop. */
export function minimizeAll(draft: DesktopDraft): void {
  for (const window of draft.apps) window.minimized = true
  focusDesktop(draft)
}

/** Show Desktop: minimizes all windows and remembers them, or restores exactly those. */
export function toggleSetAside(draft: DesktopDraft): void {
  const { setAside } = draft
  if (setAside === undefined) {
    const shown = draft.appOrder.filter((id) => windowIn(draft, id)?.minimized === false)
    if (shown.length === 0) return
    minimizeAll(draft)
    draft.setAside = shown
    return
  }
  for (const window of draft.apps) if (setAside.includes(window.id)) window.minimized = false
  delete draft.setAside
  draft.focusing = 'WINDOW'
}

/** Only while the focus is on windows, and if resizable. A snapped window returns to its half. */
export function toggleMaximize(draft: DesktopDraft, { id }: OfWindow): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.resizable) return
  window.maximized = !window.maximized
}

/** Only for resizable windows. The old size and place are kept for restoring. */
export function snapWindow(draft: DesktopDraft, { id, side }: Of<'window/snapped'>): void {
  const window = windowIn(draft, id)
  if (window === undefined || !window.resizable) return
  window.maximized = false
  window.snapped = side
}

/**
 * Restores a maximized window to its half if it was snapped, otherwise to its old size and place.
 * With an offset, the window always gets its old size, at that place.
 */
export function restoreWindow(draft: DesktopDraft, { id, offset }: Of<'window/restored'>): void {
  const window = windowIn(draft, id)
  if (window === undefined || !(window.maximized || window.snapped)) return
  if (!window.maximized) delete window.snapped
  window.maximized = false
  if (offset) moveWindow(draft, { id, offset })
}

/** Rounds the box, at least 40 by 40, and unsnaps. Ignores maximized windows, NaN and infinity. */
export function resizeWindow(
  draft: DesktopDraft,
  { id, size, offset }: Of<'window/resized'>,
): void {
  const window = windowIn(draft, id)
  if (window === undefined || window.maximized) return
  if (![size.width, size.height, offset.x, offset.y].every(Number.isFinite)) return
  const width = Math.max(MIN_WINDOW_SIZE, Math.round(size.width))
  const height = Math.max(MIN_WINDOW_SIZE, Math.round(size.height))
  const old = window.size
  if (old.type !== 'fixed' || old.width !== width || old.height !== height) {
    window.size = { type: 'fixed', width, height }
  }
  moveWindow(draft, { id, offset })
}

/** Lengths below this leave no room for a title and its buttons, in CSS pixels. */
const SHORTEST_USABLE = 120

/** Only for a window that is too small to use, which its frame alone could enlarge. */
export function resetSize(draft: DesktopDraft, { id }: OfWindow, manifests: Manifests): void {
  const window = windowIn(draft, id)
  const manifest = window && manifests.get(window.appName)
  if (window?.size.type !== 'fixed' || window.maximized || !manifest || !('size' in manifest))
    return
  if (Math.min(window.size.width, window.size.height) < SHORTEST_USABLE) window.size = manifest.size
}

/**
 * Rounds the offset and unsnaps the window. The requested size stays, even if the viewport shows it
 * smaller. Maximized windows and offsets with a number that is not finite are ignored.
 */
export function moveWindow(
  draft: DesktopDraft,
  { id, offset }: OfWindow & { readonly offset: Point },
): void {
  const window = windowIn(draft, id)
  if (window === undefined || window.maximized) return
  if (![offset.x, offset.y].every(Number.isFinite)) return
  delete window.snapped
  const x = Math.round(offset.x)
  const y = Math.round(offset.y)
  const at = window.offset
  if (at.type !== 'xy' || at.x !== x || at.y !== y) window.offset = { type: 'xy', x, y }
}

function windowIn(draft: DesktopDraft, id: WindowId): Draft<AppWindow> | undefined {
  return draft.apps.find((window) => window.id === id)
}

function setOrder(draft: DesktopDraft, order: readonly WindowId[]): void {
  if (order !== draft.appOrder) draft.appOrder = [...order]
}
