import { describe, expect, it } from 'vitest'
import { iconGrid, iconPlaces, iconsInOrder, stepOf } from '../../../src/desktop/iconGrid.ts'
import type { IconArrangement, IconPlace } from '../../../src/desktop/state.ts'
import { aDesktop, anIcon } from '../../support/builders.ts'

/** A viewport with this many places: its taskbar is 30 px high. */
const room = (columns: number, rows: number) => ({
  width: 40 + 70 + (columns - 1) * 100,
  height: 30 + 40 + 63 + (rows - 1) * 79,
})

function desktop(count: number, columns: number, rows: number, arrangement: IconArrangement) {
  const icons = Array.from({ length: count }, (_, index) => anIcon({ id: index + 1 }))
  return aDesktop([], { icons, viewport: room(columns, rows), arrangement })
}

/** `1@0,2` for icon 1 in column 0 and row 2. */
function shown(...about: Parameters<typeof desktop>): string[] {
  return [...iconPlaces(desktop(...about))]
    .sort(([a], [b]) => a - b)
    .map(([id, { column, row }]) => `${id}@${column},${row}`)
}

const auto = (...order: number[]): IconArrangement => ({ auto: true, order })
const at = (...places: [id: number, column: number, row: number][]): IconArrangement => ({
  auto: false,
  places: places.map(([id, column, row]): IconPlace => ({ id, column, row })),
})

describe('the grid', () => {
  it('has as many places as whole icons fit above the taskbar', () => {
    expect(iconGrid(room(3, 2))).toEqual({ columns: 3, rows: 2 })
    const { width, height } = room(3, 2)
    expect(iconGrid({ width: width - 1, height: height - 1 })).toEqual({ columns: 2, rows: 1 })
  })

  it('has one place at least', () => {
    expect(iconGrid({ width: 0, height: 0 })).toEqual({ columns: 1, rows: 1 })
  })

  it.each([
    [{ x: 49, y: 39 }, [0, 0]],
    [{ x: 51, y: -40 }, [1, -1]],
    [{ x: -349, y: 158 }, [-3, 2]],
  ])('takes %o for the nearest step', (by, [columns, rows]) => {
    const step = stepOf(by)
    expect([step.columns + 0, step.rows + 0]).toEqual([columns, rows])
  })
})

describe('with Auto Arrange icons', () => {
  it('fill column after column', () => {
    expect(shown(5, 4, 2, auto())).toEqual(['1@0,0', '2@0,1', '3@1,0', '4@1,1', '5@2,0'])
  })

  it('follow the order, and those that it does not name come last', () => {
    expect(shown(4, 1, 9, auto(3, 99, 1, 3))).toEqual(['1@0,1', '2@0,2', '3@0,0', '4@0,3'])
  })

  it('that find no room stand in further columns', () => {
    expect(shown(3, 1, 1, auto())).toEqual(['1@0,0', '2@1,0', '3@2,0'])
  })
})

describe('without it icons', () => {
  it('stand at their own places, and new ones at the first free ones', () => {
    expect(shown(4, 3, 3, at([1, 2, 2], [2, 0, 0]))).toEqual(['1@2,2', '2@0,0', '3@0,1', '4@0,2'])
  })

  it('whose places are outside stand near to them, and take none of the others', () => {
    const arrangement = at([1, 9, 0], [2, 2, 0], [3, 9, 9])
    expect(shown(3, 3, 3, arrangement)).toEqual(['1@2,1', '2@2,0', '3@2,2'])
    expect(shown(3, 10, 10, arrangement)).toEqual(['1@9,0', '2@2,0', '3@9,9'])
  })

  it('that were given one place twice do not share it', () => {
    expect(shown(2, 2, 2, at([1, 1, 1], [2, 1, 1]))).toEqual(['1@1,1', '2@1,0'])
  })

  it('are heard in the order in which they stand', () => {
    const state = desktop(3, 3, 3, at([1, 2, 0], [2, 0, 1], [3, 0, 0]))
    expect(iconsInOrder(state).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
