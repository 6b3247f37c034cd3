/** What is shown while windows, icons and the marquee are grabbed. How grabs end: gestures.test.ts. */
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../src/base/geometry/box.ts'
import { focusedIconIds, windowById } from '../../../../src/desktop/selectors.ts'
import type { GrabPart } from '../../../../src/display/input/grabBox.ts'
import { iconGrab } from '../../../../src/display/input/iconGrab.ts'
import { marqueeGrab } from '../../../../src/display/input/marqueeGrab.ts'
import { windowGrab } from '../../../../src/display/input/windowGrab.ts'
import { runningDesktop } from '../../../support/runningDesktop.ts'

const onEnd = (): void => {}

describe('a grabbed window', () => {
  const FROM = { x: 300, y: 60 }
  const by = (x: number, y: number): Point => ({ x: FROM.x + x, y: FROM.y + y })

  function setUp() {
    const desk = runningDesktop(2, 'Notepad', 'My Computer')
    const start = (part: GrabPart, id = '2') => {
      const target = windowGrab(desk, id, part, FROM)
      return target && desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, target)
    }
    return { ...desk, start, window: (id = '2') => windowById(desk.store.getState(), id) }
  }

  it('is lifted and moves at once, in device pixels, while the model hears nothing', () => {
    const { store, painter, lifted, start } = setUp()
    const before = store.getState()
    const grab = start('move')
    expect(lifted()).toEqual(['2'])
    grab?.move(by(10, 20))
    const box = { x: 540, y: 140, width: 1320, height: 1000 }
    expect(painter.grab).toHaveBeenLastCalledWith('2', box)
    expect(store.getState()).toBe(before)
  })

  it('gets another size at the next tick', () => {
    const { painter, tick, start } = setUp()
    start('se')?.move(by(-100, -50))
    expect(painter.grab).not.toHaveBeenCalled()
    tick()
    expect(painter.grab).toHaveBeenLastCalledWith('2', { x: 520, y: 100, width: 1120, height: 900 })
  })

  it('is refused if it is closed, and at the corners of maximized ones and of a fixed size', () => {
    const { store, start } = setUp()
    expect(start('move', '99')).toBeNull()
    store.dispatch({ type: 'app/added', appName: 'Error' })
    expect(start('se', '3')).toBeNull()
    store.dispatch({ type: 'window/focused', id: '2' })
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    expect(start('se')).toBeNull()
  })

  it('comes off at its old size, under the pointer, where it was maximized', () => {
    const { store, painter, start, box, window } = setUp()
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    const grab = start('move')
    grab?.move(by(100, 80))
    // FROM is at the share 303/1286 of the maximized title bar.
    const x = 300 - Math.round((303 / 1286) * 660) + 100
    const shown = painter.grab.mock.lastCall?.[1]
    expect(shown).toMatchObject({ width: 1320, height: 1000 })
    expect(Math.abs((shown?.x ?? 0) - 2 * x)).toBeLessThanOrEqual(2)
    grab?.end('released')
    expect(box('2')).toMatchObject({ y: 77, width: 660, height: 500 })
    expect(window()?.maximized).toBe(false)
  })

  it('previews where it would snap, once a change, and snaps there at a release', () => {
    const { store, painter, start, box, window } = setUp()
    const before = store.getState()
    const grab = start('move')
    for (const [x, y] of [
      [2, 200],
      [0, 0],
      [640, 0],
      [640, 40],
      [1400, 300],
    ] as const) {
      grab?.move({ x, y })
    }
    expect(painter.previewSnap.mock.calls).toEqual([
      ['2', { edge: 'left', box: { x: 0, y: 0, width: 1280, height: 1540 } }],
      ['2', { edge: 'top', box: { x: -6, y: -6, width: 2572, height: 1552 } }],
      ['2', null],
      ['2', { edge: 'right', box: { x: 1280, y: 0, width: 1280, height: 1540 } }],
    ])
    expect(store.getState()).toBe(before)
    grab?.end('released')
    expect(painter.previewSnap).toHaveBeenLastCalledWith('2', null)
    expect(box('2')).toEqual({ x: 640, y: 0, width: 640, height: 770 })
    start('move')?.end('escaped')
    expect(window()?.snapped).toBe('right')
  })

  it('snaps only where it is let go, and never where its size is fixed', () => {
    const { store, painter, start, box } = setUp()
    const grab = start('move')
    grab?.move({ x: 0, y: 200 })
    grab?.end('blurred')
    expect(box('2')).toMatchObject({ x: 0, y: 190, width: 660 })
    store.dispatch({ type: 'app/added', appName: 'Error' })
    painter.previewSnap.mockClear()
    const error = start('move', '3')
    error?.move({ x: 0, y: 200 })
    error?.end('released')
    expect(painter.previewSnap).not.toHaveBeenCalled()
    expect(box('3')).toMatchObject({ x: 240, width: 200, height: 100 })
  })
})

