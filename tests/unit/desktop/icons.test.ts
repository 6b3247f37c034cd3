/** Examples of grid and arrangement; tests/property/iconArrangement.test.ts has the rules. */
import { describe, expect, it } from 'vitest'
import { movedIcons, steppedIcons } from '../../../src/desktop/arranging.ts'
import { iconPlaces, stepOf } from '../../../src/desktop/iconGrid.ts'
import { iconsToOpen } from '../../../src/desktop/selectors.ts'
import type { DesktopState, IconArrangement } from '../../../src/desktop/state.ts'
import { aDesktop, anIcon } from '../../support/builders.ts'

/** A viewport with this many places: its taskbar is 30 px high. */
const room = (columns: number, rows: number) => ({
  width: 10 + 75 + (columns - 1) * 75,
  height: 30 + 10 + 65 + (rows - 1) * 75,
})
const auto = (...order: number[]): IconArrangement => ({ auto: true, order })
const at = (...places: [id: number, column: number, row: number][]): IconArrangement => ({
  auto: false,
  places: places.map(([id, column, row]) => ({ id, column, row })),
})

/** `1@0,2` for icon 1 in column 0 and row 2. */
function shown(state: DesktopState): string {
  return [...iconPlaces(state)]
    .sort(([a], [b]) => a - b)
    .map(([id, { column, row }]) => `${id}@${column},${row}`)
    .join(' ')
}

describe('the grid', () => {
  it.each([
    [
      { x: 37, y: 37 },
      { columns: 0, rows: 0 },
    ],
    [
      { x: 38, y: -38 },
      { columns: 1, rows: -1 },
    ],
    [
      { x: -262, y: 150 },
      { columns: -3, rows: 2 },
    ],
  ])('takes %o for the step %o', (by, step) => {
    expect(stepOf(by)).toEqual(step)
  })

  it.each<[string, number, [number, number], IconArrangement, string]>([
    ['column after column', 5, [4, 2], auto(), '1@0,0 2@0,1 3@1,0 4@1,1 5@2,0'],
    ['in their order, others last', 4, [1, 9], auto(3, 99, 1, 3), '1@0,1 2@0,2 3@0,0 4@0,3'],
    ['in further columns without room', 3, [1, 1], auto(), '1@0,0 2@1,0 3@2,0'],
    ['at their own places', 4, [3, 3], at([1, 2, 2], [2, 0, 0]), '1@2,2 2@0,0 3@0,1 4@0,2'],
    ['near places outside', 3, [3, 3], at([1, 9, 0], [2, 2, 0], [3, 9, 9]), '1@1,0 2@2,0 3@2,2'],
    ['beside each other on one place', 2, [2, 2], at([1, 1, 1], [2, 1, 1]), '1@1,1 2@0,1'],
  ])('shows icons %s', (_, count, [columns, rows], arrangement, places) => {
    const icons = Array.from({ length: count }, (_each, index) => anIcon({ id: index + 1 }))
    const viewport = room(columns, rows)
    expect(shown(aDesktop([], { icons, viewport, arrangement }))).toBe(places)
  })
})

it.each([
  ['at the right and the lower edge', { columns: 9, rows: 9 }, '1@1,1 2@2,2'],
  // The first of the two has no room to the left.
  ['at the left edge', { columns: -1, rows: 1 }, '1@0,1 2@1,2'],
])('icons that are dragged together keep their formation %s', (_where, by, places) => {
  const icons = [1, 2].map((id) => anIcon({ id }))
  const arrangement = at([1, 0, 0], [2, 1, 1])
  const start = aDesktop([], { icons, arrangement, viewport: room(3, 3) })
  expect(shown({ ...start, arrangement: movedIcons(start, [1, 2], by) })).toBe(places)
})

it.each([
  ['a step, where there is room', [3], '1@0,0 2@0,1 3@1,2'],
  ['not at all, where another icon is', [1], '1@0,0 2@0,1 3@0,2'],
  ['together or not at all', [2, 3], '1@0,0 2@0,1 3@0,2'],
])('icons are moved by keys %s', (_how, ids, places) => {
  const icons = [1, 2, 3].map((id) => anIcon({ id }))
  const start = aDesktop([], { icons, viewport: room(3, 3) })
  const step = ids.length === 1 && ids[0] === 3 ? { columns: 1, rows: 0 } : { columns: 0, rows: 1 }
  const arrangement = steppedIcons(start, ids, step)
  expect(shown({ ...start, arrangement })).toBe(places)
  expect(arrangement === start.arrangement).toBe(places === '1@0,0 2@0,1 3@0,2')
})

it('opening an icon by key opens all that are selected if it is one of them, else it alone', () => {
  const icons = [1, 2, 3, 4, 5].map((id) => anIcon({ id, isFocus: id !== 3 }))
  const opened = (id: number) => iconsToOpen(icons, id).map((icon) => icon.id)
  expect(opened(4)).toEqual([1, 2, 4, 5])
  expect(opened(3)).toEqual([3])
  expect(opened(99)).toEqual([])
})
