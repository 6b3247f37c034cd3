/**
 * How windows are shown on a phone, read from the desktop's state. Pure. Only the topmost shown
 * window is visible; but a message is a box, so the sheet below shows around it.
 */
import { shownWindows } from '../../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../../desktop/state.ts'

/** `behind`: visible around a message, but not operable. */
export type SheetPlace = 'front' | 'behind' | 'hidden'

/** Whether a window is a message, shown as a box over what is below, and not as a sheet. */
export function isMessage(window: AppWindow): boolean {
  return window.kind === 'message'
}

/** Whether the window can be minimized; one that cannot is closed when the visitor goes home. */
export function isMinimizable(window: AppWindow): boolean {
  return window.header.buttons?.includes('minimize') ?? true
}

export function sheetPlace(state: DesktopState, id: WindowId): SheetPlace {
  const shown = shownWindows(state)
  const front = shown.at(-1)
  if (front?.id === id) return 'front'
  if (!front || !isMessage(front)) return 'hidden'
  return shown.findLast((window) => !isMessage(window))?.id === id ? 'behind' : 'hidden'
}

/** How many windows Back has to close or minimize before it may leave the page. */
export function shownCount(state: DesktopState): number {
  return shownWindows(state).length
}
