import type { Command } from '../../desktop/commands.ts'
import {
  FAVORITES,
  type MenuActions,
  opens,
  tells,
  TIP_OF_THE_DAY,
} from '../host/menus/sharedRows.ts'

export interface FolderSubject extends MenuActions {
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
  opens('home', 'Home Page', { appName: 'Internet Explorer' }, { hotkey: 'Alt+Home' }),
  opens('folders', 'Folders', { note: 'The tree was felled. The pane on the left leads on.' }),
  opens('views', 'Views', { note: 'Tiles are the only view that is left.' }),
  opens('options', 'Folder Options...', { appName: 'Control Panel' }),
  TIP_OF_THE_DAY,
  tells(
    'legal',
    'Is this copy of Windows legal?',
    'There is no copy of Windows here.\nEverything on this desktop was written and drawn for it.',
  ),
  tells(
    'about',
    'About Windows',
    'This desktop runs in your browser.\nIts windows are real, and its memories of 2001 are fond.',
  ),
  ...FAVORITES,
]
