/** Examples of what no rule of tests/support/desktopRules.ts says; the rules hold after any sequence of actions. */
import { describe, expect, it } from 'vitest'
import { shownWindows, windowById } from '../../../src/desktop/selectors.ts'
import type { DesktopState, MessageTone } from '../../../src/desktop/state.ts'
import { reduceDesktop } from '../../../src/desktop/store/reducer.ts'
import { after, MANIFESTS, withApps } from '../../support/builders.ts'

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
  it('brings those up that windows hide', () => {
    const hidden = after(
      withApps('Notepad'),
      { type: 'message/shown' },
      { type: 'window/focused', id: '1' },
    )
    expect(hidden.appOrder).toEqual(['2', '1'])
    expect(after(hidden, { type: 'message/shown' }).appOrder).toEqual(['1', '2', '3'])
  })

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
