/** Examples of what no rule of tests/support/desktopRules.ts says; the rules hold after any sequence of actions. */
import { describe, expect, it } from 'vitest'
import { windowBox } from '../../../src/desktop/placement.ts'
import {
  activeWindowId,
  shownWindows,
  taskbarWindows,
  topmostWindowId,
  windowById,
  windowOfApp,
} from '../../../src/desktop/selectors.ts'
import { snapEdgeAt } from '../../../src/desktop/snapping.ts'
import type { DesktopState, MessageTone } from '../../../src/desktop/state.ts'
import { reduceDesktop } from '../../../src/desktop/store/reducer.ts'
import { after, aDesktop, aWindow, MANIFESTS, VIEWPORT, withApps } from '../../support/builders.ts'

const ids = (windows: DesktopState['apps']) => windows.map(({ id }) => id)

describe('a window that opens', () => {
  it('is all that its manifest says', () => {
    expect(withApps('Error').apps[0]).toEqual({
      id: '1',
      appName: 'Error',
      kind: 'message',
      header: { icon: 'notepad', title: 'C:\\', buttons: ['close'], noFooterWindow: true },
      closeable: true,
      minimized: false,
      resizable: false,
      maximized: false,
      multiInstance: true,
      scrollable: false,
      size: { type: 'fixed', width: 200, height: 100 },
      offset: { type: 'center' },
    })
  })

  it('has the size, the offset and the location that were asked for', () => {
    const asked = {
      location: { path: '/blog/first', section: 'end' },
      size: { type: 'fixed', width: 99, height: 88 },
      offset: { type: 'right', bottom: 1, right: 2 },
    } as const
    const state = after(withApps(), { type: 'app/added', appName: 'BlogPost', ...asked })
    expect(state.apps[0]).toMatchObject({ header: { title: 'Blog post' }, ...asked })
  })

  it.each([
    [799, true],
    [800, false],
  ])('is maximized where the viewport is narrower than 800 px: %i %s', (width, maximized) => {
    const state = after(
      withApps(),
      { type: 'viewport/changed', viewport: { width, height: 700 } },
      { type: 'app/added', appName: 'Notepad' },
      { type: 'app/added', appName: 'Assistant' },
    )
    expect(state.apps.map((window) => window.maximized)).toEqual([maximized, false])
  })

  it('does not open for an app without a manifest, in the words of the specification', () => {
    expect(() => withApps('Solitaire')).toThrow(/^App not recognized Solitaire$/)
  })
})

describe('a message', () => {
  it('has words of its own, else those of the app that shows messages', () => {
    const state = after(
      withApps(),
      { type: 'message/shown' },
      { type: 'message/shown', title: 'Oh', message: 'two\nlines' },
    )
    expect(windowById(state, '1')).toMatchObject({ appName: 'Error', header: { title: 'C:\\' } })
    expect(windowById(state, '1')).not.toHaveProperty('message')
    expect(windowById(state, '2')).toMatchObject({ header: { title: 'Oh' }, message: 'two\nlines' })
  })

  it.each<[MessageTone | undefined, string | undefined]>([
    ['information', 'info'],
    ['question', 'help'],
    ['warning', 'warning'],
    [undefined, MANIFESTS.get('Error')?.icon],
  ])('of the tone %s has the picture %s', (tone, icon) => {
    const state = after(withApps(), { type: 'message/shown', ...(tone && { tone }) })
    expect(state.apps[0]?.header.icon).toBe(icon)
  })

  it('cannot be shown where no app shows messages', () => {
    const show = () => reduceDesktop(withApps(), { type: 'message/shown' }, new Map())
    expect(show).toThrow('No app shows messages')
  })
})

describe('the box of a window', () => {
  it.each([
    [{ width: 300.4, height: 200.6 }, { x: 10.5, y: -3 }, [300, 201, 11, -3]],
    [{ width: 39, height: -5 }, { x: 0, y: 0 }, [40, 40, 0, 0]],
  ])('is stored in whole pixels, never below 40: %o', (size, offset, [width, height, x, y]) => {
    const resized = { type: 'window/resized', id: '1', size, offset } as const
    expect(after(withApps('Notepad'), resized).apps[0]).toMatchObject({
      size: { type: 'fixed', width, height },
      offset: { type: 'xy', x, y },
    })
  })

  it.each([NaN, Infinity, -Infinity])('takes no %d', (odd) => {
    const state = withApps('Notepad')
    for (const [width, height, x, y] of [
      [odd, 100, 0, 0],
      [100, odd, 0, 0],
      [100, 100, odd, 0],
      [100, 100, 0, odd],
    ] as const) {
      const [size, offset] = [
        { width, height },
        { x, y },
      ]
      expect(after(state, { type: 'window/resized', id: '1', size, offset })).toBe(state)
    }
    const offset = { x: odd, y: 8 }
    expect(after(state, { type: 'window/moved', id: '1', offset })).toBe(state)
  })

  it('keeps the size that was asked for when the window moves', () => {
    const state = aDesktop([aWindow({ size: { type: 'percentage', percentage: 85 } })])
    const moved = after(state, { type: 'window/moved', id: '1', offset: { x: 7.4, y: 8 } })
    expect(moved.apps[0]).toMatchObject({
      size: { type: 'percentage', percentage: 85 },
      offset: { type: 'xy', x: 7, y: 8 },
    })
  })
})

