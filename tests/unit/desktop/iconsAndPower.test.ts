import { describe, expect, it } from 'vitest'
import { focusedIconIds } from '../../../src/desktop/selectors.ts'
import { after, aDesktop, aWindow, withApps } from '../../support/builders.ts'

const EMPTY_DESKTOP = withApps()

describe('icons', () => {
  it('focuses one icon alone, and the focus is on icons', () => {
    const state = after(
      EMPTY_DESKTOP,
      { type: 'icons/selected', ids: [2, 4] },
      { type: 'icon/focused', id: 3 },
    )
    expect(focusedIconIds(state)).toEqual([3])
    expect(state.focusing).toBe('ICON')
  })

  it('selects exactly the listed icons', () => {
    const state = after(EMPTY_DESKTOP, { type: 'icons/selected', ids: [4, 2, 99] })
    expect(focusedIconIds(state)).toEqual([2, 4])
    expect(state.focusing).toBe('ICON')
  })

  it.each([[[]], [[99]]])('leaves the focus on the desktop when %j hits no icon', (ids) => {
    const state = after(
      EMPTY_DESKTOP,
      { type: 'icons/selected', ids: [2] },
      { type: 'icons/selected', ids },
    )
    expect(focusedIconIds(state)).toEqual([])
    expect(state.focusing).toBe('DESKTOP')
  })

  it('ignores an unknown icon', () => {
    expect(after(EMPTY_DESKTOP, { type: 'icon/focused', id: 99 })).toBe(EMPTY_DESKTOP)
  })

  it('keeps the icon focus while a window takes the focus', () => {
    const state = after(
      EMPTY_DESKTOP,
      { type: 'icon/focused', id: 2 },
      { type: 'app/added', appName: 'Notepad' },
    )
    expect(focusedIconIds(state)).toEqual([2])
    expect(state.focusing).toBe('WINDOW')
  })
})

describe('the desktop', () => {
  const busy = after(withApps('Notepad'), { type: 'icon/focused', id: 2 })

  it('takes the focus from icons and windows', () => {
    const state = after(busy, { type: 'desktop/focused' })
    expect([state.focusing, focusedIconIds(state)]).toEqual(['DESKTOP', []])
    expect(after(state, { type: 'desktop/focused' })).toBe(state)
  })

  it('does so too when a marquee starts, and remembers where', () => {
    const state = after(busy, { type: 'select/started', point: { x: 7, y: 9 } })
    expect([state.focusing, focusedIconIds(state)]).toEqual(['DESKTOP', []])
    expect(state.selecting).toEqual({ x: 7, y: 9 })
    expect(after(state, { type: 'select/ended' }).selecting).toBe(false)
  })

  it('keeps what the marquee selected when it ends', () => {
    const state = after(
      EMPTY_DESKTOP,
      { type: 'select/started', point: { x: 0, y: 0 } },
      { type: 'icons/selected', ids: [2] },
      { type: 'select/ended' },
    )
    expect([state.focusing, focusedIconIds(state)]).toEqual(['ICON', [2]])
  })
})

describe('power, cookie banner, viewport and reset', () => {
  it.each(['LOG_OFF', 'TURN_OFF'] as const)('turns off (%s) and back', (mode) => {
    const off = after(EMPTY_DESKTOP, { type: 'power/turnedOff', mode })
    expect(off.powerState).toBe(mode)
    expect(after(off, { type: 'power/canceled' }).powerState).toBe('START')
  })

  it('opens and closes the cookie banner; closing one that never opened changes nothing', () => {
    expect(after(EMPTY_DESKTOP, { type: 'cookieBanner/closed' })).toBe(EMPTY_DESKTOP)
    const open = after(EMPTY_DESKTOP, { type: 'cookieBanner/opened' })
    expect(open.cookieBannerOpen).toBe(true)
    expect(after(open, { type: 'cookieBanner/closed' }).cookieBannerOpen).toBe(false)
  })

  it('stores the viewport in whole pixels and ignores what is no size', () => {
    const to = (width: number, height: number) =>
      after(EMPTY_DESKTOP, { type: 'viewport/changed', viewport: { width, height } })
    expect(to(1024.6, 700.2).viewport).toEqual({ width: 1025, height: 700 })
    expect(to(-4, 10).viewport).toEqual({ width: 0, height: 10 })
    expect(to(NaN, 10)).toBe(EMPTY_DESKTOP)
    expect(to(10, Infinity)).toBe(EMPTY_DESKTOP)
    expect(to(1280, 800)).toBe(EMPTY_DESKTOP)
  })

  it('merges a supplied state over the current one', () => {
    const state = after(withApps('Notepad'), {
      type: 'state/reset',
      state: { powerState: 'LOG_OFF', focusing: 'DESKTOP' },
    })
    expect(state).toEqual({
      ...withApps('Notepad'),
      powerState: 'LOG_OFF',
      focusing: 'DESKTOP',
    })
    expect(after(state, { type: 'state/reset', state: {} })).toBe(state)
  })

  it('lets list, order and counter agree again after a partial reset', () => {
    const apps = [aWindow({ id: '5' }), aWindow({ id: '9' })]
    const state = after(withApps('Notepad'), { type: 'state/reset', state: { apps } })
    expect(state.appOrder).toEqual(['5', '9'])
    expect(state.nextAppID).toBe(10)
    const kept = after(aDesktop(apps), {
      type: 'state/reset',
      state: { appOrder: ['9', '4', '9'], nextAppID: 1 },
    })
    expect(kept.appOrder).toEqual(['9', '5'])
    expect(kept.nextAppID).toBe(10)
  })
})
