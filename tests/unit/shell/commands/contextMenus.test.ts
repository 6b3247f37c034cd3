/** The context menus: their rows, and what choosing one asks for. */
import { describe, expect, it } from 'vitest'
import type { MenuTarget } from '../../../../src/desktop/commands.ts'
import { windowById } from '../../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import { initialState } from '../../../../src/desktop/store/store.ts'
import { type MenuEffect, menuOf } from '../../../../src/shell/commands/contextMenus.ts'
import { refusalOf } from '../../../../src/shell/commands/refusal.ts'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'
import { after, aWindow, VIEWPORT, withApps } from '../../../support/builders.ts'
import { rowsIn } from '../../../support/menuRows.ts'
import { REGISTRY } from '../../../support/registry.ts'

const START = initialState(REGISTRY.icons, VIEWPORT)
const CHOICES = {
  muted: false,
  quiet: false,
  volume: 100,
  sounds: 'error',
  balloonDismissed: false,
  bubbleDismissed: false,
  greeted: false,
}

function open(type: MenuTarget['type'], about: { title?: string; state?: DesktopState } = {}) {
  const { title, state = START } = about
  const subject = {
    state,
    icon: state.icons.find((each) => each.title === title),
    window: windowById(state, '1'),
    registry: REGISTRY,
    choices: CHOICES,
  }
  const effects: MenuEffect[] = []
  const items = menuOf(type, subject, (effect) => effects.push(effect))
  const row = (text: string) => rowsIn(items).find((each) => each.text === text)
  return {
    items,
    row,
    choose(text: string) {
      row(text)?.run?.()
      return effects
    },
  }
}

const ALL_WINDOWS = 'Cascade Windows|Tile Windows Horizontally|Tile Windows Vertically|Show Desktop'

const line = (item: MenuItem): string => {
  if (item.type === 'separator') return '-'
  return item.type === 'menu' ? `${item.text} > ${item.items.map(line).join(', ')}` : item.text
}

describe('context menus', () => {
  it.each([
    [
      'desktop',
      undefined,
      'Arrange Icons By > Name, Type, -, Auto Arrange|Refresh|-|Show Desktop|Copy link to this desktop|Remember this desk|Reset desktop|-|Properties',
    ],
    ['taskbar', undefined, `${ALL_WINDOWS}|-|Task Manager`],
    ['start', undefined, 'Open|Search...'],
    ['clock', undefined, `Adjust Date/Time|-|${ALL_WINDOWS}|-|Task Manager`],
    ['volume', undefined, 'Adjust Audio Properties'],
    ['icon', 'Blog', 'Open|Open as page|-|Copy link|-|Properties'],
    ['icon', 'Notepad', 'Open|-|Copy link|-|Properties'],
    ['icon', 'Cookies', 'Open|-|Copy link|-|Properties'],
    ['window', undefined, 'Restore|Move|Size|Minimize|Maximize|-|Close'],
  ] as const)('have their rows: %s, %s', (type, title, rows) => {
    expect(
      open(type, { ...(title && { title }) })
        .items.map(line)
        .join('|'),
    ).toBe(rows)
  })

  it('disable what would do nothing, and do nothing by it', () => {
    const { row, choose } = open('window', { state: withApps('Error') })
    expect(row('Size')?.disable).toBe(true)
    expect(choose('Size')).toEqual([])
    expect(row('Move')?.disable).toBeUndefined()
    expect(choose('Move')).toEqual([{ type: 'window/steered', id: '1', part: 'move' }])
  })

  it('of the taskbar lead to what they name', () => {
    expect(open('start').choose('Open')).toEqual([{ type: 'startMenu/toggled' }])
    expect(open('clock').choose('Adjust Date/Time')).toEqual([
      { type: 'app/asked', purpose: 'clock' },
    ])
    expect(open('volume').choose('Adjust Audio Properties')).toEqual([
      { type: 'app/asked', purpose: 'sounds' },
    ])
  })

  it('arrange all windows, and say so, where there are any', () => {
    expect(open('taskbar').row('Cascade Windows')?.disable).toBe(true)
    const effects = open('clock', { state: withApps('Notepad') }).choose('Tile Windows Vertically')
    expect(effects.at(-1)).toEqual({ type: 'words/said', words: 'Windows tiled' })
    expect(effects).toContainEqual(expect.objectContaining({ type: 'window/resized', id: '1' }))
  })

  it('say that icons are arranged, as nothing else tells those who do not see it', () => {
    const said = (row: string) => open('desktop').choose(row).at(-1)
    expect(said('Name')).toEqual({ type: 'words/said', words: 'Icons arranged by name' })
    expect(said('Auto Arrange')).toEqual({ type: 'words/said', words: 'Auto Arrange off' })
  })

  it('say why a row does nothing, and what does instead', () => {
    const why = (row: string, window: Parameters<typeof aWindow>[0]) =>
      refusalOf(row, aWindow(window))
    const header = { title: 'Assistant', icon: 'assistant' }
    expect(why('Close', { header })).toBe('Assistant stays open. Minimize it instead.')
    expect(why('Move', { minimized: true })).toBe(
      'A minimized window cannot be moved. Restore it first.',
    )
    expect(why('Size', { header })).toBe('Assistant has one size only.')
    expect(refusalOf('Open', undefined)).toBe('Open cannot be chosen now.')
  })

  it.each([
    ['Blog', '/blog'],
    ['Notepad', '/#/notepad'],
    ['My Computer', '/#/my-computer'],
    ['Cookies', '/'],
  ])('copy the link of %s, its page or else its window', (title, href) => {
    expect(open('icon', { title }).choose('Copy link')).toEqual([{ type: 'link/copied', href }])
  })

  it('tick what is remembered, and ask before a reset', () => {
    expect(open('desktop').row('Remember this desk')).toMatchObject({ checked: false })
    const state = after(START, { type: 'message/shown' })
    const effects = open('desktop', { state }).choose('Reset desktop')
    expect(effects).toMatchObject([{ type: 'message/shown', tone: 'question', asksReset: true }])
  })
})
