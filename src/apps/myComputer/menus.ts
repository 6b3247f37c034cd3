/** The menus of My Computer, as the era had them. Of all rows only Close does anything. */
import type { MenuCommand, MenuItem, MenuSymbolName, Submenu } from '../../ui/menu/menuItem.ts'

const SEPARATOR: MenuItem = { type: 'separator' }

function row(text: string, hotkey?: string): MenuCommand {
  return hotkey === undefined ? { type: 'item', text } : { type: 'item', text, hotkey }
}

function disabled(text: string, hotkey?: string): MenuItem {
  return { ...row(text, hotkey), disable: true }
}

function marked(symbol: MenuSymbolName, ...texts: readonly string[]): readonly MenuItem[] {
  return texts.map((text) => ({ type: 'item', text, symbol }))
}

function menu(text: string, ...items: readonly MenuItem[]): Submenu {
  return { type: 'menu', text, items }
}

const TOOLBARS = menu(
  'Toolbars',
  ...marked('check', 'Standard Buttons', 'Address Bar', 'Links'),
  SEPARATOR,
  ...marked('check', 'Lock the Toolbars'),
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

const ARRANGE = menu(
  'Arrange Icons by',
  row('Name'),
  ...marked('circle', 'Type'),
  row('Total Size'),
  row('Free Space'),
  row('Comments'),
  SEPARATOR,
  ...marked('check', 'Show in Groups'),
  row('Auto Arrange'),
  row('Align to Grid'),
)

const GO_TO = menu(
  'Go to',
  disabled('Back', 'Alt+Left Arrow'),
  disabled('Forward', 'Alt+Right Arrow'),
  row('Up One Level'),
  SEPARATOR,
  row('Home Page', 'Alt+Home'),
  SEPARATOR,
  ...marked('check', 'My Computer'),
)

const LINKS: Submenu = {
  ...menu(
    'Links',
    ...marked('ie-paper', 'Customize Links', 'Free Hotmail', 'Windows'),
    ...marked('ie-book', 'Windows Marketplace'),
    ...marked('ie-paper', 'Windows Media'),
  ),
  symbol: 'folder',
}

/** The row that closes the window. */
export const CLOSE = 'Close'
/** The row that opens the help of this site. */
export const HELP = 'Help and Support Center'

export const MENUS: readonly Submenu[] = [
  menu(
    'File',
    ...['Create Shortcut', 'Delete', 'Rename', 'Properties'].map((text) => disabled(text)),
    SEPARATOR,
    row(CLOSE),
  ),
  menu(
    'Edit',
    disabled('Undo', 'Ctrl+Z'),
    SEPARATOR,
    disabled('Cut', 'Ctrl+X'),
    disabled('Copy', 'Ctrl+C'),
    disabled('Paste', 'Ctrl+V'),
    disabled('Paste Shortcut'),
    SEPARATOR,
    disabled('Copy To Folder...'),
    disabled('Move To Folder...'),
    SEPARATOR,
    row('Select All', 'Ctrl+A'),
    row('Invert Selection'),
  ),
  menu(
    'View',
    TOOLBARS,
    // Not ticked: this window has none.
    row('Status Bar'),
    EXPLORER_BAR,
    SEPARATOR,
    row('Thumbnails'),
    ...marked('circle', 'Tiles'),
    row('Icons'),
    row('List'),
    row('Details'),
    SEPARATOR,
    ARRANGE,
    SEPARATOR,
    row('Choose Details...'),
    GO_TO,
    row('Refresh'),
  ),
  menu(
    'Favorites',
    row('Add to Favorites...'),
    row('Organize Favorites...'),
    SEPARATOR,
    LINKS,
    ...marked('ie-paper', 'MSN.com', 'Radio Station Guide'),
  ),
  menu(
    'Tools',
    row('Map Network Drive...'),
    row('Disconnect Network Drive...'),
    row('Synchronize...'),
    SEPARATOR,
    row('Folder Options...'),
  ),
  menu('Help', row(HELP), SEPARATOR, row('Is this copy of Windows legal?'), row('About Windows')),
]
