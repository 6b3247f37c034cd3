import { describe, expect, it } from 'vitest'
import type { MenuTarget } from '../../../../src/desktop/commands.ts'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import { initialState } from '../../../../src/desktop/store/store.ts'
import { contextCommandById } from '../../../../src/shell/commands/contextCommands.ts'
import { chosenCommand, rowsOf } from '../../../../src/shell/commands/contextMenus.ts'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'
import { VIEWPORT, after } from '../../../support/builders.ts'
import { REGISTRY } from '../../../support/registry.ts'

const START = initialState(REGISTRY.icons, VIEWPORT)
const CHOICES = { muted: false, balloonDismissed: false, bubbleDismissed: false, greeted: false }

function subject(type: MenuTarget['type'], about: { title?: string; state?: DesktopState } = {}) {
  const { title, state = START } = about
  const icon = state.icons.find((each) => each.title === title)
  return { type, state, icon, registry: REGISTRY, choices: CHOICES }
}

/** Of a row with a menu beside it, those of its rows. */
const titlesIn = (rows: readonly MenuItem[]): string[] =>
  rows.flatMap((row) => {
    if (row.type === 'separator') return []
    return row.type === 'menu' ? titlesIn(row.items) : [row.text]
  })
const titlesOf = (of: ReturnType<typeof subject>): string[] => titlesIn(rowsOf(of))

describe('context menus', () => {
  it('have a command for each row, by its title', () => {
    for (const type of ['desktop', 'taskbar', 'icon', 'window'] as const) {
      for (const title of titlesOf(subject(type, { title: 'Blog' }))) {
        expect(chosenCommand({ type }, title), `${type}: ${title}`).toBeDefined()
      }
    }
    expect(chosenCommand({ type: 'icon' }, 'Refresh')).toBeUndefined()
  })

  it('have letters of their own in a window, and none elsewhere', () => {
    const lettersOf = (type: MenuTarget['type']) =>
      rowsOf(subject(type, { title: 'Blog' })).flatMap((row) =>
        row.type === 'item' ? [row.accessKey] : [],
      )
    expect(lettersOf('window')).toEqual(['r', 'm', 's', 'n', 'x', 'c'])
    expect(lettersOf('desktop').filter(Boolean)).toEqual([])
  })

  it('offer a page only for icons whose window has one', () => {
    expect(titlesOf(subject('icon', { title: 'Blog' }))).toContain('Open as page')
    for (const title of ['Notepad', 'My Computer', 'Cookies']) {
      expect(titlesOf(subject('icon', { title }))).toEqual(['Open', 'Copy link', 'Properties'])
    }
  })

  it.each([
    ['Blog', '/blog'],
    ['Notepad', '/#/notepad'],
    ['My Computer', '/#/my-computer'],
    ['Cookies', '/'],
  ])('copy the link of %s, its page or else its window', (title, href) => {
    const copy = contextCommandById('copyLink')
    expect(copy?.run(subject('icon', { title }))).toEqual([{ type: 'link/copied', href }])
  })

  it('tick what is remembered, and reset closes everything and says so', () => {
    const tick = contextCommandById('remember')
    expect(tick?.isChecked?.(subject('desktop'))).toBe(false)
    const state = after(START, { type: 'message/shown' })
    const reset = contextCommandById('reset')?.run(subject('desktop', { state })) ?? []
    expect(reset.map(({ type }) => type)).toEqual([
      'layout/opened',
      'icons/arranged',
      'desktop/remembered',
      'message/shown',
    ])
  })
})