describe('snapping', () => {
  it.each([
    ['left', { x: 0, y: 300 }],
    ['left', { x: -80, y: 300 }],
    ['right', { x: 1279, y: 300 }],
    ['right', { x: 1400, y: 790 }],
    ['top', { x: 640, y: 0 }],
    ['top', { x: 640, y: -20 }],
    ['left', { x: 0, y: 0 }],
    ['right', { x: 1300, y: -5 }],
    [null, { x: 640, y: 799 }],
    [null, { x: 640, y: 900 }],
    [null, { x: 20, y: 20 }],
    [null, { x: 1260, y: 20 }],
  ])('is to the %s at %o', (edge, pointer) => {
    expect(snapEdgeAt(pointer, VIEWPORT)).toBe(edge)
  })

  it('ends at the old size where a maximized half is dragged off', () => {
    const offset = { x: 200, y: 90 }
    const state = after(
      withApps('Notepad'),
      { type: 'window/snapped', id: '1', side: 'right' },
      { type: 'window/maximizeToggled', id: '1' },
      { type: 'window/restored', id: '1', offset },
    )
    const box = state.apps[0] && windowBox(state.apps[0], state.viewport)
    expect(box).toEqual({ ...offset, width: 660, height: 500 })
  })
})

describe('what is derived of a desktop', () => {
  const state = after(
    withApps('Notepad', 'My Computer', 'Error', 'Notepad'),
    { type: 'window/focused', id: '1' },
    { type: 'window/minimized', id: '4' },
  )

  it('is which windows are shown, on the taskbar, active and topmost', () => {
    expect(ids(shownWindows(state))).toEqual(['2', '3', '1'])
    expect(ids(taskbarWindows(state))).toEqual(['1', '2', '4'])
    expect([windowOfApp(state, 'Notepad')?.id, windowOfApp(state, 'Blog')]).toEqual([
      '1',
      undefined,
    ])
    const unfocused = after(state, { type: 'desktop/focused' })
    expect([activeWindowId(unfocused), topmostWindowId(unfocused)]).toEqual([null, '1'])
    expect(topmostWindowId(withApps())).toBeNull()
  })

  it('keeps lists and windows that an action did not touch', () => {
    const later = after(
      state,
      { type: 'power/turnedOff', mode: 'LOG_OFF' },
      { type: 'icon/focused', id: 2 },
    )
    expect(shownWindows(later)).toBe(shownWindows(state))
    expect(taskbarWindows(later)).toBe(taskbarWindows(state))
    const minimized = after(state, { type: 'window/minimized', id: '2' })
    expect(windowById(minimized, '1')).toBe(windowById(state, '1'))
  })

  it('may hold an id without a window, or an app that nobody knows', () => {
    const odd = aDesktop([aWindow({ appName: 'Solitaire' })], { appOrder: ['9', '1'] })
    expect(ids(shownWindows(odd))).toEqual(['1'])
    expect(after(odd, { type: 'window/minimized', id: '1' }).apps[0]?.minimized).toBe(true)
  })
})

describe('the viewport', () => {
  it.each([
    [1024.6, 700.2, { width: 1025, height: 700 }],
    [-4, 10, { width: 0, height: 10 }],
    [NaN, 10, VIEWPORT],
    [10, Infinity, VIEWPORT],
  ])('of %d by %d is stored in whole pixels, if it is a size', (width, height, stored) => {
    const viewport = { width, height }
    expect(after(withApps(), { type: 'viewport/changed', viewport }).viewport).toEqual(stored)
  })
})

describe('a reset', () => {
  it('lets list, order and counter agree again', () => {
    const apps = [aWindow({ id: '5' }), aWindow({ id: '9' })]
    const state = after(withApps('Notepad'), { type: 'state/reset', state: { apps } })
    expect([state.appOrder, state.nextAppID]).toEqual([['5', '9'], 10])
    const supplied = { appOrder: ['9', '4', '9'], nextAppID: 1 }
    const kept = after(aDesktop(apps), { type: 'state/reset', state: supplied })
    expect([kept.appOrder, kept.nextAppID]).toEqual([['9', '5'], 10])
  })

  it('forgets which windows were set aside where it replaces the windows', () => {
    const state = after(
      withApps('Notepad'),
      { type: 'windows/setAsideToggled' },
      { type: 'state/reset', state: { apps: [] } },
    )
    expect(state).not.toHaveProperty('setAside')
  })
})

it('Show Desktop is remembered while no window is opened or raised', () => {
  const state = after(
    withApps('Notepad', 'My Computer'),
    { type: 'windows/setAsideToggled' },
    { type: 'icon/focused', id: 3 },
    { type: 'desktop/focused' },
    { type: 'viewport/changed', viewport: { width: 900, height: 700 } },
    { type: 'windows/setAsideToggled' },
  )
  expect(ids(shownWindows(state))).toEqual(['1', '2'])
})
