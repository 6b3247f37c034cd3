import { describe, expect, it, vi } from 'vitest'
import { COMMANDS, WINDOW_COMMANDS } from '../../../../src/desktop/commands.ts'
import { activeWindowId } from '../../../../src/desktop/selectors.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createCommandUi } from '../../../../src/shell/commands/commandUi.ts'
import { openSwitcher, stepSwitcher } from '../../../../src/shell/commands/windowSwitcher.ts'
import { after, ICONS, MANIFESTS, VIEWPORT, withApps } from '../../../support/builders.ts'

function setUp(...apps: readonly string[]) {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  for (const appName of apps) store.dispatch({ type: 'app/added', appName })
  const steer = vi.fn<(id: string, part: 'move' | 'size') => void>()
  const services = {} as Parameters<typeof createCommandUi>[0]['services']
  const ui = createCommandUi({ store, services, steer, refresh: () => {} })
  const run = (id: string, window: string | null) => {
    const command = [...COMMANDS, ...WINDOW_COMMANDS].find((each) => each.id === id)
    return command !== undefined && ui.run(command, window)
  }
  return { store, steer, commands: { ...ui, run } }
}

describe('the switcher', () => {
  it('begins with the window below the active one, or with the topmost, and goes round', () => {
    const state = withApps('Notepad', 'My Computer', 'Assistant')
    expect(openSwitcher(state, 1)).toEqual({ ids: ['3', '2', '1'], chosen: 1 })
    expect(openSwitcher(state, -1)).toEqual({ ids: ['3', '2', '1'], chosen: 2 })
    const onDesktop = after(state, { type: 'desktop/focused' })
    expect(openSwitcher(onDesktop, 1).chosen).toBe(0)
    expect(openSwitcher(onDesktop, -1).chosen).toBe(2)
    expect(stepSwitcher({ ids: ['3', '2', '1'], chosen: 2 }, 1).chosen).toBe(0)
    expect(openSwitcher(withApps('Notepad'), 1).chosen).toBe(0)
  })

  it('lists minimized windows last, so that the first step leads to a window that is shown', () => {
    const minimized = { type: 'window/minimized', id: '3' } as const
    const state = after(withApps('Notepad', 'My Computer', 'Assistant'), minimized)
    expect(openSwitcher(state, 1)).toEqual({ ids: ['2', '1', '3'], chosen: 1 })
  })

  it('goes on while it is open, and to what is chosen at the end', () => {
    const { store, commands } = setUp('Notepad', 'My Computer', 'Assistant')
    const heard = vi.fn<() => void>()
    commands.subscribe(heard)
    expect(commands.run('switchWindows', null)).toBe(true)
    commands.run('switchWindows', null)
    expect(commands.view()).toMatchObject({ type: 'switcher', chosen: 2 })
    commands.choose()
    expect(commands.view()).toBeNull()
    expect(activeWindowId(store.getState())).toBe('1')
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('goes to none when it is closed, to a minimized window, or to the one that is pressed', () => {
    const { store, commands } = setUp('Notepad', 'My Computer', 'Assistant')
    store.dispatch({ type: 'window/minimized', id: '3' })
    const before = store.getState()
    commands.run('switchWindows', null)
    commands.close()
    commands.choose()
    expect(store.getState()).toBe(before)
    commands.run('switchWindows', null)
    commands.choose('3')
    expect(activeWindowId(store.getState())).toBe('3')
  })

  it('does not open without windows', () => {
    const { commands } = setUp()
    expect(commands.run('switchWindows', null)).toBe(false)
    expect(commands.view()).toBeNull()
  })
})

describe('the menu of a window', () => {
  it('is asked for by pointer or by keyboard, and steers', () => {
    const { commands, steer } = setUp('Notepad')
    const target = { type: 'window', id: '1' } as const
    const request = { at: { x: 5, y: 6 }, isByKeyboard: false }
    commands.openMenu(target, request)
    expect(commands.view()).toEqual({ type: 'menu', target, request })
    expect(commands.run('windowMenu', '1')).toBe(true)
    expect(commands.view()).toEqual({ type: 'menu', target, request: null })
    commands.run('size', '1')
    expect(steer.mock.calls).toEqual([['1', 'size']])
    expect(commands.run('windowMenu', null)).toBe(false)
  })
})

describe('START', () => {
  it('is told by its keys, and takes away what is shown', () => {
    const { commands } = setUp('Notepad')
    const heard = vi.fn<() => void>()
    const stop = commands.onStartMenu(heard)
    commands.run('windowMenu', '1')
    commands.run('startMenu', null)
    expect(commands.view()).toBeNull()
    stop()
    commands.run('startMenu', null)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
