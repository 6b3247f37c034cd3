/** The browser's menus. Data only: what a row does is the view's business. */
import type { MenuCommand, MenuItem, MenuSymbolName, Submenu } from '../../ui/menu/menuItem.ts'

const SEPARATOR = { type: 'separator' } as const

const row = (text: string, hotkey?: string): MenuCommand =>
  hotkey === undefined ? { type: 'item', text } : { type: 'item', text, hotkey }

const disabled = (command: MenuCommand): MenuCommand => ({ ...command, disable: true })

const marked = (symbol: MenuSymbolName, text: string): MenuCommand => ({ ...row(text), symbol })

const menu = (text: string, ...items: readonly MenuItem[]): Submenu => ({
  type: 'menu',
  text,
  items,
})

const FILE = menu(
  'File',
  menu(
    'New',
    row('Window', 'Ctrl+N'),
    SEPARATOR,
    ...['Message', 'Post', 'Contact', 'Internet Call'].map((text) => row(text)),
  ),
  row('Open...', 'Ctrl+O'),
  disabled(row('Edit')),
  disabled(row('Save', 'Ctrl+S')),
  row('Save As...'),
  SEPARATOR,
  row('Page Setup...'),
  row('Print...', 'Ctrl+P'),
  row('Print Preview...'),
  SEPARATOR,
  menu('Send', row('Page by E-mail...'), row('Link by E-mail...'), row('Shortcut to Desktop')),
  row('Import and Export...'),
  SEPARATOR,
  row('Properties'),
  row('Work Offline'),
  row('Close'),
)

const EDIT = menu(
  'Edit',
  disabled(row('Cut', 'Ctrl+X')),
  disabled(row('Copy', 'Ctrl+C')),
  disabled(row('Paste', 'Ctrl+V')),
  SEPARATOR,
  row('Select All', 'Ctrl+A'),
  SEPARATOR,
  row('Find (on This Page)...', 'Ctrl+F'),
)

const TOOLBARS = menu(
  'Toolbars',
  marked('check', 'Standard Buttons'),
  marked('check', 'Address Bar'),
  marked('check', 'Links'),
  SEPARATOR,
  marked('check', 'Lock the Toolbars'),
  row('Customize...'),
)

const EXPLORER_BAR = menu(
  'Explorer Bar',
  row('Search', 'Ctrl+E'),
  row('Favorites', 'Ctrl+I'),
  row('History', 'Ctrl+H'),
  row('Folders'),
  SEPARATOR,
  row('Tip of the Day'),
)

const TEXT_SIZE = menu(
  'Text Size',
  row('Largest'),
  row('Larger'),
  marked('circle', 'Medium'),
  row('Smaller'),
  row('Smallest'),
)

const ENCODING = menu(
  'Encoding',
  row('Auto-Select'),
  SEPARATOR,
  marked('circle', 'Western European (Windows)'),
  menu('More', row('Arabic(ASMO 708)'), SEPARATOR, row('Chinese Traditional')),
)

const goTo = (canGoBack: boolean): Submenu =>
  menu(
    'Go to',
    { ...row('Back', 'Alt+Left Arrow'), disable: !canGoBack },
    disabled(row('Forward', 'Alt+Right Arrow')),
    SEPARATOR,
    row('Home Page', 'Alt+Home'),
    SEPARATOR,
    marked('check', 'Cannot find server'),
  )

const view = (canGoBack: boolean): Submenu =>
  menu(
    'View',
    TOOLBARS,
    marked('check', 'Status Bar'),
    EXPLORER_BAR,
    SEPARATOR,
    goTo(canGoBack),
    row('Stop', 'Esc'),
    row('Refresh', 'F5'),
    SEPARATOR,
    TEXT_SIZE,
    ENCODING,
    SEPARATOR,
    row('Source'),
    disabled(row('Privacy Report...')),
    row('Full Screen', 'F11'),
  )

const FAVORITES = menu(
  'Favorites',
  row('Add to Favorites...'),
  row('Organize Favorites...'),
  SEPARATOR,
  {
    ...menu(
      'Links',
      marked('ie-paper', 'Customize Links'),
      marked('ie-paper', 'Free Hotmail'),
      marked('ie-paper', 'Windows'),
      marked('ie-book', 'Windows Marketplace'),
      marked('ie-paper', 'Windows Media'),
    ),
    symbol: 'folder',
  },
  marked('ie-paper', 'MSN.com'),
  marked('ie-paper', 'Radio Station Guide'),
)

const TOOLS = menu(
  'Tools',
  menu(
    'Mail and News',
    row('Read Mail'),
    row('New Message...'),
    row('Send a Link...'),
    row('Send Page...'),
    SEPARATOR,
    row('Read News'),
  ),
  menu('Pop-up Blocker', row('Turn Off Pop-up Blocker'), row('Pop-up Blocker Settings...')),
  row('Manage Add-ons...'),
  row('Synchronize...'),
  row('Windows Update'),
  SEPARATOR,
  row('Windows Messenger'),
  row('Diagnose Connection Problems...'),
  SEPARATOR,
  row('Internet Options...'),
)

const HELP = menu(
  'Help',
  row('Contents and Index'),
  row('Tip of the Day'),
  row('For Netscape Users'),
  row('Online Support'),
  row('Send Feedback'),
  SEPARATOR,
  row('About Internet Explorer'),
)

/** The menus; Go to > Back can be chosen only where there is a page to go back to. */
export function browserMenus(canGoBack: boolean): readonly Submenu[] {
  return [FILE, EDIT, view(canGoBack), FAVORITES, TOOLS, HELP]
}
