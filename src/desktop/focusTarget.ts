/** Names of focus targets: ui/focus maps them to elements, and app/focus chooses among them. */
import type { WindowId } from './state.ts'

/** `kind:which`. Windows and icons keep their names when the layout changes. */
export type FocusTarget = `${FocusKind}:${string}`

export type FocusKind = 'window' | 'icon' | 'button' | 'menu' | 'dialog' | 'notice'

export const START: FocusTarget = 'button:start'
export const START_MENU: FocusTarget = 'menu:start'
export const POWER_DIALOG: FocusTarget = 'dialog:power'
export const COOKIE_DIALOG: FocusTarget = 'dialog:cookies'
export const APP_SWITCHER: FocusTarget = 'dialog:switcher'
export const WINDOW_SWITCHER: FocusTarget = 'dialog:windows'
/** The menu of a window or of the taskbar. On closing it returns the focus, as a dialog does. */
export const WINDOW_MENU_TARGET: FocusTarget = 'dialog:window-menu'
export const DESKTOP_MENU_TARGET: FocusTarget = 'dialog:desktop-menu'
export const BALLOON: FocusTarget = 'notice:balloon'
export const CHAT_BUBBLE: FocusTarget = 'notice:chat'

export function windowTarget(id: WindowId): FocusTarget {
  return `window:${id}`
}

export function windowButtonTarget(id: WindowId): FocusTarget {
  return `button:window-${id}`
}

export function iconTarget(id: number): FocusTarget {
  return `icon:${id}`
}

export function kindOf(target: FocusTarget): FocusKind {
  return target.slice(0, target.indexOf(':')) as FocusKind
}
