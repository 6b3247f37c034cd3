import { describe, expect, it } from 'vitest'
import { intersect } from '../../../src/base/geometry/box.ts'
import { windowBox, workAreaOf } from '../../../src/desktop/placement.ts'
import { windowById } from '../../../src/desktop/selectors.ts'
import type { DesktopState } from '../../../src/desktop/state.ts'
import { tiled, type Tiling } from '../../../src/desktop/tiling.ts'
import { after, VIEWPORT, withApps } from '../../support/builders.ts'

const NOTES = (count: number) => withApps(...Array.from({ length: count }, () => 'Notepad'))

function boxesAfter(state: DesktopState, way: Tiling) {
  const next = after(state, ...tiled(state, way))
  return next.apps.map((window) => windowBox(window, VIEWPORT))
}

describe('windows that are arranged', () => {
  it.each([
    [2, 'columns', [1, 2]],
    [3, 'rows', [3, 1]],
    [5, 'columns', [2, 3]],
    [9, 'rows', [3, 3]],
  ] as const)(
    '%i of them in %s fill the work area, and none covers another',
    (count, way, most) => {
      const boxes = boxesAfter(NOTES(count), way)
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(most[0])
      expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(
        1280 * workAreaOf(VIEWPORT).height,
      )
      for (const box of boxes)
        expect(boxes.filter((other) => intersect(box, other) !== null)).toEqual([box])
    },
  )

  it('begin with the topmost at the upper left', () => {
    expect(boxesAfter(NOTES(2), 'columns').at(1)).toEqual({ x: 0, y: 0, width: 640, height: 770 })
  })

  it('leave what they filled, and keep their size in a cascade, the topmost in front', () => {
    const state = after(
      NOTES(3),
      { type: 'window/snapped', id: '1', side: 'right' },
      { type: 'window/maximizeToggled', id: '3' },
    )
    expect(boxesAfter(state, 'cascade')).toEqual(
      [0, 28, 56].map((at) => ({ x: at, y: at, width: 660, height: 500 })),
    )
  })

  it('are those that are shown and listed, and one that has one size keeps it', () => {
    const state = after(withApps('Notepad', 'Error'), { type: 'message/shown' })
    const ids = tiled(state, 'rows').flatMap((action) => ('id' in action ? [action.id] : []))
    expect(new Set(ids)).toEqual(new Set(['1']))
    const minimized = after(NOTES(1), { type: 'window/minimized', id: '1' })
    expect(tiled(minimized, 'rows')).toEqual([])
    const fixed = { ...NOTES(1), apps: NOTES(1).apps.map((app) => ({ ...app, resizable: false })) }
    const next = after(fixed, ...tiled(fixed, 'columns'))
    expect(windowById(next, '1')).toMatchObject({
      size: { width: 660, height: 500 },
      offset: { type: 'xy', x: 0, y: 0 },
    })
  })
})
