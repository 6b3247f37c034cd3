import { describe, expect, it } from 'vitest'
import { activeWindowId, shownWindows } from '../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { after, withApps } from '../../support/builders.ts'

const TOGGLE = { type: 'windows/setAsideToggled' } as const

function shown(state: DesktopState): string[] {
  return shownWindows(state).map((window) => window.id)
}

describe('Show Desktop', () => {
  it('minimizes all windows and brings exactly those back, in their order', () => {
    const before = after(
      withApps('Notepad', 'My Computer', 'Notepad', 'Error'),
      { type: 'window/minimized', id: '2' },
      { type: 'window/focused', id: '1' },
    )
    const aside = after(before, TOGGLE)
    expect(shown(aside)).toEqual([])
    expect(aside.focusing).toBe('DESKTOP')
    const back = after(aside, TOGGLE)
    expect(shown(back)).toEqual(['3', '4', '1'])
    expect(activeWindowId(back)).toBe('1')
    expect(back).not.toHaveProperty('setAside')
  })

  it.each([
    ['a window is opened', { type: 'app/added', appName: 'Notepad' }],
    ['one is raised', { type: 'window/focused', id: '1' }],
    ['a message is shown', { type: 'message/shown' }],
    ['the windows are replaced', { type: 'state/reset', state: { apps: [] } }],
  ] as const)('forgets them once %s', (_what, action) => {
    const state = after(withApps('Notepad', 'My Computer'), TOGGLE, action)
    expect(state).not.toHaveProperty('setAside')
  })

  it('still knows them after the focus, an icon or the viewport has changed', () => {
    const state = after(
      withApps('Notepad', 'My Computer'),
      TOGGLE,
      { type: 'icon/focused', id: 3 },
      { type: 'desktop/focused' },
      { type: 'viewport/changed', viewport: { width: 900, height: 700 } },
      TOGGLE,
    )
    expect(shown(state)).toEqual(['1', '2'])
  })

  it('changes nothing where no window is shown', () => {
    const state = after(withApps('Notepad'), { type: 'window/minimized', id: '1' })
    expect(after(state, TOGGLE)).toBe(state)
  })
})
