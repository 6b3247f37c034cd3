import type { Command } from '../../desktop/commands.ts'
import { propertiesOf } from '../host/properties.ts'
import { addressAt, pageTitleAt } from './search/model.ts'
import {
  FAVORITES,
  type MenuActions,
  opens,
  tells,
  TIP_OF_THE_DAY,
} from '../host/menus/sharedRows.ts'

export interface BrowserSubject extends MenuActions {
  /** Of the page that is shown. */
  readonly path: string
  readonly appName: string
  readonly canGoBack: boolean
  close(): void
  /** At home it opens the page again. */
  goHome(): void
  /** Shows the page as it was when it was opened, and says that it does. */
  refresh(): void
  /** Selects the text of the search box, with the focus in it. */
  selectText(): void
}

const PAGE_COMMANDS: readonly Command<BrowserSubject>[] = [
  { id: 'close', title: 'Close', run: ({ close }) => close() },
  {
    id: 'window',
    title: 'Window',
    hotkey: 'Ctrl+N',
    run: ({ open, appName }) => open({ type: 'app/added', appName }),
  },
  {
    id: 'properties',
    title: 'Properties',
    run: ({ open, path }) =>
      open(
        propertiesOf({ name: pageTitleAt(path), kind: 'Page of no web', address: addressAt(path) }),
      ),
  },
  {
    id: 'back',
    title: 'Back',
    hotkey: 'Alt+Left Arrow',
    when: ({ canGoBack }) => canGoBack,
    run: ({ goHome }) => goHome(),
  },
  { id: 'home', title: 'Home Page', hotkey: 'Alt+Home', run: ({ goHome }) => goHome() },
  { id: 'refresh', title: 'Refresh', hotkey: 'F5', run: ({ refresh }) => refresh() },
  { id: 'go', title: 'Go', run: ({ refresh }) => refresh() },
  { id: 'search', title: 'Search', hotkey: 'Ctrl+E', run: ({ selectText }) => selectText() },
  {
    id: 'selectAll',
    title: 'Select All',
    hotkey: 'Ctrl+A',
    run: ({ selectText }) => selectText(),
  },
  {
    id: 'help',
    title: 'Contents and Index',
    when: ({ openHelp }) => openHelp !== undefined,
    run: ({ openHelp }) => openHelp?.(),
  },
]

const MAIL = { appName: 'Mail' }

/** By id also for the buttons of the toolbar and the bar of links. */
export const BROWSER_COMMANDS: readonly Command<BrowserSubject>[] = [
  ...PAGE_COMMANDS,
  opens('openFile', 'Open...', { appName: 'Run' }, { hotkey: 'Ctrl+O' }),
  opens(
    'print',
    'Print...',
    { note: 'There is nothing here worth the ink.', instead: 'Resume' },
    { hotkey: 'Ctrl+P' },
  ),
  opens('message', 'Message', MAIL),
  opens('sendPage', 'Page by E-mail...', MAIL),
  opens('sendLink', 'Link by E-mail...', MAIL),
  opens('readMail', 'Read Mail', {
    note: 'No mail has arrived. Yours would be the first.',
    instead: 'Mail',
  }),
  opens('newMessage', 'New Message...', MAIL),
  opens(
    'favorites',
    'Favorites',
    { note: 'Yours are in your own browser. Ours are in the menu.' },
    { hotkey: 'Ctrl+I' },
  ),
  opens(
    'history',
    'History',
    { note: 'What you looked for here is nobody’s business.' },
    { hotkey: 'Ctrl+H' },
  ),
  opens('links', 'Links', { note: 'The links have rusted.', instead: 'Blog' }),
  opens('update', 'Windows Update', { note: 'Updates arrive when the owner publishes.' }),
  opens('messenger', 'Windows Messenger', {
    note: 'Your contacts are all offline.',
    instead: 'Assistant',
  }),
  opens('options', 'Internet Options...', { appName: 'Control Panel' }),
  opens('feedback', 'Send Feedback', MAIL),
  TIP_OF_THE_DAY,
  tells(
    'about',
    'About Internet Explorer',
    'Internet Explorer\nA look-alike, drawn for this desktop. Its search engine is built to find nothing, and never fails.',
  ),
  ...FAVORITES,
]
