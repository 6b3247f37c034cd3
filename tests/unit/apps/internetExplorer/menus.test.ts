import { describe, expect, it } from 'vitest'
import { browserMenus } from '../../../../src/apps/internetExplorer/menus.ts'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'

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

const lines = (canGoBack: boolean) => browserMenus(canGoBack).map(line)

describe("the browser's menus", () => {
  it('have every row of the era', () => {
    expect(lines(false)).toEqual([
      'File > {New > {Window [Ctrl+N]; ---; Message; Post; Contact; Internet Call}; Open... [Ctrl+O]; Edit d; Save d [Ctrl+S]; Save As...; ---; Page Setup...; Print... [Ctrl+P]; Print Preview...; ---; Send > {Page by E-mail...; Link by E-mail...; Shortcut to Desktop}; Import and Export...; ---; Properties; Work Offline; Close}',
      'Edit > {Cut d [Ctrl+X]; Copy d [Ctrl+C]; Paste d [Ctrl+V]; ---; Select All [Ctrl+A]; ---; Find (on This Page)... [Ctrl+F]}',
      'View > {Toolbars > {v Standard Buttons; v Address Bar; v Links; ---; v Lock the Toolbars; Customize...}; v Status Bar; Explorer Bar > {Search [Ctrl+E]; Favorites [Ctrl+I]; History [Ctrl+H]; Folders; ---; Tip of the Day}; ---; Go to > {Back d [Alt+Left Arrow]; Forward d [Alt+Right Arrow]; ---; Home Page [Alt+Home]; ---; v Cannot find server}; Stop [Esc]; Refresh [F5]; ---; Text Size > {Largest; Larger; o Medium; Smaller; Smallest}; Encoding > {Auto-Select; ---; o Western European (Windows); More > {Arabic(ASMO 708); ---; Chinese Traditional}}; ---; Source; Privacy Report... d; Full Screen [F11]}',
      'Favorites > {Add to Favorites...; Organize Favorites...; ---; (folder) Links > {(paper) Customize Links; (paper) Free Hotmail; (paper) Windows; (book) Windows Marketplace; (paper) Windows Media}; (paper) MSN.com; (paper) Radio Station Guide}',
      'Tools > {Mail and News > {Read Mail; New Message...; Send a Link...; Send Page...; ---; Read News}; Pop-up Blocker > {Turn Off Pop-up Blocker; Pop-up Blocker Settings...}; Manage Add-ons...; Synchronize...; Windows Update; ---; Windows Messenger; Diagnose Connection Problems...; ---; Internet Options...}',
      'Help > {Contents and Index; Tip of the Day; For Netscape Users; Online Support; Send Feedback; ---; About Internet Explorer}',
    ])
  })

  it('let Back be chosen where there is a page to go back to, and nothing else changes', () => {
    const here = lines(true)
    expect(here[2]).toContain('Go to > {Back [Alt+Left Arrow]; Forward d')
    expect(here.map((each) => each.replace('Back [', 'Back d ['))).toEqual(lines(false))
  })
})
