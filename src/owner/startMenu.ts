/** The entries of START: types, helpers for `src/content/startMenu.ts`, and the default menu. */

import {
  BLOG_PATH,
  MY_COMPUTER_PATH,
  MY_DOCUMENTS_PATH,
  MY_PICTURES_PATH,
  PROJECTS_LINK,
} from './paths.ts'
import { RESUME_APP } from './resume.ts'

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

export interface StartMenuItem extends EntryTarget {
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
export function item(text: string, icon: string, target: EntryTarget = {}): StartMenuItem {
  return { type: 'item', text, icon, ...target }
}

function items(icon: string, ...texts: readonly string[]): readonly StartMenuItem[] {
  return texts.map((text) => item(text, icon))
}

export function folder(text: string, ...entries: readonly StartMenuEntry[]): StartMenuFolder {
  return { type: 'menu', text, icon: 'folder-programs', entries }
}

function strong<Entry extends StartMenuItem | StartMenuFolder>(entry: Entry): Entry {
  return { ...entry, isStrong: true }
}

const empty = item('(Empty)', 'file-generic')

const accessories = folder(
  'Accessories',
  folder(
    'Accessibility',
    item('Accessibility Wizard', 'help'),
    item('Magnifier', 'search'),
    item('Narrator', 'speaker'),
    item('On-Screen Keyboard', 'views'),
    item('Utility Manager', 'control-panel'),
  ),
  folder(
    'Communications',
    item('HyperTerminal', 'command-prompt'),
    item('Network Connections', 'connect-to'),
    ...items(
      'network-places',
      'Network Setup Wizard',
      'New Connection Wizard',
      'Wireless Network Setup Wizard',
    ),
  ),
  folder(
    'Entertainment',
    item('Sound Recorder', 'file-audio'),
    item('Volume Control', 'speaker'),
    item('Windows Media Player', 'media-player', { partOf: 'Media Player' }),
  ),
  folder(
    'System Tools',
    item('Backup', 'drive-cd'),
    item('Character Map', 'file-font'),
    ...items('drive-hdd', 'Disk Cleanup', 'Disk Defragmenter'),
    item('Files and Settings Transfer Wizard', 'folder-shared'),
    item('Scheduled Tasks', 'recent-docs'),
    item('Security Center', 'shield-balloon'),
    item('System Information', 'info'),
    item('System Restore', 'restart'),
  ),
  item('Address Book', 'about'),
  item('Command Prompt', 'command-prompt'),
  item('Notepad', 'notepad', { appName: 'Notepad' }),
  item('Paint', 'paint'),
  item('Calculator', 'calculator'),
  item('Program Compatibility Wizard', 'programs-access'),
  item('Remote Desktop Connection', 'my-computer'),
  item('Synchronize', 'refresh'),
  item('Tour Windows XP', 'start-logo'),
  item('Windows Explorer', 'folder'),
  item('WordPad', 'file-text'),
)

const games = folder(
  'Games',
  item('FreeCell', 'freecell'),
  item('Hearts', 'hearts'),
  ...items(
    'internet-games',
    'Internet Backgammon',
    'Internet Checkers',
    'Internet Hearts',
    'Internet Reversi',
    'Internet Spades',
  ),
  item('Minesweeper', 'minesweeper-mine'),
  item('Pinball', 'pinball'),
  item('Solitaire', 'solitaire'),
  item('Spider Solitaire', 'spider-solitaire'),
)

const resumeEntry = item('Résumé', 'resume', { appName: RESUME_APP })
const projectsEntry = item('Projects', 'folder-programs', { link: PROJECTS_LINK })
const contactEntry = item('Contact', 'mail', { appName: 'Mail' })

/** Links for visitors in a hurry; a phone, which has no START, shows them on its first screen. */
export const SHORTCUTS: readonly StartMenuItem[] = [resumeEntry, projectsEntry, contactEntry]

export function standardStartMenu(assistant: string): StartMenu {
  return {
    programs: [
      strong({
        ...item('Internet', 'internet', { appName: 'Internet Explorer' }),
        detail: 'Internet Explorer',
      }),
      strong({ ...item('E-mail', 'mail', { appName: 'Mail' }), detail: 'Outlook Express' }),
      separator,
      item('Notepad', 'notepad', { appName: 'Notepad' }),
      item('Blog', 'blog', { appName: 'Blog' }),
      resumeEntry,
      projectsEntry,
      item(assistant, 'assistant', { appName: 'Assistant' }),
      contactEntry,
      item('Messenger', 'messenger'),
      item('Plain site', 'web-page', { page: BLOG_PATH }),
    ],
    allPrograms: {
      ...folder(
        'All Programs',
        item('Set Program Access and Defaults', 'programs-access'),
        item('Windows Catalog', 'start-logo'),
        item('Windows Update', 'refresh'),
        separator,
        accessories,
        games,
        folder('Startup', empty),
        item('Internet Explorer', 'internet', { appName: 'Internet Explorer' }),
        item('Outlook Express', 'mail', { partOf: 'Mail' }),
        item('Remote Assistance', 'help'),
        item('Windows Media Player', 'media-player', { partOf: 'Media Player' }),
        item('Windows Messenger', 'messenger'),
        item('Windows Movie Maker', 'file-image'),
      ),
      icon: 'go-arrow',
      isStrong: true,
    },
    places: [
      strong(
        item('My Documents', 'folder-user-docs', {
          link: MY_DOCUMENTS_PATH,
          partOf: 'My Computer',
        }),
      ),
      strong({
        ...folder('My Recent Documents', { ...empty, isDisabled: true }),
        icon: 'recent-docs',
        lists: 'recents',
      }),
      strong(item('My Pictures', 'pictures', { link: MY_PICTURES_PATH, partOf: 'My Computer' })),
      strong(item('My Music', 'music')),
      strong(item('My Computer', 'my-computer', { link: MY_COMPUTER_PATH, partOf: 'My Computer' })),
      separator,
      item('Control Panel', 'control-panel'),
      item('Set Program Access and Defaults', 'programs-access'),
      {
        ...folder(
          'Connect To',
          item('MSN', 'network-places'),
          item('Show all connections', 'connect-to'),
        ),
        icon: 'connect-to',
      },
      item('Printers and Faxes', 'printer'),
      separator,
      item('Help and Support', 'help', { appName: 'Help and Support' }),
      item('Search', 'search', { appName: 'Search' }),
      { ...item('Run', 'run', { appName: 'Run' }), suffix: '...' },
    ],
    session: [
      item('Log Off', 'log-off', { command: 'logOff' }),
      item('Turn Off Computer', 'turn-off', { command: 'turnOff' }),
    ],
    withoutEntry: [],
  }
}
