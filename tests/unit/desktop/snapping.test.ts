import { describe, expect, it } from 'vitest'
import { windowBox } from '../../../src/desktop/placement.ts'
import { snapEdgeAt } from '../../../src/desktop/snapping.ts'
import { windowById } from '../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { after, VIEWPORT, withApps } from '../../support/builders.ts'

const OLD = { x: 20, y: 20, width: 660, height: 500 }

function boxIn(state: DesktopState, id = '1') {
  const window = windowById(state, id)
  return window && windowBox(window, state.viewport)
}

const SNAP_LEFT = { type: 'window/snapped', id: '1', side: 'left' } as const
const SNAP_RIGHT = { type: 'window/snapped', id: '1', side: 'right' } as const
const RESTORE = { type: 'window/restored', id: '1' } as const
const MAXIMIZE = { type: 'window/maximizeToggled', id: '1' } as const

describe('the edge that a pointer is at', () => {
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
  ])('is %s', (edge, pointer) => {
    expect(snapEdgeAt(pointer, VIEWPORT)).toBe(edge)
  })
})

describe('a snapped window', () => {
  it('fills a half of the work area, and follows it', () => {
    const left = after(withApps('Notepad'), SNAP_LEFT)
    expect(boxIn(left)).toEqual({ x: 0, y: 0, width: 640, height: 770 })
    expect(boxIn(after(left, SNAP_RIGHT))).toEqual({ x: 640, y: 0, width: 640, height: 770 })
    const narrow = { type: 'viewport/changed', viewport: { width: 901, height: 600 } } as const
    expect(boxIn(after(left, narrow))).toEqual({ x: 0, y: 0, width: 450, height: 570 })
    expect(boxIn(after(left, SNAP_RIGHT, narrow))).toMatchObject({ x: 450, width: 451 })
  })

  it.each([
    ['restored', [SNAP_LEFT, RESTORE]],
    ['snapped again and restored', [SNAP_LEFT, SNAP_RIGHT, RESTORE]],
    ['maximized, restored to its half, and restored', [SNAP_LEFT, MAXIMIZE, MAXIMIZE, RESTORE]],
    ['snapped while it was maximized, and restored', [MAXIMIZE, SNAP_LEFT, RESTORE]],
  ])('has its old box again when it is %s', (_what, actions) => {
    const state = after(withApps('Notepad'), ...actions)
    expect(boxIn(state)).toEqual(OLD)
    expect(windowById(state, '1')).not.toHaveProperty('snapped')
  })

  it.each([
    ['the double-click', MAXIMIZE],
    ['the menu', RESTORE],
  ])('is a half again when it was maximized and is restored by %s', (_way, restore) => {
    const maximized = after(withApps('Notepad'), SNAP_RIGHT, MAXIMIZE)
    expect(boxIn(maximized)).toMatchObject({ x: -3, width: 1286 })
    expect(boxIn(after(maximized, restore))).toMatchObject({ x: 640, width: 640 })
    const offset = { x: 200, y: 90 }
    expect(boxIn(after(maximized, { ...RESTORE, offset }))).toEqual({ ...OLD, ...offset })
  })

  it('has its old size at a new place when it is dragged off or moved', () => {
    const offset = { x: 200, y: 90 }
    const snapped = after(withApps('Notepad'), SNAP_RIGHT)
    expect(boxIn(after(snapped, { ...RESTORE, offset }))).toEqual({ ...OLD, ...offset })
    expect(boxIn(after(snapped, { type: 'window/moved', id: '1', offset }))).toEqual({
      ...OLD,
      ...offset,
    })
  })

  it('is an ordinary one of its present size once an edge was pulled', () => {
    const size = { width: 500, height: 770 }
    const resized = after(withApps('Notepad'), SNAP_LEFT, {
      type: 'window/resized',
      id: '1',
      size,
      offset: { x: 0, y: 0 },
    })
    expect(boxIn(resized)).toEqual({ x: 0, y: 0, ...size })
    expect(after(resized, RESTORE)).toBe(resized)
  })

  it('stays as it is where it has a fixed size', () => {
    const error = withApps('Error')
    expect(after(error, SNAP_LEFT)).toBe(error)
  })
})
