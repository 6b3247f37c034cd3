import { describe, expect, it } from 'vitest'
import { activeWindowId, windowById } from '../../../src/desktop/selectors.ts'
import { reduceDesktop } from '../../../src/desktop/store/reducer.ts'
import type { DesktopState, MessageTone } from '../../../src/desktop/state.ts'
import { after, aDesktop, aWindow, ICONS, MANIFESTS, withApps } from '../../support/builders.ts'

const stackOf = (state: DesktopState) => state.appOrder.map((id) => windowById(state, id)?.appName)

describe('adding an app', () => {
  it('opens a window with the next id, on top and active', () => {
    const state = withApps('Notepad', 'My Computer')
    expect(stackOf(state)).toEqual(['Notepad', 'My Computer'])
    expect(state.apps.map((window) => window.id)).toEqual(['1', '2'])
    expect(state.nextAppID).toBe(3)
    expect(activeWindowId(state)).toBe('2')
  })

  it('takes everything that a window is from the manifest', () => {
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

  it('takes size, offset and location from the action where it has them', () => {
    const state = after(withApps(), {
      type: 'app/added',
      appName: 'BlogPost',
      location: { path: '/blog/first', section: 'end' },
      size: { type: 'fixed', width: 99, height: 88 },
      offset: { type: 'right', bottom: 1, right: 2 },
    })
    expect(state.apps[0]).toMatchObject({
      header: { title: 'Blog post' },
      location: { path: '/blog/first', section: 'end' },
      size: { type: 'fixed', width: 99, height: 88 },
      offset: { type: 'right', bottom: 1, right: 2 },
    })
  })

  it('opens any number of windows of an app that allows it', () => {
    expect(stackOf(withApps('Notepad', 'Notepad', 'Notepad'))).toHaveLength(3)
  })

  it('brings the window of a single-instance app back: not minimized, on top, focused', () => {
    const hidden = after(
      withApps('My Computer', 'Notepad'),
      { type: 'window/minimized', id: '1' },
      { type: 'desktop/focused' },
      { type: 'app/added', appName: 'My Computer' },
    )
    expect(stackOf(hidden)).toEqual(['Notepad', 'My Computer'])
    expect(activeWindowId(hidden)).toBe('1')
    expect(hidden.nextAppID).toBe(3)
  })

  it('never gives the id of a closed window again', () => {
    const state = after(
      withApps('Notepad'),
      { type: 'window/deleted', id: '1' },
      { type: 'app/added', appName: 'Notepad' },
    )
    expect(state.apps.map((window) => window.id)).toEqual(['2'])
  })

  it.each([
    [799, true],
    [800, false],
  ])('opens maximized where the viewport is narrower than 800 px: %i %s', (width, maximized) => {
    const state = after(
      withApps(),
      { type: 'viewport/changed', viewport: { width, height: 700 } },
      { type: 'app/added', appName: 'Notepad' },
      { type: 'app/added', appName: 'Assistant' },
    )
    expect(state.apps.map((window) => window.maximized)).toEqual([maximized, false])
  })

  it('throws for an app without a manifest, in the words of the specification', () => {
    expect(() => withApps('Solitaire')).toThrow(/^App not recognized Solitaire$/)
  })
})

describe('showing a message', () => {
  it('opens a window of the app that shows messages, with words of its own', () => {
    const state = after(
      withApps('Notepad'),
      { type: 'message/shown' },
      { type: 'message/shown', title: 'Oh', message: 'two\nlines' },
    )
    expect(stackOf(state)).toEqual(['Notepad', 'Error', 'Error'])
    expect(windowById(state, '2')).toMatchObject({ header: { title: 'C:\\' } })
    expect(windowById(state, '2')).not.toHaveProperty('message')
    expect(windowById(state, '3')).toMatchObject({ header: { title: 'Oh' }, message: 'two\nlines' })
    expect(activeWindowId(state)).toBe('3')
  })

  it('has the picture of what it tells: a failure that of its app', () => {
    const iconOf = (tone?: MessageTone) => {
      const state = after(withApps(), { type: 'message/shown', ...(tone && { tone }) })
      return state.apps[0]?.header.icon
    }
    const failure = iconOf()
    expect([iconOf('information'), iconOf('question'), iconOf('warning')]).toEqual([
      'info',
      'help',
      'warning',
    ])
    expect(failure).toBe(MANIFESTS.get('Error')?.icon)
  })

  it('throws where no app shows messages', () => {
    const show = () => reduceDesktop(withApps(), { type: 'message/shown' }, new Map())
    expect(show).toThrow('No app shows messages')
  })
})

describe('adding an app without windows', () => {
  it('opens the cookie preferences, and leaves windows and focus alone', () => {
    const before = withApps('Notepad')
    const state = after(before, { type: 'app/added', appName: 'Cookies' })
    expect(state).toEqual({ ...before, cookieBannerOpen: true })
  })
})

describe('deleting a window', () => {
  it('keeps the focus on windows if more than one existed, minimized ones included', () => {
    const state = after(
      withApps('Notepad', 'Notepad'),
      { type: 'window/minimized', id: '1' },
      { type: 'window/deleted', id: '2' },
    )
    expect(state.focusing).toBe('WINDOW')
    expect(activeWindowId(state)).toBeNull()
  })

  it('returns the focus to a focused icon after the last window', () => {
    const state = after(
      withApps(),
      { type: 'icon/focused', id: 3 },
      { type: 'app/added', appName: 'Notepad' },
      { type: 'window/deleted', id: '1' },
    )
    expect(state.focusing).toBe('ICON')
    expect(state.apps).toEqual([])
    expect(state.appOrder).toEqual([])
  })

  it('leaves the focus on the desktop where no icon is focused', () => {
    expect(after(withApps('Notepad'), { type: 'window/deleted', id: '1' }).focusing).toBe('DESKTOP')
  })

  it('is ignored while the focus is not on windows, and for a window that is not closeable', () => {
    const unfocused = after(withApps('Notepad'), { type: 'desktop/focused' })
    expect(after(unfocused, { type: 'window/deleted', id: '1' })).toBe(unfocused)
    const assistant = withApps('Assistant')
    expect(after(assistant, { type: 'window/deleted', id: '1' })).toBe(assistant)
  })
})

describe('focusing and minimizing', () => {
  it('raises a window and leaves the order of the others', () => {
    const state = after(withApps('Notepad', 'My Computer', 'Error'), {
      type: 'window/focused',
      id: '1',
    })
    expect(stackOf(state)).toEqual(['My Computer', 'Error', 'Notepad'])
  })

  it('brings a minimized window back', () => {
    const state = after(
      withApps('Notepad'),
      { type: 'window/minimized', id: '1' },
      { type: 'desktop/focused' },
      { type: 'window/focused', id: '1' },
    )
    expect(windowById(state, '1')?.minimized).toBe(false)
    expect(activeWindowId(state)).toBe('1')
  })

  it('activates the next shown window after the topmost was minimized', () => {
    const state = after(withApps('Notepad', 'My Computer', 'Error'), {
      type: 'window/minimized',
      id: '3',
    })
    expect(activeWindowId(state)).toBe('2')
    expect(state.appOrder).toEqual(['1', '2', '3'])
  })

  it('minimizes only while the focus is on windows', () => {
    const state = after(withApps('Notepad'), { type: 'icon/focused', id: 2 })
    expect(after(state, { type: 'window/minimized', id: '1' })).toBe(state)
  })
})

describe('maximizing and resizing', () => {
  it('toggles a resizable window, only while the focus is on windows', () => {
    const once = after(withApps('Notepad'), { type: 'window/maximizeToggled', id: '1' })
    expect(windowById(once, '1')?.maximized).toBe(true)
    const twice = after(once, { type: 'window/maximizeToggled', id: '1' })
    expect(windowById(twice, '1')?.maximized).toBe(false)
    const unfocused = after(once, { type: 'desktop/focused' })
    expect(after(unfocused, { type: 'window/maximizeToggled', id: '1' })).toBe(unfocused)
  })

  it('never toggles a window that is not resizable', () => {
    const state = withApps('Error')
    expect(after(state, { type: 'window/maximizeToggled', id: '1' })).toBe(state)
  })

  it('keeps the size that a maximized window had', () => {
    const state = withApps('Notepad')
    const maximized = after(state, { type: 'window/maximizeToggled', id: '1' })
    const resized = after(maximized, {
      type: 'window/resized',
      id: '1',
      size: { width: 300, height: 300 },
      offset: { x: 1, y: 1 },
    })
    expect(resized).toBe(maximized)
    expect(after(resized, { type: 'window/maximizeToggled', id: '1' })).toEqual(state)
  })

  it.each([
    [
      { width: 300.4, height: 200.6 },
      { width: 300, height: 201 },
    ],
    [
      { width: 39, height: -5 },
      { width: 40, height: 40 },
    ],
  ])('stores whole pixels, never below 40: %o', (size, stored) => {
    const state = after(withApps('Notepad'), {
      type: 'window/resized',
      id: '1',
      size,
      offset: { x: 10.5, y: -3 },
    })
    expect(state.apps[0]).toMatchObject({
      size: { type: 'fixed', ...stored },
      offset: { type: 'xy', x: 11, y: -3 },
    })
  })

  it.each([NaN, Infinity, -Infinity])('ignores a box with %d in it', (odd) => {
    const state = withApps('Notepad')
    for (const [size, offset] of [
      [
        { width: odd, height: 100 },
        { x: 0, y: 0 },
      ],
      [
        { width: 100, height: odd },
        { x: 0, y: 0 },
      ],
      [
        { width: 100, height: 100 },
        { x: odd, y: 0 },
      ],
      [
        { width: 100, height: 100 },
        { x: 0, y: odd },
      ],
    ] as const) {
      expect(after(state, { type: 'window/resized', id: '1', size, offset })).toBe(state)
    }
  })

  it('moves a window and leaves its size as it was asked for', () => {
    const state = aDesktop([aWindow({ size: { type: 'percentage', percentage: 85 } })])
    const moved = after(state, { type: 'window/moved', id: '1', offset: { x: 7.4, y: 8 } })
    expect(moved.apps[0]).toMatchObject({
      size: { type: 'percentage', percentage: 85 },
      offset: { type: 'xy', x: 7, y: 8 },
    })
    expect(after(moved, { type: 'window/moved', id: '1', offset: { x: 7, y: 8 } })).toBe(moved)
    expect(after(moved, { type: 'window/moved', id: '1', offset: { x: NaN, y: 8 } })).toBe(moved)
    const maximized = aDesktop([aWindow({ maximized: true })])
    expect(after(maximized, { type: 'window/moved', id: '1', offset: { x: 1, y: 1 } })).toBe(
      maximized,
    )
  })

  it('changes nothing when the box is the stored one', () => {
    const state = aDesktop([aWindow()])
    const size = { width: 300, height: 200 }
    expect(
      after(state, { type: 'window/resized', id: '1', size, offset: { x: 100, y: 100 } }),
    ).toBe(state)
  })
})

describe('an unknown window', () => {
  const state = aDesktop([aWindow()], { icons: ICONS })

  it.each([
    'window/deleted',
    'window/focused',
    'window/minimized',
    'window/maximizeToggled',
  ] as const)('is left alone by %s', (type) => {
    expect(after(state, { type, id: 'no such window' })).toBe(state)
  })

  it('may stand in the state with an app that nobody knows', () => {
    const odd = aDesktop([aWindow({ appName: 'Solitaire' })])
    expect(after(odd, { type: 'window/minimized', id: '1' }).apps[0]?.minimized).toBe(true)
  })
})
