/**
 * The entries of the START menu, in order. Texts and pictures only: what an entry does is decided
 * by its text, in the shell.
 */
import { site } from './site.ts'

export interface StartMenuItem {
  readonly type: 'item'
  readonly text: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  /** A second, grey line; no part of the entry's name. */
  readonly detail?: string
  /** Shown in bold. */
  readonly isStrong?: true
  /** What stands behind the text on the screen, without being part of the name. */
  readonly suffix?: string
}

export interface StartMenuFolder {
  readonly type: 'menu'
  readonly text: string
  readonly icon: string
  readonly isStrong?: true
  readonly entries: readonly StartMenuEntry[]
}

export type StartMenuEntry = StartMenuItem | StartMenuFolder | { readonly type: 'separator' }

const separator: StartMenuEntry = { type: 'separator' }

function item(text: string, icon: string): StartMenuItem {
  return { type: 'item', text, icon }
}

function items(icon: string, ...texts: readonly string[]): readonly StartMenuItem[] {
  return texts.map((text) => item(text, icon))
}

function folder(text: string, ...entries: readonly StartMenuEntry[]): StartMenuFolder {
  return { type: 'menu', text, icon: 'programs-access', entries }
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
    item('Windows Media Player', 'media-player'),
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
  item('Notepad', 'notepad'),
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
  ...items('solitaire', 'FreeCell', 'Hearts'),
  ...items(
    'internet',
    'Internet Backgammon',
    'Internet Checkers',
    'Internet Hearts',
    'Internet Reversi',
    'Internet Spades',
  ),
  item('Minesweeper', 'minesweeper-mine'),
  item('Pinball', 'go-arrow'),
  ...items('solitaire', 'Solitaire', 'Spider Solitaire'),
)

/** The root of the nested menus at the foot of the left column. */
export const allPrograms: StartMenuFolder = {
  ...folder(
    'All Programs',
    item('Set Program Access and Defaults', 'programs-access'),
    item('Windows Catalog', 'start-logo'),
    item('Windows Update', 'refresh'),
    separator,
    accessories,
    games,
    folder('Startup', empty),
    item('Internet Explorer', 'internet'),
    item('Outlook Express', 'mail'),
    item('Remote Assistance', 'help'),
    item('Windows Media Player', 'media-player'),
    item('Windows Messenger', 'messenger'),
    item('Windows Movie Maker', 'file-image'),
  ),
  icon: 'go-arrow',
  isStrong: true,
}

/** The left column above All Programs; the gap that takes up spare height follows the last entry. */
export const programs: readonly StartMenuEntry[] = [
  strong({ ...item('Internet', 'internet'), detail: 'Internet Explorer' }),
  strong({ ...item('E-mail', 'mail'), detail: 'Outlook Express' }),
  separator,
  item('Notepad', 'notepad'),
  item('Blog', 'blog'),
  item(site.assistant.name, 'assistant'),
  item('Messenger', 'messenger'),
]

/** The right column. */
export const places: readonly StartMenuEntry[] = [
  strong(item('My Documents', 'folder-user-docs')),
  strong({ ...folder('My Recent Documents', empty), icon: 'recent-docs' }),
  strong(item('My Pictures', 'pictures')),
  strong(item('My Music', 'music')),
  strong(item('My Computer', 'my-computer')),
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
  item('Help and Support', 'help'),
  item('Search', 'search'),
  { ...item('Run', 'run'), suffix: '...' },
]

/** The foot of the menu. */
export const session: readonly StartMenuItem[] = [
  item('Log Off', 'log-off'),
  item('Turn Off Computer', 'turn-off'),
]
