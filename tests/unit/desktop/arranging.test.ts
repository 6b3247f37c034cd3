import { describe, expect, it } from 'vitest'
import {
  autoArranged,
  movedIcons,
  sortedIcons,
  steppedIcons,
} from '../../../src/desktop/arranging.ts'
import { iconPlaces, iconsInOrder } from '../../../src/desktop/iconGrid.ts'
import type { DesktopState, IconArrangement, IconSorting } from '../../../src/desktop/state.ts'
import { after as dispatched, aDesktop, anIcon } from '../../support/builders.ts'

const LINK = { appName: undefined, link: 'https://example.org' }
const ICONS = [
  anIcon({ id: 1, title: 'Notes 10' }),
  anIcon({ id: 2, title: 'about', appName: 'About', link: '/about' }),
  { ...anIcon({ id: 3, title: 'Zoo' }), ...LINK },
  anIcon({ id: 4, title: 'Notes 9' }),
].map(({ appName, ...icon }) => ({ ...icon, ...(appName !== undefined && { appName }) }))

/** Room for three columns of three. */
const SMALL = { width: 320, height: 300 }
const LARGE = { width: 1280, height: 800 }
const DESKTOP = aDesktop([], { icons: ICONS, viewport: SMALL })

const order = (state: DesktopState) => iconsInOrder(state).map(({ id }) => id)
function placeOf(state: DesktopState, id: number): readonly number[] {
  const place = iconPlaces(state).get(id)
  return place ? [place.column, place.row] : []
}

type Change = (state: DesktopState) => IconArrangement
const move =
  (ids: number[], columns: number, rows: number): Change =>
  (state) =>
    movedIcons(state, ids, { columns, rows })
const sort =
  (by: IconSorting): Change =>
  (state) =>
    sortedIcons(state, by)
const toggle: Change = (state) => autoArranged(state, !state.arrangement.auto)

function after(state: DesktopState, ...changes: readonly Change[]): DesktopState {
  return changes.reduce(
    (before, change) => dispatched(before, { type: 'icons/arranged', arrangement: change(before) }),
    state,
  )
}
const resize = (state: DesktopState, viewport: DesktopState['viewport']) =>
  dispatched(state, { type: 'viewport/changed', viewport })

describe('dragging icons', () => {
  it('ends Auto Arrange, and the others stay', () => {
    const state = after(DESKTOP, move([2], 2, 1))
    expect(state.arrangement.auto).toBe(false)
    expect([1, 2, 3, 4].map((id) => placeOf(state, id))).toEqual([
      [0, 0],
      [2, 2],
      [0, 2],
      [1, 0],
    ])
  })

  it('to where they were changes nothing', () => {
    expect(after(DESKTOP, move([2], 0, 0))).toBe(DESKTOP)
    expect(after(DESKTOP, move([1], -5, -5))).toBe(DESKTOP)
    expect(after(DESKTOP, move([99], 1, 1))).toBe(DESKTOP)
    expect(after(DESKTOP, move([], 1, 1))).toBe(DESKTOP)
  })

  it('keeps several in their formation, and the formation on the desk', () => {
    const state = after(DESKTOP, move([1, 2], 9, 9))
    expect([placeOf(state, 1), placeOf(state, 2)]).toEqual([
      [2, 1],
      [2, 2],
    ])
  })

  it('onto another icon puts them beside it', () => {
    const state = after(DESKTOP, move([4], -1, 1))
    expect(placeOf(state, 2)).toEqual([0, 1])
    expect(placeOf(state, 4)).toEqual([1, 1])
  })

  it('on a small desk leaves the others the places that a large one shows', () => {
    const far = after({ ...DESKTOP, viewport: LARGE }, move([3], 8, 5))
    const small = resize(far, SMALL)
    expect(placeOf(small, 3)).toEqual([2, 2])
    const moved = after(small, move([1], 1, 1))
    expect(placeOf(moved, 3)).toEqual([2, 2])
    const large = resize(moved, LARGE)
    expect([placeOf(large, 1), placeOf(large, 3)]).toEqual([
      [1, 1],
      [8, 7],
    ])
  })
})

describe('moving icons by key', () => {
  const step =
    (ids: number[], columns: number, rows: number): Change =>
    (state) =>
      steppedIcons(state, ids, { columns, rows })

  it('goes one place on, or beyond icons that leave no room', () => {
    const moved = after(DESKTOP, step([1], 0, 1))
    expect(placeOf(moved, 1)).toEqual([1, 2])
    expect(placeOf(after(DESKTOP, step([4], 0, 1)), 4)).toEqual([1, 1])
    expect(placeOf(after(DESKTOP, step([3], 1, 0)), 3)).toEqual([1, 2])
  })

  it('ends at the edge', () => {
    expect(after(DESKTOP, step([1, 2, 3], -1, 0))).toBe(DESKTOP)
  })
})

describe('arranging icons', () => {
  it('by name, as people sort numbers and letters', () => {
    const state = after(DESKTOP, sort('name'))
    expect(order(state)).toEqual([2, 4, 1, 3])
    expect(state.arrangement.auto).toBe(true)
    expect(after(state, sort('name'))).toBe(state)
  })

  it('by type: programs, what has a page, links', () => {
    expect(order(after(DESKTOP, sort('type')))).toEqual([4, 1, 2, 3])
  })

  it('does not tick Auto Arrange: icons then stay where they were put', () => {
    const state = after(DESKTOP, move([2], 1, 1), sort('name'))
    expect(state.arrangement.auto).toBe(false)
    expect([2, 4, 1, 3].map((id) => placeOf(state, id))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ])
  })
})

describe('Auto Arrange', () => {
  it('lines icons up in the order in which they stand', () => {
    const state = after(DESKTOP, move([1], 2, 1), toggle)
    expect(state.arrangement.auto).toBe(true)
    expect(order(state)).toEqual([2, 3, 4, 1])
    expect(placeOf(state, 1)).toEqual([1, 0])
  })

  it('leaves them where they are when it is unticked', () => {
    const state = after(DESKTOP, toggle)
    expect(state.arrangement.auto).toBe(false)
    expect(iconPlaces(state)).toEqual(iconPlaces(DESKTOP))
    const large = resize(state, LARGE)
    expect(iconPlaces(large)).toEqual(iconPlaces(DESKTOP))
  })
})
