/** The model acts only while its focus is on windows, so each command raises its window first. */
import type { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import { topmostWindowId, windowById } from '../../../desktop/selectors.ts'
import type { WindowId } from '../../../desktop/state.ts'
import { isMinimizable } from './sheets.ts'

export type Store = ReturnType<typeof useOSAppState>

export function raiseWindow({ dispatch }: Store, id: WindowId): void {
  dispatch({ type: 'window/focused', id })
}

export function minimizeWindow(store: Store, id: WindowId): void {
  raiseWindow(store, id)
  store.dispatch({ type: 'window/minimized', id })
}

/** Closes the window, or only raises it if it cannot be closed. */
export function closeWindow(store: Store, id: WindowId): void {
  raiseWindow(store, id)
  store.dispatch({ type: 'window/deleted', id })
}

export function leaveTopmost(store: Store): void {
  const state = store.getState()
  const id = topmostWindowId(state)
  if (id === null) return
  if (windowById(state, id)?.closeable) closeWindow(store, id)
  else minimizeWindow(store, id)
}

/** Minimizes all windows. Messages are closed, since a desktop could not show them again. */
export function goHome(store: Store): void {
  for (const window of store.getState().apps) {
    if (!isMinimizable(window)) closeWindow(store, window.id)
  }
  store.dispatch({ type: 'windows/allMinimized' })
}
