/**
 * Recipes for windows that are open: close, focus, minimize, maximize, move, resize. Total: an unknown
 * window id changes nothing. Boxes are not computed here (placement.ts), and windows are opened in opening.ts.
 */
import type { Draft } from 'immer'
import type { Point, Size } from '../../base/geometry/box.ts'
import { MIN_WINDOW_SIZE } from '../../base/theme/metrics.ts'
import { focusDesktop } from './icons.ts'
import { raise, remove } from '../stacking.ts'
import type { AppWindow, DesktopState, SnapSide, WindowId } from '../state.ts'

type DesktopDraft = Draft<DesktopState>
/** Only while the focus is on windows, and only if the window may be closed. */
export function deleteWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.closeable) return
  const windowsBefore = draft.apps.length
  draft.apps = draft.apps.filter((other) => other.id !== id)
  setOrder(draft, remove(draft.appOrder, id))
  const hasFocusedIcon = draft.icons.some((icon) => icon.isFocus)
  // Minimized windows count, too.
  draft.focusing = windowsBefore > 1 ? 'WINDOW' : hasFocusedIcon ? 'ICON' : 'DESKTOP'
}

/** Un-minimizes, raises, and puts the focus on windows. */
export function focusWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (window === undefined) return
  window.minimized = false
  delete draft.setAside
  setOrder(draft, raise(draft.appOrder, id))
  draft.focusing = 'WINDOW'
}

/** Only while the focus is on windows. The order stays: the next shown window below becomes active. */
export function minimizeWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing === 'WINDOW' && window !== undefined) window.minimized = true
}

/** Whatever the focus is on: no window stays shown, and the desktop itself has the focus. */
export function minimizeAll(draft: DesktopDraft): void {
  for (const window of draft.apps) window.minimized = true
  focusDesktop(draft)
}

/**
 * Show Desktop: minimizes all windows and remembers which, or brings exactly those back, in the order
 * in which they lay. Changes nothing where no window is shown and none has been set aside.
 */
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

/**
 * Only while the focus is on windows, and only if the window is resizable. A snapped window is maximized, and restored to
 * its half.
 */
export function toggleMaximize(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.resizable) return
  window.maximized = !window.maximized
}

/** Only if the window is resizable. Its old size and place are kept for when it is restored. */
export function snapWindow(draft: DesktopDraft, id: WindowId, side: SnapSide): void {
  const window = windowIn(draft, id)
  if (window === undefined || !window.resizable) return
  window.maximized = false
  window.snapped = side
}

/**
 * Gives a maximized window its half again where it was snapped before, and else, as a snapped one, its old size, at its old
 * place. A new place is always one for the old size. Leaves every other window unchanged.
 */
export function restoreWindow(draft: DesktopDraft, id: WindowId, offset?: Point): void {
  const window = windowIn(draft, id)
  if (window === undefined || !(window.maximized || window.snapped)) return
  if (!window.maximized) delete window.snapped
  window.maximized = false
  if (offset) moveWindow(draft, id, offset)
}

/**
 * From now on the window has this box: whole pixels, never smaller than 40 by 40, and no longer snapped. A maximized
 * window, whose box depends on the viewport alone, is left unchanged, and so is any window if the new
 * box holds a number that is not finite.
 */
export function resizeWindow(draft: DesktopDraft, id: WindowId, size: Size, offset: Point): void {
  const window = windowIn(draft, id)
  if (window === undefined || window.maximized) return
  if (![size.width, size.height, offset.x, offset.y].every(Number.isFinite)) return
  const width = Math.max(MIN_WINDOW_SIZE, Math.round(size.width))
  const height = Math.max(MIN_WINDOW_SIZE, Math.round(size.height))
  const old = window.size
  if (old.type !== 'fixed' || old.width !== width || old.height !== height) {
    window.size = { type: 'fixed', width, height }
  }
  moveWindow(draft, id, offset)
}

/**
 * From now on the window lies here, in whole pixels; its size stays what was asked for, also where
 * the viewport has it smaller, and a snapped window has it again. Ignored as a resize is.
 */
export function moveWindow(draft: DesktopDraft, id: WindowId, offset: Point): void {
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
