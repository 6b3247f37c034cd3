import { describe, expect, it } from 'vitest'
import {
  commandById,
  COMMANDS,
  effectsOf,
  WINDOW_MENU,
  type CommandId,
} from '../../../src/desktop/commands.ts'
import { commandByKeys, isChord } from '../../../src/desktop/keys.ts'
import { windowById } from '../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { after, withApps } from '../../support/builders.ts'

/** The titles of the rows that the menu of a window offers. */
function enabled(state: DesktopState, id = '1'): string[] {
  return WINDOW_MENU.flatMap((row) => (row === 'separator' ? [] : [commandById(row)]))
    .filter((command) => command.when(state, windowById(state, id)))
    .map(({ title }) => title)
}

const plain = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false }

describe('commands', () => {
  it('are found by their ids, and no two share a key', () => {
    for (const { id } of COMMANDS) expect(commandById(id).id).toBe(id)
    const keys = COMMANDS.flatMap((command) => command.keys ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('can all be reached: by keys, by a menu or by a button of the taskbar', () => {
    const unreached = COMMANDS.filter(({ id, keys }) => !keys && !WINDOW_MENU.includes(id))
    expect(unreached.map(({ id }) => id)).toEqual([
      'showDesktop',
      'sortByName',
      'sortByType',
      'autoArrange',
    ])
  })

  it('do nothing while the desktop is powered off', () => {
    const off = after(withApps('Notepad'), { type: 'power/turnedOff', mode: 'TURN_OFF' })
    for (const command of COMMANDS) expect(effectsOf(command, off, '1')).toEqual([])
  })
})

describe('the menu of a window offers', () => {
  const usual = ['Move', 'Size', 'Minimize', 'Maximize', 'Close']
  it.each([
    ['an ordinary one', [], usual],
    [
      'a maximized one',
      [{ type: 'window/maximizeToggled', id: '1' }],
      ['Restore', 'Minimize', 'Close'],
    ],
    ['a minimized one', [{ type: 'window/minimized', id: '1' }], ['Restore', 'Maximize', 'Close']],
    [
      'a snapped one',
      [{ type: 'window/snapped', id: '1', side: 'left' }],
      ['Restore', 'Move', 'Size', 'Minimize', 'Maximize', 'Close'],
    ],
  ] as const)('what does something to %s', (_what, actions, titles) => {
    expect(enabled(after(withApps('Notepad'), ...actions))).toEqual(titles)
  })

  it('only what its kind allows', () => {
    expect(enabled(withApps('Error'))).toEqual(['Move', 'Close'])
    expect(enabled(withApps('Assistant'))).toEqual(['Move', 'Size', 'Minimize', 'Maximize'])
    expect(enabled(withApps())).toEqual([])
  })
})

describe('a command about a window', () => {
  /** The state after the actions among the effects of a command. */
  const run = (state: DesktopState, command: CommandId, id: string): DesktopState => {
    let next = state
    for (const effect of effectsOf(commandById(command), state, id)) {
      if (effect.type === 'switcher/stepped' || effect.type === 'windowMenu/opened') continue
      if (effect.type === 'startMenu/toggled') continue
      if (effect.type === 'window/steered') continue
      if (effect.type === 'icons/sorted' || effect.type === 'icons/autoArrangeToggled') continue
      next = after(next, effect)
    }
    return next
  }

  it.each<[CommandId, Partial<NonNullable<ReturnType<typeof windowById>>>]>([
    ['minimize', { minimized: true }],
    ['maximize', { maximized: true, minimized: false }],
  ])('acts whatever the focus is on: %s', (command, result) => {
    const state = after(withApps('Notepad', 'My Computer'), { type: 'desktop/focused' })
    expect(windowById(run(state, command, '1'), '1')).toMatchObject(result)
  })

  it('closes and restores', () => {
    const state = after(withApps('Notepad'), { type: 'desktop/focused' })
    expect(run(state, 'close', '1').apps).toEqual([])
    const maximized = run(state, 'maximize', '1')
    expect(windowById(run(maximized, 'restore', '1'), '1')?.maximized).toBe(false)
    const minimized = run(maximized, 'minimize', '1')
    expect(windowById(run(minimized, 'restore', '1'), '1')).toMatchObject({
      minimized: false,
      maximized: true,
    })
    expect(windowById(run(minimized, 'maximize', '1'), '1')).toMatchObject({
      minimized: false,
      maximized: true,
    })
  })

  it('closes an inactive window without raising it while the focus is on windows', () => {
    const state = withApps('Notepad', 'My Computer')
    expect(effectsOf(commandById('close'), state, '1')).toEqual([
      { type: 'window/deleted', id: '1' },
    ])
  })
})

describe('keys', () => {
  it('are a place on the keyboard with exactly its modifiers', () => {
    const backquote = { ...plain, code: 'Backquote', key: '^', ctrlKey: true }
    expect(commandByKeys(backquote)?.id).toBe('switchWindows')
    expect(commandByKeys({ ...backquote, shiftKey: true })?.id).toBe('switchWindowsBack')
    expect(commandByKeys({ ...backquote, altKey: true })).toBeUndefined()
    expect(commandByKeys({ ...backquote, metaKey: true })).toBeUndefined()
    expect(commandByKeys({ ...backquote, ctrlKey: false })).toBeUndefined()
  })

  it('leave a space to the text that it types', () => {
    const space = { ...plain, code: 'Space', key: ' ', altKey: true }
    expect(commandByKeys(space)?.id).toBe('windowMenu')
    expect(commandByKeys({ ...space, ctrlKey: true })?.id).toBe('windowMenu')
    expect(isChord({ ...space, key: '\u00a0' }, 'Alt+Space')).toBe(false)
    expect(commandByKeys({ ...space, altKey: false })).toBeUndefined()
  })

  it('with names are those of any layout', () => {
    const enter = { ...plain, code: 'Enter', key: 'Enter', ctrlKey: true, altKey: true }
    expect(commandByKeys(enter)?.id).toBe('startMenu')
    expect(commandByKeys({ ...enter, altKey: false })).toBeUndefined()
    const escape = { ...plain, code: 'Escape', key: 'Escape', ctrlKey: true }
    expect(commandByKeys(escape)?.id).toBe('startMenu')
    expect(commandByKeys({ ...escape, shiftKey: true })).toBeUndefined()
  })

  it('of a letter are where the layout has it, or at its place where the layout has none', () => {
    const letter = { ...plain, code: 'KeyK', key: 'k', ctrlKey: true }
    expect(commandByKeys(letter)?.id).toBe('search')
    expect(commandByKeys({ ...letter, ctrlKey: false, metaKey: true })?.id).toBe('search')
    expect(commandByKeys({ ...letter, key: 'K' })?.id).toBe('search')
    expect(commandByKeys({ ...letter, code: 'KeyV' })?.id).toBe('search')
    expect(commandByKeys({ ...letter, key: 'л' })?.id).toBe('search')
    expect(commandByKeys({ ...letter, key: 't' })).toBeUndefined()
    expect(commandByKeys({ ...letter, metaKey: true })).toBeUndefined()
    expect(commandByKeys({ ...letter, shiftKey: true })).toBeUndefined()
    expect(commandByKeys({ ...plain, code: 'F1', key: 'F1' })?.id).toBe('help')
    expect(commandByKeys({ ...plain, code: 'F1', key: 'F1', ctrlKey: true })).toBeUndefined()
  })
})
