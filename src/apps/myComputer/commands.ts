import type { Command } from '../../desktop/commands.ts'
import type { MenuItem, Submenu } from '../../ui/menu/menuItem.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import {
  FAVORITES,
  type MenuActions,
  opens,
  tells,
  TIP_OF_THE_DAY,
} from '../host/menus/sharedRows.ts'
import { desktopHref } from '../host/openings.ts'
import { propertiesOf } from '../host/properties.ts'
import { nameOf, type Place } from './files/places.ts'
import groundText from './ground.txt?raw'
import menuText from './menus.txt?raw'

export interface FolderSubject extends MenuActions {
  readonly place: Place
  /** Of the place, as it is the window's location. */
  readonly path: string
  readonly canGoBack: boolean
  readonly canGoUp: boolean
  close(): void
  goBack(): void
  goUp(): void
  /** Reads the folder again, with nothing in it selected. */
  refresh(): void
}

/** How each place shows what is in it: there is no choice. */
const VIEWS = { overview: 'Tiles', disk: 'Icons', documents: 'Icons', pictures: 'Thumbnails' }

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
  {
    id: 'views',
    title: 'Views',
    run: ({ openTarget, place }) =>
      openTarget({ note: `${VIEWS[place.view]} are the only view that is left here.` }),
  },
  {
    id: 'properties',
    title: 'Properties',
    run: ({ open, place, path }) => {
      const kind = place.view === 'overview' ? 'System Folder' : 'Folder'
      open(propertiesOf({ name: nameOf(place), kind, address: desktopHref(path) }))
    },
  },
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

/** A row that says how the place is shown, and changes nothing. */
function marks(
  id: string,
  title: string,
  isSo: (place: Place) => boolean,
  face: Pick<Command<FolderSubject>, 'isOneOf'> = { isOneOf: true },
): Command<FolderSubject> {
  const checked = ({ place }: FolderSubject): boolean => isSo(place)
  return { id, title, ...face, checked, when: () => false, run: () => {} }
}

function isOverview({ view }: Place): boolean {
  return view === 'overview'
}

const MARKS = [
  marks('thumbnails', 'Thumbnails', ({ view }) => VIEWS[view] === 'Thumbnails'),
  marks('tiles', 'Tiles', ({ view }) => VIEWS[view] === 'Tiles'),
  marks('icons', 'Icons', ({ view }) => VIEWS[view] === 'Icons'),
  marks('byName', 'Name', (place) => !isOverview(place)),
  marks('byType', 'Type', isOverview),
  marks('inGroups', 'Show in Groups', isOverview, {}),
  marks('overview', 'My Computer', isOverview, {}),
]

export function folderMenus(subject: FolderSubject): readonly Submenu[] {
  return appMenus(menuText, [...COMMANDS, ...MARKS], subject)
}

/** The menu of empty ground. */
export function groundItems(subject: FolderSubject): readonly MenuItem[] {
  return appMenus(groundText, [...COMMANDS, ...MARKS], subject).flatMap(({ items }) => items)
}
