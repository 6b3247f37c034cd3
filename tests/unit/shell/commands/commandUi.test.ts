import { describe, expect, it } from 'vitest'
import { openSwitcher, stepSwitcher } from '../../../../src/shell/commands/windowSwitcher.ts'
import { after, withApps } from '../../../support/builders.ts'

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
