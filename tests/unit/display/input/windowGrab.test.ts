import { describe, expect, it, vi } from 'vitest'
import type { Box, Point } from '../../../../src/base/geometry/box.ts'
import { windowBox } from '../../../../src/desktop/placement.ts'
import { windowById } from '../../../../src/desktop/selectors.ts'
import type { DesktopAction } from '../../../../src/desktop/actions.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createGrabs, type GrabEnd } from '../../../../src/display/input/grab.ts'
import type { GrabPart } from '../../../../src/display/input/grabBox.ts'
import type { SnapHost } from '../../../../src/display/input/snapWatch.ts'
import { windowGrab } from '../../../../src/display/input/windowGrab.ts'
import { createSceneStore } from '../../../../src/display/scene/sceneStore.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { manualFrames } from '../../../support/manualFrames.ts'

const FROM = { x: 300, y: 60 }
/** My Computer's box. */
const START = { x: 260, y: 50, width: 660, height: 500 }

/** A desktop with Notepad, and My Computer above it, at two device pixels per CSS pixel. */
function setUp() {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
  store.dispatch({ type: 'app/added', appName: 'My Computer' })
  const options = { scale: 2, labelLines: (title: string) => [title], culling: true }
  const scenes = createSceneStore({ store, options })
  const painter = {
    grab: vi.fn<(id: string, box: Box | null) => void>(),
    previewSnap: vi.fn<SnapHost['painter']['previewSnap']>(),
  }
  const host = { store, scenes, painter }
  const { scheduler, tick } = manualFrames()
  const grabs = createGrabs({ store, scheduler })
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const start = (part: GrabPart, id = '2') => {
    const target = windowGrab(host, id, part, FROM)
    return target && grabs.start({ pointerId: 1, from: FROM, onEnd }, target)
  }
  const box = (id = '2'): Box | null => {
    const window = windowById(store.getState(), id)
    return window ? windowBox(window, store.getState().viewport) : null
  }
  return { store, scenes, painter, tick, onEnd, start, box }
}

function by(x: number, y: number): Point {
  return { x: FROM.x + x, y: FROM.y + y }
}

