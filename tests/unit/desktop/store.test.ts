import { afterEach, expect, it, vi } from 'vitest'
import { createDesktopStore, type DesktopStore } from '../../../src/desktop/store/store.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../support/builders.ts'

const aStore = (): DesktopStore =>
  createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })

afterEach(() => vi.restoreAllMocks())

it('starts without windows, the counter at 1, the focus on the desktop', () => {
  expect(aStore().getState()).toEqual({
    apps: [],
    nextAppID: 1,
    appOrder: [],
    focusing: 'DESKTOP',
    icons: ICONS,
    arrangement: { auto: true, order: [] },
    selecting: false,
    powerState: 'START',
    viewport: VIEWPORT,
  })
})

it('tells listeners of what changed, and of nothing else', () => {
  const store = aStore()
  const listener = vi.fn<Parameters<DesktopStore['subscribe']>[0]>()
  const stop = store.subscribe(listener)
  const before = store.getState()
  store.dispatch({ type: 'desktop/focused' })
  expect(listener).not.toHaveBeenCalled()
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
  expect(listener).toHaveBeenCalledExactlyOnceWith(store.getState(), before)
  stop()
  store.dispatch({ type: 'desktop/focused' })
  expect(listener).toHaveBeenCalledOnce()
})

it('only logs a reported size', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const store = aStore()
  const before = store.getState()
  store.dispatch({ type: 'window/sizeReported', id: '7', size: { width: 12, height: 34 } })
  expect(debug).toHaveBeenCalledExactlyOnceWith('window 7 reports 12x34')
  expect(store.getState()).toBe(before)
})
