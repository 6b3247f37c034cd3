/** The menus of apps: every row of the era, with the commands of the app among them. */
import { describe, expect, it, vi } from 'vitest'
import { appMenus } from '../../../../src/apps/host/menus/appMenus.ts'
import { BROWSER_COMMANDS } from '../../../../src/apps/internetExplorer/commands.ts'
import browserText from '../../../../src/apps/internetExplorer/menus.txt?raw'
import { COMMANDS } from '../../../../src/apps/myComputer/commands.ts'
import myComputerText from '../../../../src/apps/myComputer/menus.txt?raw'
import { NOTEPAD_COMMANDS } from '../../../../src/apps/notepad/commands.ts'
import notepadText from '../../../../src/apps/notepad/menus.txt?raw'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'
import { rowsIn } from '../../../support/menuRows.ts'

const SYMBOLS = {
  check: 'v ',
  circle: 'o ',
  folder: '(folder) ',
  'ie-paper': '(paper) ',
  'ie-book': '(book) ',
}

/** A menu as one line: `d` disabled, `v` ticked, `o` dotted, `[hotkey]`, `> {menu beside it}`. */
function line(item: MenuItem): string {
  if (item.type === 'separator') return '---'
  const start = `${item.symbol ? SYMBOLS[item.symbol] : ''}${item.text}${item.disable ? ' d' : ''}`
  if (item.type === 'menu') return `${start} > {${item.items.map(line).join('; ')}}`
  return item.hotkey === undefined ? start : `${start} [${item.hotkey}]`
}

const doNothing = () => {}
const notepad = (subject: Partial<Parameters<(typeof NOTEPAD_COMMANDS)[0]['run']>[0]> = {}) =>
  appMenus(notepadText, NOTEPAD_COMMANDS, {
    isWrapped: false,
    close: doNothing,
    toggleWrap: doNothing,
    typeTimeDate: doNothing,
    ...subject,
  })
const browser = (canGoBack: boolean) =>
  appMenus(browserText, BROWSER_COMMANDS, { canGoBack, close: doNothing, goHome: doNothing })
const myComputer = appMenus(myComputerText, COMMANDS, { close: doNothing, openHelp: doNothing })

const TOOLBARS =
  'Toolbars > {v Standard Buttons; v Address Bar; v Links; ---; v Lock the Toolbars; Customize...}'
const EXPLORER_BAR =
  'Explorer Bar > {Search [Ctrl+E]; Favorites [Ctrl+I]; History [Ctrl+H]; Folders; ---; Tip of the Day}'
const FAVORITES =
  'Favorites > {Add to Favorites...; Organize Favorites...; ---; (folder) Links > {(paper) Customize Links; (paper) Free Hotmail; (paper) Windows; (book) Windows Marketplace; (paper) Windows Media}; (paper) MSN.com; (paper) Radio Station Guide}'

