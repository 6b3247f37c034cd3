import { describe, expect, it } from 'vitest'
import {
  activeWindowId,
  shownWindows,
  taskbarWindows,
  topmostWindowId,
  windowById,
  windowOfApp,
} from '../../../src/desktop/selectors.ts'
import { raise, remove } from '../../../src/desktop/stacking.ts'
import { after, aDesktop, aWindow, withApps } from '../../support/builders.ts'

describe('what is derived', () => {
  const state = after(
    withApps('Notepad', 'My Computer', 'Error', 'Notepad'),
    { type: 'window/focused', id: '1' },
    { type: 'window/minimized', id: '4' },
  )

  it('lists the shown windows bottom to top', () => {
    expect(shownWindows(state).map((window) => window.id)).toEqual(['2', '3', '1'])
  })

  it('calls the topmost shown window active, only while the focus is on windows', () => {
    expect(activeWindowId(state)).toBe('1')
    const unfocused = after(state, { type: 'desktop/focused' })
    expect(activeWindowId(unfocused)).toBeNull()
    expect(topmostWindowId(unfocused)).toBe('1')
    expect(topmostWindowId(withApps())).toBeNull()
  })

  it('lists the taskbar in order of opening, with minimized windows, without footerless ones', () => {
    expect(taskbarWindows(state).map((window) => window.id)).toEqual(['1', '2', '4'])
  })

  it('finds windows by id and by app', () => {
    expect(windowById(state, '2')?.appName).toBe('My Computer')
    expect(windowById(state, '77')).toBeUndefined()
    expect(windowOfApp(state, 'Notepad')?.id).toBe('1')
    expect(windowOfApp(state, 'Assistant')).toBeUndefined()
  })

  it('skips an id in the order that has no window', () => {
    const odd = aDesktop([aWindow()], { appOrder: ['9', '1'] })
    expect(shownWindows(odd).map((window) => window.id)).toEqual(['1'])
  })
})

describe('identity', () => {
  it('keeps lists that an action did not change', () => {
    const state = withApps('Notepad', 'My Computer')
    const shown = shownWindows(state)
    const onTaskbar = taskbarWindows(state)
    const elsewhere = after(
      state,
      { type: 'power/turnedOff', mode: 'LOG_OFF' },
      { type: 'icon/focused', id: 2 },
    )
    expect(shownWindows(elsewhere)).toBe(shown)
    expect(taskbarWindows(elsewhere)).toBe(onTaskbar)
  })

  it('keeps the windows that an action did not touch', () => {
    const state = withApps('Notepad', 'My Computer')
    const minimized = after(state, { type: 'window/minimized', id: '2' })
    expect(windowById(minimized, '1')).toBe(windowById(state, '1'))
    expect(windowById(minimized, '2')).not.toBe(windowById(state, '2'))
  })
})

describe('the stacking order', () => {
  const order = ['1', '2', '3']

  it.each([
    ['1', ['2', '3', '1']],
    ['2', ['1', '3', '2']],
  ])('raises %s', (id, expected) => {
    expect(raise(order, id)).toEqual(expected)
  })

  it('keeps its identity where nothing moves', () => {
    expect(raise(order, '3')).toBe(order)
    expect(raise(order, '7')).toBe(order)
    expect(remove(order, '7')).toBe(order)
  })

  it('removes one id and keeps the rest in order', () => {
    expect(remove(order, '2')).toEqual(['1', '3'])
  })
})