describe('the grab of a window', () => {
  it('lifts the window, moves it in device pixels, and tells the model only at the end', () => {
    const { store, scenes, painter, start, box } = setUp()
    const before = store.getState()
    const grab = start('move')
    expect(scenes.pointerState().lifted).toBe('2')
    grab?.move(by(10, 20))
    expect(painter.grab).toHaveBeenLastCalledWith('2', {
      x: 540,
      y: 140,
      width: 1320,
      height: 1000,
    })
    expect(store.getState()).toBe(before)
    grab?.end('released')
    expect(painter.grab).toHaveBeenLastCalledWith('2', null)
    expect(scenes.pointerState().lifted).toBeNull()
    expect(box()).toEqual({ ...START, x: 270, y: 70 })
  })

  it('resizes at the next tick, and makes the box explicit at the end', () => {
    const { store, painter, tick, start, box } = setUp()
    const grab = start('se')
    grab?.move(by(-100, -50))
    expect(painter.grab).not.toHaveBeenCalled()
    tick()
    expect(painter.grab).toHaveBeenLastCalledWith('2', { x: 520, y: 100, width: 1120, height: 900 })
    grab?.move(by(-120, -60))
    grab?.end('released')
    expect(box()).toEqual({ ...START, width: 540, height: 440 })
    expect(windowById(store.getState(), '2')?.size).toEqual({
      type: 'fixed',
      width: 540,
      height: 440,
    })
  })

  it('gives the old box back where it does not keep the new one', () => {
    const { store, start, box } = setUp()
    const before = store.getState()
    const grab = start('nw')
    grab?.move(by(30, 30))
    grab?.end('escaped')
    expect(store.getState()).toBe(before)
    expect(box()).toEqual(START)
  })

  it('is refused for closed windows, and for corners of maximized ones and of a fixed size', () => {
    const { store, start } = setUp()
    expect(start('move', '99')).toBeNull()
    store.dispatch({ type: 'app/added', appName: 'Error' })
    expect(start('se', '3')).toBeNull()
    store.dispatch({ type: 'window/focused', id: '2' })
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    expect(start('se')).toBeNull()
  })

  it('takes a maximized window off at its old size, under the pointer, and restores it so', () => {
    const { store, painter, start, box } = setUp()
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    const grab = start('move')
    grab?.move(by(100, 80))
    // FROM is at the share 303/1286 of the maximized title bar.
    const x = 300 - Math.round((303 / 1286) * 660) + 100
    expect(painter.grab.mock.lastCall?.[1]).toMatchObject({ width: 1320, height: 1000 })
    expect(Math.abs((painter.grab.mock.lastCall?.[1]?.x ?? 0) - 2 * x)).toBeLessThanOrEqual(2)
    grab?.end('released')
    expect(box()).toMatchObject({ y: 77, width: 660, height: 500 })
    expect(windowById(store.getState(), '2')?.maximized).toBe(false)
  })

  it('previews where the window would snap, once a change, and snaps it there at a release', () => {
    const { store, painter, start, box } = setUp()
    const before = store.getState()
    const grab = start('move')
    grab?.move({ x: 2, y: 200 })
    grab?.move({ x: 0, y: 0 })
    grab?.move({ x: 640, y: 0 })
    grab?.move({ x: 640, y: 40 })
    grab?.move({ x: 1400, y: 300 })
    expect(painter.previewSnap.mock.calls).toEqual([
      ['2', { edge: 'left', box: { x: 0, y: 0, width: 1280, height: 1540 } }],
      ['2', { edge: 'top', box: { x: -6, y: -6, width: 2572, height: 1552 } }],
      ['2', null],
      ['2', { edge: 'right', box: { x: 1280, y: 0, width: 1280, height: 1540 } }],
    ])
    expect(store.getState()).toBe(before)
    grab?.end('released')
    expect(painter.previewSnap).toHaveBeenLastCalledWith('2', null)
    expect(box()).toEqual({ x: 640, y: 0, width: 640, height: 770 })
    start('move')?.end('escaped')
    expect(windowById(store.getState(), '2')?.snapped).toBe('right')
  })

  it('moves and previews nothing where it was interrupted or the size is fixed', () => {
    const { store, painter, start, box } = setUp()
    const grab = start('move')
    grab?.move({ x: 0, y: 200 })
    grab?.end('blurred')
    expect(box()).toMatchObject({ x: 0, y: 190, width: 660 })
    store.dispatch({ type: 'app/added', appName: 'Error' })
    painter.previewSnap.mockClear()
    const error = start('move', '3')
    error?.move({ x: 0, y: 200 })
    error?.end('released')
    expect(painter.previewSnap).not.toHaveBeenCalled()
    expect(box('3')).toMatchObject({ x: 240, width: 200, height: 100 })
  })

  const CHANGES: readonly (readonly [string, DesktopAction, GrabEnd, Point])[] = [
    ['is minimized', { type: 'window/minimized', id: '2' }, 'minimized', { x: 290, y: 90 }],
    ['is minimized with all', { type: 'windows/allMinimized' }, 'minimized', { x: 290, y: 90 }],
    [
      'stays while the desktop is powered off',
      { type: 'power/turnedOff', mode: 'TURN_OFF' },
      'poweredOff',
      { x: 290, y: 90 },
    ],
    [
      'is moved by keys',
      { type: 'window/moved', id: '2', offset: { x: 5, y: 6 } },
      'displaced',
      { x: 5, y: 6 },
    ],
    [
      'no longer fits the viewport',
      { type: 'viewport/changed', viewport: { width: 800, height: 600 } },
      'displaced',
      { x: 140, y: 50 },
    ],
  ]
  it.each(CHANGES)('ends when the window %s', (_what, action, how, at) => {
    const { store, scenes, painter, onEnd, start, box } = setUp()
    start('move')?.move(by(30, 40))
    store.dispatch(action)
    expect(onEnd.mock.calls).toEqual([[how]])
    expect(painter.grab).toHaveBeenLastCalledWith('2', null)
    expect(scenes.pointerState().lifted).toBeNull()
    expect(box()).toMatchObject(at)
  })

  it('ends when the window is maximized, which then restores to its old box', () => {
    const { store, scenes, onEnd, start, box } = setUp()
    start('move')?.move(by(30, 40))
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    expect(onEnd.mock.calls).toEqual([['displaced']])
    expect(scenes.pointerState().lifted).toBeNull()
    store.dispatch({ type: 'window/maximizeToggled', id: '2' })
    expect(box()).toEqual(START)
  })

  it('ends when the window is closed', () => {
    const { store, scenes, onEnd, start, box } = setUp()
    start('move')?.move(by(30, 40))
    store.dispatch({ type: 'window/deleted', id: '2' })
    expect(onEnd.mock.calls).toEqual([['gone']])
    expect(scenes.pointerState().lifted).toBeNull()
    expect(box()).toBeNull()
  })

  it('goes on while other windows come and go, and in a viewport that still has room', () => {
    const { store, painter, tick, onEnd, start } = setUp()
    const grab = start('move')
    grab?.move(by(340, 0))
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    store.dispatch({ type: 'window/minimized', id: '1' })
    store.dispatch({ type: 'viewport/changed', viewport: { width: 1200, height: 800 } })
    expect(onEnd).not.toHaveBeenCalled()
    tick()
    expect(painter.grab).toHaveBeenLastCalledWith('2', expect.objectContaining({ x: 2 * 540 }))
  })
})