describe('the menus of the era', () => {
  it('are whole in Notepad', () => {
    expect(notepad().map(line)).toEqual([
      'File > {New d; Open... d; Save d; Save As... d; ---; Page Setup... d; Print... d; ---; Exit}',
      'Edit > {Undo... d; ---; Cut d; Copy d; Paste d; Delete d; ---; Find... d; Find Next d; Replace... d; Go To... d; ---; Select All d; Time/Date}',
      'Format > {v Word Wrap; Font... d}',
      'View > {Status Bar d}',
      'Help > {Help Topics d; About Notepad d}',
    ])
  })

  it('are whole in Internet Explorer', () => {
    expect(browser(false).map(line)).toEqual([
      'File > {New > {Window [Ctrl+N]; ---; Message; Post; Contact; Internet Call}; Open... [Ctrl+O]; Edit d; Save d [Ctrl+S]; Save As...; ---; Page Setup...; Print... [Ctrl+P]; Print Preview...; ---; Send > {Page by E-mail...; Link by E-mail...; Shortcut to Desktop}; Import and Export...; ---; Properties; Work Offline; Close}',
      'Edit > {Cut d [Ctrl+X]; Copy d [Ctrl+C]; Paste d [Ctrl+V]; ---; Select All [Ctrl+A]; ---; Find (on This Page)... [Ctrl+F]}',
      `View > {${TOOLBARS}; v Status Bar; ${EXPLORER_BAR}; ---; Go to > {Back d [Alt+Left Arrow]; Forward d [Alt+Right Arrow]; ---; Home Page [Alt+Home]; ---; v Cannot find server}; Stop [Esc]; Refresh [F5]; ---; Text Size > {Largest; Larger; o Medium; Smaller; Smallest}; Encoding > {Auto-Select; ---; o Western European (Windows); More > {Arabic(ASMO 708); ---; Chinese Traditional}}; ---; Source; Privacy Report... d; Full Screen [F11]}`,
      FAVORITES,
      'Tools > {Mail and News > {Read Mail; New Message...; Send a Link...; Send Page...; ---; Read News}; Pop-up Blocker > {Turn Off Pop-up Blocker; Pop-up Blocker Settings...}; Manage Add-ons...; Synchronize...; Windows Update; ---; Windows Messenger; Diagnose Connection Problems...; ---; Internet Options...}',
      'Help > {Contents and Index; Tip of the Day; For Netscape Users; Online Support; Send Feedback; ---; About Internet Explorer}',
    ])
  })

  it('are whole in My Computer', () => {
    expect(myComputer.map(line)).toEqual([
      'File > {Create Shortcut d; Delete d; Rename d; Properties d; ---; Close}',
      'Edit > {Undo d [Ctrl+Z]; ---; Cut d [Ctrl+X]; Copy d [Ctrl+C]; Paste d [Ctrl+V]; Paste Shortcut d; ---; Copy To Folder... d; Move To Folder... d; ---; Select All [Ctrl+A]; Invert Selection}',
      `View > {${TOOLBARS}; Status Bar; ${EXPLORER_BAR}; ---; Thumbnails; o Tiles; Icons; List; Details; ---; Arrange Icons by > {Name; o Type; Total Size; Free Space; Comments; ---; v Show in Groups; Auto Arrange; Align to Grid}; ---; Choose Details...; Go to > {Back d [Alt+Left Arrow]; Forward d [Alt+Right Arrow]; Up One Level; ---; Home Page [Alt+Home]; ---; v My Computer}; Refresh}`,
      FAVORITES,
      'Tools > {Map Network Drive...; Disconnect Network Drive...; Synchronize...; ---; Folder Options...}',
      'Help > {Help and Support Center; ---; Is this copy of Windows legal?; About Windows}',
    ])
  })
})

describe('the commands among them', () => {
  it('are the only rows that do anything, and are named by the app', () => {
    const live = (menus: readonly MenuItem[]) =>
      rowsIn(menus)
        .filter(({ run }) => run)
        .map(({ text }) => text)
    expect(live(notepad())).toEqual(['Exit', 'Time/Date', 'Word Wrap'])
    expect(live(browser(true))).toEqual(['Close', 'Back', 'Home Page'])
    expect(live(myComputer)).toEqual(['Close', 'Help and Support Center'])
    expect(() => appMenus('File\n  {print}', [], {})).toThrow('print')
  })

  it('do what they say, unless they are disabled', () => {
    const typeTimeDate = vi.fn<() => void>()
    const row = (menus: readonly MenuItem[], text: string) =>
      rowsIn(menus).find((each) => each.text === text)
    row(notepad({ typeTimeDate }), 'Time/Date')?.run?.()
    expect(typeTimeDate).toHaveBeenCalledTimes(1)
    const readOnly = row(notepad({ typeTimeDate: undefined } as object), 'Time/Date')
    expect(readOnly).toMatchObject({ disable: true })
    readOnly?.run?.()
    expect(typeTimeDate).toHaveBeenCalledTimes(1)
    for (const checked of [true, false]) {
      const wrap = row(notepad({ isWrapped: checked }), 'Word Wrap')
      expect(wrap).toMatchObject({ symbol: 'check', checked })
    }
    expect(row(browser(true), 'Back')?.disable).toBeUndefined()
    expect(row(browser(false), 'Back')?.disable).toBe(true)
  })
})
