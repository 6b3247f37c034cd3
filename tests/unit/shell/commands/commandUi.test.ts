import { describe, expect, it } from 'vitest'
import { SHOW_DESKTOP } from '../../../../src/desktop/commands.ts'
import { type CommandHost, createCommandUi } from '../../../../src/shell/commands/commandUi.ts'
import { openSwitcher, stepSwitcher } from '../../../../src/shell/commands/windowSwitcher.ts'
import { after, withApps } from '../../../support/builders.ts'

describe('a menu that is open', () => {
  it('closes when keys run a command, and stays when they mean none', () => {
    const state = withApps('Notepad')
    const host = { store: { getState: () => state, dispatch: () => undefined } }
    const ui = createCommandUi(host as unknown as CommandHost)
    ui.openMenu({ type: 'window', id: '1' }, null)
    expect(ui.run({ ...SHOW_DESKTOP, when: () => false }, '1')).toBe(false)
    expect(ui.view()).not.toBeNull()
    expect(ui.run(SHOW_DESKTOP, '1')).toBe(true)
    expect(ui.view()).toBeNull()
  })
})

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
})
