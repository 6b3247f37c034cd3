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
