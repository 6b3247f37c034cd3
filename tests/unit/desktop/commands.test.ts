import { describe, expect, it } from 'vitest'
import {
  CLOSE_WINDOW,
  COMMANDS,
  effectsOf,
  SHOW_DESKTOP,
  WINDOW_COMMANDS,
} from '../../../src/desktop/commands.ts'
import { commandByKeys, isChord, type KeyPress } from '../../../src/desktop/keys.ts'
import { windowById } from '../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { after, withApps } from '../../support/builders.ts'
import { REGISTRY } from '../../support/registry.ts'

const ROWS = [...WINDOW_COMMANDS, CLOSE_WINDOW]
const ALL = [...COMMANDS, SHOW_DESKTOP, ...ROWS]

/** The titles of the commands that would do something to the window. */
function enabled(state: DesktopState, id = '1'): string[] {
  return ROWS.filter(({ when }) => when?.({ state, window: windowById(state, id) })).map(
    ({ title }) => title,
  )
}

const commandOf = (press: KeyPress) => commandByKeys(press, REGISTRY.commands)?.id
const plain = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false }

it('commands do nothing while the desktop is powered off', () => {
  const off = after(withApps('Notepad'), { type: 'power/turnedOff', mode: 'TURN_OFF' })
  for (const command of [...ALL, ...REGISTRY.commands])
    expect(effectsOf(command, off, '1')).toEqual([])
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

it('a command about a window closes an inactive window without raising it while the focus is on windows', () => {
  const state = withApps('Notepad', 'My Computer')
  expect(effectsOf(CLOSE_WINDOW, state, '1')).toEqual([{ type: 'window/deleted', id: '1' }])
})

describe('keys', () => {
  it('are a place on the keyboard with exactly its modifiers', () => {
    const backquote = { ...plain, code: 'Backquote', key: '^', ctrlKey: true }
    expect(commandOf(backquote)).toBe('switchWindows')
    expect(commandOf({ ...backquote, shiftKey: true })).toBe('switchWindowsBack')
    expect(commandOf({ ...backquote, altKey: true })).toBeUndefined()
    expect(commandOf({ ...backquote, metaKey: true })).toBeUndefined()
    expect(commandOf({ ...backquote, ctrlKey: false })).toBeUndefined()
  })

  it('leave a space to the text that it types', () => {
    const space = { ...plain, code: 'Space', key: ' ', altKey: true }
    expect(commandOf(space)).toBe('windowMenu')
    expect(commandOf({ ...space, ctrlKey: true })).toBe('windowMenu')
    expect(isChord({ ...space, key: '\u00a0' }, 'Alt+Space')).toBe(false)
    expect(commandOf({ ...space, altKey: false })).toBeUndefined()
  })

  it('with names are those of any layout', () => {
    const enter = { ...plain, code: 'Enter', key: 'Enter', ctrlKey: true, altKey: true }
    expect(commandOf(enter)).toBe('startMenu')
    expect(commandOf({ ...enter, altKey: false })).toBeUndefined()
    const escape = { ...plain, code: 'Escape', key: 'Escape', ctrlKey: true }
    expect(commandOf(escape)).toBe('startMenu')
    expect(commandOf({ ...escape, shiftKey: true })).toBeUndefined()
  })

  it('of a letter are where the layout has it, or at its place where the layout has none', () => {
    const letter = { ...plain, code: 'KeyK', key: 'k', ctrlKey: true }
    expect(commandOf(letter)).toBe('search')
    expect(commandOf({ ...letter, ctrlKey: false, metaKey: true })).toBe('search')
    expect(commandOf({ ...letter, key: 'K' })).toBe('search')
    expect(commandOf({ ...letter, code: 'KeyV' })).toBe('search')
    expect(commandOf({ ...letter, key: 'л' })).toBe('search')
    expect(commandOf({ ...letter, key: 't' })).toBeUndefined()
    expect(commandOf({ ...letter, metaKey: true })).toBeUndefined()
    expect(commandOf({ ...letter, shiftKey: true })).toBeUndefined()
    expect(commandOf({ ...plain, code: 'F1', key: 'F1' })).toBe('help')
    expect(commandOf({ ...plain, code: 'F1', key: 'F1', ctrlKey: true })).toBeUndefined()
  })
})
