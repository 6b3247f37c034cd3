/** Only the topmost window is visible, except that a sheet shows around a message's box. */
import { shownWindows } from '../../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../../desktop/state.ts'

/** `behind`: visible around a message, but inert. */
export type SheetPlace = 'front' | 'behind' | 'hidden'

export function isMessage(window: AppWindow): boolean {
  return window.kind === 'message'
}

/** A window that cannot be minimized is closed when the visitor goes home. */
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

export function shownCount(state: DesktopState): number {
  return shownWindows(state).length
}
