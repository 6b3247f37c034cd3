import type { Command } from '../../desktop/commands.ts'
import {
  FAVORITES,
  type Leader,
  leading,
  telling,
  TIP_OF_THE_DAY,
} from '../host/menus/leadingRows.ts'

export interface FolderSubject extends Leader {
  readonly canGoBack: boolean
  readonly canGoUp: boolean
  close(): void
  goBack(): void
  goUp(): void
  /** Reads the folder again, with nothing in it selected. */
  refresh(): void
}

/** By id also for the buttons of the toolbar. */
export const COMMANDS: readonly Command<FolderSubject>[] = [
  { id: 'close', title: 'Close', run: ({ close }) => close() },
  {
    id: 'back',
    title: 'Back',
    hotkey: 'Alt+Left Arrow',
    when: ({ canGoBack }) => canGoBack,
    run: ({ goBack }) => goBack(),
  },
  {
    id: 'up',
    title: 'Up One Level',
    when: ({ canGoUp }) => canGoUp,
    run: ({ goUp }) => goUp(),
  },
  { id: 'refresh', title: 'Refresh', run: ({ refresh }) => refresh() },
  {
    id: 'search',
    title: 'Search',
    hotkey: 'Ctrl+E',
    when: ({ openSearch }) => openSearch !== undefined,
    run: ({ openSearch }) => openSearch?.(),
  },
  {
    id: 'help',
    title: 'Help and Support Center',
    when: ({ openHelp }) => openHelp !== undefined,
    run: ({ openHelp }) => openHelp?.(),
  },
  leading('home', 'Home Page', { appName: 'Internet Explorer' }, { hotkey: 'Alt+Home' }),
  leading('folders', 'Folders', { note: 'The tree was felled. The pane on the left leads on.' }),
  leading('views', 'Views', { note: 'Tiles are the only view that is left.' }),
  leading('options', 'Folder Options...', { appName: 'Control Panel' }),
  TIP_OF_THE_DAY,
  telling(
    'legal',
    'Is this copy of Windows legal?',
    'There is no copy of Windows here.\nEverything on this desktop was written and drawn for it.',
  ),
  telling(
    'about',
    'About Windows',
    'This desktop runs in your browser.\nIts windows are real, and its memories of 2001 are fond.',
  ),
  ...FAVORITES,
]
