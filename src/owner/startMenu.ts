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

/** What the message that the application was not found adds for an entry without a target. */
interface Apology {
  readonly note?: string
  /** An app that comes near. The message points to it on a desktop that has it. */
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
function missing(text: string, icon: string, note: string, instead?: string): StartMenuItem {
  return item(text, icon, { note, ...(instead !== undefined && { instead }) })
}

export function folder(text: string, ...entries: readonly StartMenuEntry[]): StartMenuFolder {
  return { type: 'menu', text, icon: 'folder-programs', entries }
}

function strong<Entry extends StartMenuItem | StartMenuFolder>(entry: Entry): Entry {
  return { ...entry, isStrong: true }
}

const mediaPlayer = item('Windows Media Player', 'media-player', {
  partOf: 'Media Player',
  note: 'It comes with the music: right-click a sound on Local Disk (C:) and choose Open.',
})

const accessories = folder(
  'Accessories',
  folder(
    'Accessibility',
    missing('Accessibility Wizard', 'help', 'No wizard is needed.', 'Accessibility Options'),
    missing('Magnifier', 'search', 'Ctrl and + enlarge everything, as on any page.'),
    missing(
      'Narrator',
      'speaker',
      'Bring your own screen reader: everything here has a name for it.',
    ),
    missing('On-Screen Keyboard', 'views', 'The other one should be within reach.'),
    missing(
      'Utility Manager',
      'control-panel',
      'The utilities that it would manage are out as well.',
    ),
  ),
  folder(
    'Communications',
    missing(
      'HyperTerminal',
      'command-prompt',
      'The line has been quiet since the modem was unplugged.',
    ),
    missing('Network Connections', 'connect-to', 'You are reading this, so there is one.'),
    missing('Network Setup Wizard', 'network-places', 'The network was set up before you came in.'),
    missing(
      'New Connection Wizard',
      'network-places',
      'New connections begin with a letter.',
      'Mail',
    ),
    missing(
      'Wireless Network Setup Wizard',
      'network-places',
      'It looked for wires, found none, and considers itself done.',
    ),
  ),
  folder(
    'Entertainment',
    missing('Sound Recorder', 'file-audio', 'Your microphone is left alone on this site.'),
    missing('Volume Control', 'speaker', 'The speaker beside the clock has the volume.'),
    mediaPlayer,
  ),
  folder(
    'System Tools',
    missing('Backup', 'drive-cd', 'A photograph of the screen will have to do.'),
    missing(
      'Character Map',
      'file-font',
      'The map is missing, but most characters are still where your keyboard has them.',
    ),
    missing('Disk Cleanup', 'drive-hdd', 'The disk is clean: nobody can write to it.'),
    missing('Disk Defragmenter', 'drive-hdd', 'Every file on this disk is in one piece.'),
    missing(
      'Files and Settings Transfer Wizard',
      'folder-shared',
      'Right-click the desktop: “Copy link to this desktop” takes your windows along.',
    ),
    missing('Scheduled Tasks', 'recent-docs', 'Nothing is scheduled. Take your time.'),
    missing('Security Center', 'shield-balloon', 'Nothing that runs here can touch your files.'),
    missing('System Information', 'info', 'The figures are kept elsewhere.', 'Task Manager'),
    missing(
      'System Restore',
      'restart',
      'Right-click the desktop: “Reset desktop” goes back to the beginning.',
    ),
  ),
  missing('Address Book', 'about', 'There was only one address in it.', 'Mail'),
  missing('Command Prompt', 'command-prompt', 'One line at a time will have to do.', 'Run'),
  item('Notepad', 'notepad', { appName: 'Notepad' }),
  item('Paint', 'paint'),
  item('Calculator', 'calculator'),
  missing(
    'Program Compatibility Wizard',
    'programs-access',
    'If you can read this, your browser is compatible.',
  ),
  missing('Remote Desktop Connection', 'my-computer', 'You are on a remote desktop already.'),
  missing('Synchronize', 'refresh', 'Everything is in step already.'),
  missing('Tour Windows XP', 'start-logo', 'The guide has gone home.', 'Help and Support'),
  missing('Windows Explorer', 'folder', 'The explorer is out exploring.', 'My Computer'),
  missing('WordPad', 'file-text', 'Words are welcome elsewhere.', 'Notepad'),
)

const games = folder(
  'Games',
  missing('FreeCell', 'freecell', 'All cells are taken.', 'Minesweeper'),
  missing('Hearts', 'hearts', 'It takes four, and three have gone to bed.'),
  missing('Internet Backgammon', 'internet-games', 'Your opponent has left the table.'),
  missing('Internet Checkers', 'internet-games', 'Your opponent is still thinking.'),
  missing('Internet Hearts', 'internet-games', 'Waiting for three more players.'),
  missing('Internet Reversi', 'internet-games', 'Your opponent has changed sides.'),
  missing('Internet Spades', 'internet-games', 'The spades are out in the garden.'),
  item('Minesweeper', 'minesweeper-mine'),
  missing('Pinball', 'pinball', 'The ball has rolled under the desk.'),
  missing('Solitaire', 'solitaire', 'One card is missing, and it is not up your sleeve.'),
  missing('Spider Solitaire', 'spider-solitaire', 'The spider is busy with the web.'),
)

const emptyFolder = item('(Empty)', 'file-generic')

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
        missing('Windows Catalog', 'start-logo', 'The catalogue is out of print.'),
        missing('Windows Update', 'refresh', 'The newest version arrived with you.'),
        separator,
        accessories,
        games,
        folder('Startup', { ...emptyFolder, note: 'Nothing starts by itself here, on purpose.' }),
        item('Internet Explorer', 'internet', { appName: 'Internet Explorer' }),
        item('Outlook Express', 'mail', {
          partOf: 'Mail',
          note: 'Letters leave from another office.',
          instead: 'Mail',
        }),
        missing('Remote Assistance', 'help', 'Assistance is nearer than that.', 'Assistant'),
        mediaPlayer,
        missing('Windows Messenger', 'messenger', 'Your contacts are all offline.', 'Assistant'),
        missing('Windows Movie Maker', 'file-image', 'The film is still being developed.'),
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
        ...folder('My Recent Documents', { ...emptyFolder, isDisabled: true }),
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
