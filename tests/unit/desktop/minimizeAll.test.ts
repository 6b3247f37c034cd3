import { describe, expect, it } from 'vitest'
import { activeWindowId, shownWindows, windowById } from '../../../src/desktop/selectors.ts'
import { after, aDesktop, withApps } from '../../support/builders.ts'

const HOME = { type: 'windows/allMinimized' } as const

describe('minimizing all windows', () => {
  it('shows none and leaves each where it was in the stacking order', () => {
    const before = withApps('Notepad', 'My Computer', 'Error')
    const home = after(before, HOME)
    expect(shownWindows(home)).toEqual([])
    expect(home.apps.map((window) => window.id)).toEqual(['1', '2', '3'])
    expect(home.appOrder).toEqual(['1', '2', '3'])
  })

  it('puts the focus on the desktop, without any icon', () => {
    const home = after(withApps('Notepad'), { type: 'icon/focused', id: 3 }, HOME)
    expect(home.focusing).toBe('DESKTOP')
    expect(home.icons.some((icon) => icon.isFocus)).toBe(false)
    expect(activeWindowId(home)).toBeNull()
  })

  it('does so whatever the focus was on', () => {
    const home = after(withApps('Notepad'), { type: 'desktop/focused' }, HOME)
    expect(windowById(home, '1')?.minimized).toBe(true)
  })

  it('lets each window be brought back alone', () => {
    const back = after(withApps('Notepad', 'My Computer'), HOME, {
      type: 'window/focused',
      id: '1',
    })
    expect(shownWindows(back).map((window) => window.id)).toEqual(['1'])
    expect(activeWindowId(back)).toBe('1')
  })

  it('changes nothing on a desktop that shows none', () => {
    const empty = aDesktop([], { focusing: 'DESKTOP' })
    expect(after(empty, HOME)).toBe(empty)
  })
})
