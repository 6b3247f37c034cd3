/** Lists keep their identity while their members do, so every selector suits `useDesktop`. */
import type { AppName, AppWindow, DesktopIcon, DesktopState, WindowId } from './state.ts'
import { listSelector } from './memo.ts'

export const shownWindows: (state: DesktopState) => readonly AppWindow[] = listSelector((state) => {
  const byId = new Map(state.apps.map((window) => [window.id, window]))
  return state.appOrder
    .map((id) => byId.get(id))
    .filter((window) => window !== undefined)
    .filter((window) => !window.minimized)
})

/** In order of opening. */
export const windowIds: (state: DesktopState) => readonly WindowId[] = listSelector((state) =>
  state.apps.map((window) => window.id),
)

/** Windows with a taskbar button, minimized ones included, in order of opening. */
export const taskbarWindows: (state: DesktopState) => readonly AppWindow[] = listSelector((state) =>
  state.apps.filter((window) => window.header.noFooterWindow !== true),
)

export const focusedIconIds: (state: DesktopState) => readonly number[] = listSelector((state) =>
  state.icons.filter((icon) => icon.isFocus).map((icon) => icon.id),
)

export function windowById(state: DesktopState, id: WindowId): AppWindow | undefined {
  return state.apps.find((window) => window.id === id)
}

/** Which of several windows with the same title it is, as a description; undefined if no other has it. */
export function placeAmongNamesakes(state: DesktopState, id: WindowId): string | undefined {
  const title = windowById(state, id)?.header.title
  const namesakes = state.apps.filter(({ header }) => header.title === title)
  if (namesakes.length < 2) return undefined
  const place = namesakes.findIndex((window) => window.id === id) + 1
  return `${place} of ${namesakes.length} with this title`
}

export function windowOfApp(state: DesktopState, appName: AppName): AppWindow | undefined {
  return state.apps.find((window) => window.appName === appName)
}

export function topmostWindowId(state: DesktopState): WindowId | null {
  return shownWindows(state).at(-1)?.id ?? null
}

/** The window that looks focused: the topmost one while the focus is on windows. */
export function activeWindowId(state: DesktopState): WindowId | null {
  return state.focusing === 'WINDOW' ? topmostWindowId(state) : null
}

/** All selected icons if this one is among them, otherwise only this one. */
export function iconsToOpen(icons: readonly DesktopIcon[], id: number): readonly DesktopIcon[] {
  const isSelected = icons.some((icon) => icon.isFocus && icon.id === id)
  return icons.filter((icon) => (isSelected ? icon.isFocus : icon.id === id))
}
