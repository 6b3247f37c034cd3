import { describe, expect, it, vi } from 'vitest'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'
import { focusedIconIds } from '../../../../src/desktop/selectors.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createGrabs, type GrabEnd } from '../../../../src/display/input/grab.ts'
import { marqueeGrab } from '../../../../src/display/input/marqueeGrab.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { manualFrames } from '../../../support/manualFrames.ts'

const FROM = { x: 200.4, y: 10.6 }
/** Over every icon of the column at the left. */
const OVER_ICONS = { x: 20, y: 700 }

function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  const options = { scale: 2, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const { scheduler, tick } = manualFrames()
  const grabs = createGrabs({ store, scheduler })
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const start = (kept?: readonly number[]) =>
    grabs.start({ pointerId: 1, from: FROM, onEnd }, marqueeGrab({ store, scenes }, FROM, kept))
  const selected = () => focusedIconIds(store.getState())
  return { store, scenes, tick, onEnd, start, selected }
}

describe('the grab of a marquee', () => {
  it('begins empty at the press, in whole pixels', () => {
    const { store, scenes, start } = setUp()
    start()
    expect(store.getState().selecting).toEqual({ x: 200, y: 11 })
    expect(scenes.pointerState().marquee).toEqual({ x: 400, y: 22, width: 0, height: 0 })
  })

  it('grows once a tick, and dispatches only when it touches other icons', () => {
    const { store, scenes, tick, start, selected } = setUp()
    const grab = start()
    grab?.move({ x: 150, y: 30 })
    grab?.move(OVER_ICONS)
    expect(selected()).toEqual([])
    tick()
    expect(scenes.pointerState().marquee).toEqual({ x: 40, y: 22, width: 360, height: 1378 })
    expect(selected()).toEqual(ICONS.map(({ id }) => id))
    const before = store.getState()
    grab?.move({ x: 30, y: 690 })
    tick()
    expect(store.getState()).toBe(before)
  })

  it('touches at its end what the last move asked for', () => {
    const { store, scenes, start, selected } = setUp()
    const grab = start()
    grab?.move(OVER_ICONS)
    grab?.end('released')
    expect(selected()).toEqual(ICONS.map(({ id }) => id))
    expect(store.getState().selecting).toBe(false)
    expect(scenes.pointerState().marquee).toBeNull()
  })

  it('adds to what is to be kept, and gives up again only what it has added', () => {
    const { store, tick, start, selected } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [4] })
    const grab = start([4])
    expect(selected()).toEqual([4])
    grab?.move({ x: 20, y: 60 })
    tick()
    expect(selected()).toEqual([2, 4])
    grab?.move({ x: 150, y: 60 })
    tick()
    expect(selected()).toEqual([4])
    grab?.end('released')
    expect([selected(), store.getState().focusing]).toEqual([[4], 'ICON'])
  })

  it.each(['escaped', 'unmounted', 'blurred', 'captureLost', 'pageHidden'] as const)(
    'disappears when it is %s, and what it selected stays selected',
    (how) => {
      const { store, scenes, tick, start, selected } = setUp()
      const grab = start()
      grab?.move(OVER_ICONS)
      tick()
      grab?.end(how)
      expect(selected()).toEqual(ICONS.map(({ id }) => id))
      expect(store.getState().selecting).toBe(false)
      expect(scenes.pointerState().marquee).toBeNull()
    },
  )

  const CHANGES: readonly (readonly [DesktopAction, GrabEnd])[] = [
    [{ type: 'power/turnedOff', mode: 'LOG_OFF' }, 'poweredOff'],
    [{ type: 'select/ended' }, 'gone'],
  ]
  it.each(CHANGES)('ends by %o', (action, how) => {
    const { store, scenes, onEnd, start } = setUp()
    start()
    store.dispatch(action)
    expect(onEnd.mock.calls).toEqual([[how]])
    expect(store.getState().selecting).toBe(false)
    expect(scenes.pointerState().marquee).toBeNull()
  })
})
