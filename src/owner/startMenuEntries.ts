/** The entries of START: their types, and functions that make them. */

/** The lists that apps can add themselves to. */
export type StartMenuList = 'programs' | 'allPrograms' | 'places'

/** The first field given counts. Without a valid target, the application was not found. */
interface EntryTarget {
  /** Opens the power dialog. */
  readonly command?: 'logOff' | 'turnOff'
  /** Opens the app. */
  readonly appName?: string
  /** Opens a path on this site in its window, if any, or another address in a new tab. */
  readonly link?: string
  /** Leaves the desktop for a page of this site, even if a window shows the same. */
  readonly page?: string
  /** The app with which the entry is left out, if that is not the one that it opens. */
  readonly partOf?: string
}

/** What the message that the application was not found adds for an entry without a target. */
interface Apology {
  readonly note?: string
  /** The closest app. The message suggests it on a desktop that has it. */
  readonly instead?: string
}

export interface StartMenuItem extends EntryTarget, Apology {
  readonly type: 'item'
  readonly text: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  /** A second, grey line, which is not part of the accessible name. */
  readonly detail?: string
  /** Shown in bold. */
  readonly isStrong?: true
  /** Shown after the text, without being part of the name. */
  readonly suffix?: string
  readonly isDisabled?: true
}

export interface StartMenuFolder {
  readonly type: 'menu'
  readonly text: string
  readonly icon: string
  readonly isStrong?: true
  readonly entries: readonly StartMenuEntry[]
  /** `recents`: lists the visitor's recent documents; the entries are shown while there are none. */
  readonly lists?: 'recents'
}

/** The whole menu. Apps that want an entry and have none get one at the end of their list. */
export interface StartMenu {
  readonly programs: readonly StartMenuEntry[]
  readonly allPrograms: StartMenuFolder
  readonly places: readonly StartMenuEntry[]
  readonly session: readonly StartMenuItem[]
  /** Apps without an entry. To remove an app from the lists, name it here as well. */
  readonly withoutEntry: readonly string[]
}

export type StartMenuEntry = StartMenuItem | StartMenuFolder | { readonly type: 'separator' }

export const separator: StartMenuEntry = { type: 'separator' }

/** @param icon name of a picture in `assets/icons` */
export function item(
  text: string,
  icon: string,
  target: EntryTarget & Apology = {},
): StartMenuItem {
  return { type: 'item', text, icon, ...target }
}

/** An entry without an app, and what the message says about it. */
export function missing(text: string, icon: string, note: string, instead?: string): StartMenuItem {
  return item(text, icon, { note, ...(instead !== undefined && { instead }) })
}

export function folder(text: string, ...entries: readonly StartMenuEntry[]): StartMenuFolder {
  return { type: 'menu', text, icon: 'folder-programs', entries }
}

export function strong<Entry extends StartMenuItem | StartMenuFolder>(entry: Entry): Entry {
  return { ...entry, isStrong: true }
}
