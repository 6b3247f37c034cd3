import { describe, expect, it, vi } from 'vitest'
import type { Point } from '../../../../src/base/geometry/box.ts'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'
import { iconPlaces } from '../../../../src/desktop/iconGrid.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createGrabs, type GrabEnd } from '../../../../src/display/input/grab.ts'
import { iconGrab } from '../../../../src/display/input/iconGrab.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import type { IconSurface } from '../../../../src/display/scene/types.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { manualFrames } from '../../../support/manualFrames.ts'

const FROM = { x: 70, y: 60 }

/** Icons 2, 3 and 4 in a column, at two device pixels per CSS pixel. */
function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  const options = { scale: 2, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const painter = {
    copyIcons: vi.fn<(icons: readonly IconSurface[]) => void>(),
    moveCopies: vi.fn<(by: Point | null) => void>(),
  }
  const grabs = createGrabs({ store, scheduler: manualFrames().scheduler })
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const start = (id = 2) =>
    grabs.start({ pointerId: 1, from: FROM, onEnd }, iconGrab({ store, scenes, painter }, id, FROM))
  const placeOf = (id: number) => iconPlaces(store.getState()).get(id)
  const copied = () => painter.copyIcons.mock.lastCall?.[0].map(({ id }) => id)
  return { store, painter, onEnd, start, placeOf, copied }
}

const by = (x: number, y: number): Point => ({ x: FROM.x + x, y: FROM.y + y })

describe('the grab of an icon', () => {
  it('moves a copy in device pixels, and the icon at the end alone', () => {
    const { store, painter, start, placeOf, copied } = setUp()
    const before = store.getState()
    const grab = start()
    expect(copied()).toEqual([2])
    grab?.move(by(160, 200.4))
    expect(painter.moveCopies).toHaveBeenLastCalledWith({ x: 320, y: 401 })
    expect(store.getState()).toBe(before)
    grab?.end('released')
    expect(painter.moveCopies).toHaveBeenLastCalledWith(null)
    expect(placeOf(2)).toEqual({ column: 2, row: 3 })
    expect(store.getState().arrangement.auto).toBe(false)
  })

  it('takes along all that are selected with it', () => {
    const { store, start, placeOf, copied } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [2, 4] })
    const grab = start()
    expect(copied()).toEqual([2, 4])
    grab?.move(by(100, 79))
    grab?.end('released')
    expect([placeOf(2), placeOf(4)]).toEqual([
      { column: 1, row: 1 },
      { column: 1, row: 3 },
    ])
  })

  it('takes only itself where it is not selected, or the focus is on a window', () => {
    const { store, start, copied } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [3, 4] })
    start()?.end('escaped')
    expect(copied()).toEqual([2])
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    start(3)
    expect(copied()).toEqual([3])
  })

  it('changes nothing where it is let go near its own place', () => {
    const { store, start } = setUp()
    const before = store.getState()
    const grab = start()
    grab?.move(by(40, -30))
    grab?.end('released')
    expect(store.getState()).toBe(before)
  })

  const INTERRUPTED: readonly GrabEnd[] = ['escaped', 'blurred', 'captureLost', 'secondPointer']
  it.each(INTERRUPTED)('gives everything back when it is %s', (how) => {
    const { store, painter, start } = setUp()
    const before = store.getState()
    const grab = start()
    grab?.move(by(300, 200))
    grab?.end(how)
    expect(painter.moveCopies).toHaveBeenLastCalledWith(null)
    expect(store.getState()).toBe(before)
  })

  const CHANGES: readonly (readonly [DesktopAction, GrabEnd])[] = [
    [{ type: 'power/turnedOff', mode: 'LOG_OFF' }, 'poweredOff'],
    [{ type: 'icons/arranged', arrangement: { auto: true, order: [3] } }, 'displaced'],
    [{ type: 'viewport/changed', viewport: { width: 1280, height: 140 } }, 'displaced'],
    [{ type: 'state/reset', state: { icons: [] } }, 'gone'],
  ]
  it.each(CHANGES)('ends by %o', (action, how) => {
    const { store, onEnd, start } = setUp()
    start(3)
    store.dispatch(action)
    expect(onEnd.mock.calls).toEqual([[how]])
  })

  it('goes on while windows come and the desk grows', () => {
    const { store, onEnd, start } = setUp()
    start()
    store.dispatch({ type: 'message/shown' })
    store.dispatch({ type: 'viewport/changed', viewport: { width: 1600, height: 900 } })
    expect(onEnd).not.toHaveBeenCalled()
  })
})
