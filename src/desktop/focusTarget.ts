/**
 * The names of everything that the keyboard's focus can be sent to from another part of the page.
 * Names only: the registry of elements (ui/focus) knows which element has which name, and app/focus
 * decides which one gets the focus.
 */
import type { WindowId } from './state.ts'

/** `kind:which`. A window and an icon keep their names when the layout changes. */
export type FocusTarget = `${FocusKind}:${string}`

export type FocusKind = 'window' | 'icon' | 'button' | 'menu' | 'dialog' | 'notice'

/** The START button. */
export const START: FocusTarget = 'button:start'
/** The START menu and every menu nested in it. */
export const START_MENU: FocusTarget = 'menu:start'
export const POWER_DIALOG: FocusTarget = 'dialog:power'
export const COOKIE_DIALOG: FocusTarget = 'dialog:cookies'
/** The phone's list of open windows. */
export const APP_SWITCHER: FocusTarget = 'dialog:switcher'
/** The desktop's list of windows, while its keys are held. */
export const WINDOW_SWITCHER: FocusTarget = 'dialog:windows'
/** The menu of a window or of the taskbar. Like a dialog, it gives the focus back to what it was opened from. */
export const WINDOW_MENU_TARGET: FocusTarget = 'dialog:window-menu'
/** The menu of the desktop or of an icon. */
export const DESKTOP_MENU_TARGET: FocusTarget = 'dialog:desktop-menu'
export const BALLOON: FocusTarget = 'notice:balloon'
export const CHAT_BUBBLE: FocusTarget = 'notice:chat'

export function windowTarget(id: WindowId): FocusTarget {
  return `window:${id}`
}

/** The taskbar's button for a window. */
export function windowButtonTarget(id: WindowId): FocusTarget {
  return `button:window-${id}`
}

export function iconTarget(id: number): FocusTarget {
  return `icon:${id}`
}

/** What sort of thing a target names. */
export function kindOf(target: FocusTarget): FocusKind {
  return target.slice(0, target.indexOf(':')) as FocusKind
}
