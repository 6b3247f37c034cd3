/**
 * What can be read from the desktop's state without being stored in it. Pure; lists keep their
 * identity while their members are the same, so every selector fits `useDesktop` as it is.
 */
import type { AppName, AppWindow, DesktopState, WindowId } from './state.ts'
import { listSelector } from './memo.ts'

/** The windows that are not minimized, bottom to top. */
export const shownWindows: (state: DesktopState) => readonly AppWindow[] = listSelector((state) => {
  const byId = new Map(state.apps.map((window) => [window.id, window]))
  return state.appOrder
    .map((id) => byId.get(id))
    .filter((window) => window !== undefined)
    .filter((window) => !window.minimized)
})

/** Ids of all windows, minimized ones included, in order of opening. */
export const windowIds: (state: DesktopState) => readonly WindowId[] = listSelector((state) =>
  state.apps.map((window) => window.id),
)

/** The windows that have a button on the taskbar, minimized ones included, in order of opening. */
export const taskbarWindows: (state: DesktopState) => readonly AppWindow[] = listSelector((state) =>
  state.apps.filter((window) => window.header.noFooterWindow !== true),
)

/** Ids of the icons that carry the icon focus, whatever the desktop's focus is on. */
export const focusedIconIds: (state: DesktopState) => readonly number[] = listSelector((state) =>
  state.icons.filter((icon) => icon.isFocus).map((icon) => icon.id),
)

/** The window with this id, or undefined. */
export function windowById(state: DesktopState, id: WindowId): AppWindow | undefined {
  return state.apps.find((window) => window.id === id)
}

/** The first opened window of this app, minimized or not, or undefined. */
export function windowOfApp(state: DesktopState, appName: AppName): AppWindow | undefined {
  return state.apps.find((window) => window.appName === appName)
}

/** The topmost shown window, whatever the focus is on, or null. */
export function topmostWindowId(state: DesktopState): WindowId | null {
  return shownWindows(state).at(-1)?.id ?? null
}

/**
 * The window drawn with the focused look: the topmost shown one while the desktop's focus is on
 * windows, else null.
 */
export function activeWindowId(state: DesktopState): WindowId | null {
  return state.focusing === 'WINDOW' ? topmostWindowId(state) : null
}