describe('grabbed icons', () => {
  const FROM = { x: 70, y: 60 }

  function setUp() {
    const desk = runningDesktop(2)
    const start = (id = 2) =>
      desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, iconGrab(desk, id, FROM))
    const copied = () => desk.painter.copyIcons.mock.lastCall?.[0].map(({ id }) => id)
    return { ...desk, start, copied }
  }

  it('stay where they are while copies move in device pixels', () => {
    const { store, painter, start, copied } = setUp()
    const before = store.getState()
    start()?.move({ x: FROM.x + 160, y: FROM.y + 200.4 })
    expect(copied()).toEqual([2])
    expect(painter.moveCopies).toHaveBeenLastCalledWith({ x: 320, y: 401 })
    expect(store.getState()).toBe(before)
  })

  it('are all that are selected with it, if it is and the focus is on icons', () => {
    const { store, start, copied } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [3, 4] })
    start(4)?.end('escaped')
    expect(copied()).toEqual([3, 4])
    start(2)?.end('escaped')
    expect(copied()).toEqual([2])
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    start(3)
    expect(copied()).toEqual([3])
  })

  it('change nothing where they are let go near their own places', () => {
    const { store, start } = setUp()
    const before = store.getState()
    const grab = start()
    grab?.move({ x: FROM.x + 40, y: FROM.y - 30 })
    grab?.end('released')
    expect(store.getState()).toBe(before)
  })
})

describe('a marquee', () => {
  const FROM = { x: 200.4, y: 10.6 }

  function setUp() {
    const desk = runningDesktop(2)
    const start = (kept?: readonly number[]) =>
      desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, marqueeGrab(desk, FROM, kept))
    return { ...desk, start, selected: () => focusedIconIds(desk.store.getState()) }
  }

  it('begins empty in whole pixels, and grows once a tick; other icons alone are told', () => {
    const { store, scenes, tick, start, selected } = setUp()
    const grab = start()
    expect(store.getState().selecting).toEqual({ x: 200, y: 11 })
    expect(scenes.current().marquee).toEqual({ x: 400, y: 22, width: 0, height: 0 })
    grab?.move({ x: 150, y: 30 })
    grab?.move({ x: 20, y: 700 })
    expect(selected()).toEqual([])
    tick()
    expect(scenes.current().marquee).toEqual({ x: 40, y: 22, width: 360, height: 1378 })
    expect(selected()).toEqual([2, 3, 4])
    const before = store.getState()
    grab?.move({ x: 30, y: 690 })
    tick()
    expect(store.getState()).toBe(before)
  })

  it('adds to what is to be kept, and gives up again only what it has added', () => {
    const { store, tick, start, selected } = setUp()
    store.dispatch({ type: 'icons/selected', ids: [4] })
    const grab = start([4])
    expect(selected()).toEqual([4])
    for (const [x, ids] of [
      [20, [2, 4]],
      [150, [4]],
    ] as const) {
      grab?.move({ x, y: 60 })
      tick()
      expect(selected()).toEqual(ids)
    }
    grab?.end('released')
    expect([selected(), store.getState().focusing]).toEqual([[4], 'ICON'])
  })
})
