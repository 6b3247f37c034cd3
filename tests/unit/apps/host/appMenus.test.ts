/** The menus of apps: every row of the era, with the commands of the app among them. */
import { describe, expect, it, vi } from 'vitest'
import * as registered from '../../../../src/apps/registry.ts'
import type { Command } from '../../../../src/desktop/commands.ts'
import { appMenus, runnerOf } from '../../../../src/apps/host/menus/appMenus.ts'
import type { Target } from '../../../../src/apps/host/openings.ts'
import { BROWSER_COMMANDS } from '../../../../src/apps/internetExplorer/commands.ts'
import { BROWSER_PATH } from '../../../../src/apps/internetExplorer/search/model.ts'
import browserText from '../../../../src/apps/internetExplorer/menus.txt?raw'
import { COMMANDS, folderMenus, groundItems } from '../../../../src/apps/myComputer/commands.ts'
import { placeAt } from '../../../../src/apps/myComputer/files/places.ts'
import { MANAGER_COMMANDS } from '../../../../src/apps/taskManager/commands.ts'
import managerText from '../../../../src/apps/taskManager/menus.txt?raw'
import { NOTEPAD_COMMANDS } from '../../../../src/apps/notepad/commands.ts'
import notepadText from '../../../../src/apps/notepad/menus.txt?raw'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'
import type { AppWindow } from '../../../../src/desktop/state.ts'
import { aWindow } from '../../../support/builders.ts'
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
const actions = {
  openTarget: doNothing,
  open: doNothing,
  openHelp: doNothing,
  openSearch: doNothing,
}
const browserSubject = (canGoBack: boolean) => ({
  ...actions,
  path: BROWSER_PATH,
  appName: 'Internet Explorer',
  canGoBack,
  close: doNothing,
  goHome: doNothing,
  refresh: doNothing,
  selectText: doNothing,
})
const browser = (canGoBack: boolean) =>
  appMenus(browserText, BROWSER_COMMANDS, browserSubject(canGoBack))
const foldersAt = (path: string) => ({
  ...actions,
  place: placeAt(path),
  path,
  canGoBack: true,
  canGoUp: true,
  close: doNothing,
  goBack: doNothing,
  goUp: doNothing,
  refresh: doNothing,
})
const folders = foldersAt('/my-computer')
const myComputer = folderMenus(folders)

describe('the commands among them', () => {
  it('of Notepad show the keys of the era, but none that does something else here', () => {
    const keys = Object.fromEntries(rowsIn(notepad()).map(({ text, hotkey }) => [text, hotkey]))
    expect(keys).toMatchObject({ 'Undo...': 'Ctrl+Z', 'Find Next': 'F3', 'Select All': 'Ctrl+A' })
    expect(keys['Time/Date']).toBeUndefined()
  })

  it('of Task Manager act on what is selected, and power is off on a phone', () => {
    const live = (isPhone: boolean, selected: AppWindow | undefined) =>
      rowsIn(
        appMenus(managerText, MANAGER_COMMANDS, {
          ...actions,
          isPhone,
          selected,
          close: doNothing,
          minimize: doNothing,
          switchTo: doNothing,
        }),
      ).flatMap(({ text, disable }) => (disable ? [] : [text]))
    const power = ['Turn Off', 'Log Off']
    const on = ['Minimize', 'Bring To Front']
    const task = aWindow({ minimized: false })
    const [desktop, phone] = [live(false, task), live(true, undefined)]
    expect(desktop).toEqual(expect.arrayContaining([...on, ...power]))
    expect(phone.filter((text) => [...on, ...power].includes(text))).toEqual([])
    expect(live(false, aWindow({ minimized: true }))).not.toContain('Minimize')
  })

  it.each([
    ['/my-computer', ['Tiles', 'Type', 'Show in Groups', 'My Computer']],
    ['/my-computer/C/blog', ['Icons', 'Name']],
    ['/my-pictures', ['Thumbnails', 'Name']],
  ])('of My Computer say how %s is shown, in View and on empty ground', (path, marked) => {
    const subject = foldersAt(path)
    const marks = (items: readonly MenuItem[]) =>
      rowsIn(items).flatMap(({ text, checked }) => (checked === true ? [text] : []))
    expect(marks(folderMenus(subject))).toEqual(marked)
    const ground = groundItems(subject)
    expect(marks(ground)).toEqual(marked.filter((text) => text !== 'My Computer'))
    const live = rowsIn(ground).filter(({ disable }) => !disable)
    expect(live.map(({ text }) => text)).toEqual(['Refresh', 'Properties'])
    const openTarget = vi.fn<(target: Target) => void>()
    runnerOf(COMMANDS, { ...subject, openTarget })('views')
    const [view] = marked
    expect(openTarget).toHaveBeenCalledWith({
      note: `${view} are the only view that is left here.`,
    })
  })

  it('are all that is not disabled', () => {
    const live = (menus: readonly MenuItem[]) =>
      rowsIn(menus)
        .filter(({ run }) => run)
        .map(({ text }) => text)
    expect(live(notepad())).toEqual(['Exit', 'Time/Date', 'Word Wrap'])
    for (const menus of [browser(true), myComputer]) {
      const silent = rowsIn(menus).filter(({ run, disable }) => !run && !disable)
      expect(silent.map(({ text }) => text)).toEqual([])
    }
    expect(live(browser(true))).toEqual(expect.arrayContaining(['Close', 'Back', 'Home Page']))
    expect(live(myComputer)).toEqual(expect.arrayContaining(['Close', 'Up One Level', 'Refresh']))
    expect(() => appMenus('File\n  {print}', [], {})).toThrow('print')
    expect(() => runnerOf<object>([], {})('print')).toThrow('print')
  })

  it('do one thing each, by a row or a button, and open apps that there are', () => {
    /** What each command asks of the desktop, by its id. */
    const askedBy = <S extends object>(commands: readonly Command<S>[], subject: S) =>
      commands.map(({ id }) => {
        const asked: unknown[] = []
        const watched = Object.entries(subject).map(([name, value]) => [
          name,
          typeof value === 'function' ? (what?: unknown) => asked.push(what) : value,
        ])
        runnerOf(commands, Object.fromEntries(watched) as S)(id)
        return { id, asked }
      })
    const all = [...askedBy(BROWSER_COMMANDS, browserSubject(true)), ...askedBy(COMMANDS, folders)]
    expect(all.filter(({ asked }) => asked.length !== 1)).toEqual([])
    const targets = all.map(({ asked: [target] }): Target => Object(target))
    const named = targets.flatMap(({ appName, instead }) => [appName ?? instead ?? []].flat())
    const apps = Object.values(registered).map(({ appName }) => appName)
    expect(new Set(apps)).toEqual(new Set([...apps, ...named]))
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
