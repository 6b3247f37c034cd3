/** The icons of a desktop under any drags, sortings and sizes of the viewport. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import { autoArranged, movedIcons, sortedIcons } from '../../src/desktop/arranging.ts'
import { iconGrid, iconPlaces } from '../../src/desktop/iconGrid.ts'
import { workAreaOf } from '../../src/desktop/placement.ts'
import { reduceDesktop } from '../../src/desktop/store/reducer.ts'
import { initialState } from '../../src/desktop/store/store.ts'
import type {
  DesktopState,
  GridStep,
  IconArrangement,
  IconSorting,
} from '../../src/desktop/state.ts'
import { layoutIcon } from '../../src/display/scene/iconLayout.ts'
import { anIcon, MANIFESTS } from '../support/builders.ts'

const MOST = 12
const id = fc.integer({ min: 1, max: MOST + 1 })
const viewport = fc.record({
  width: fc.integer({ min: 0, max: 2000 }),
  height: fc.integer({ min: 0, max: 1200 }),
})
const step = fc.integer({ min: -25, max: 25 })
const place = fc.record({ id, column: fc.nat(30), row: fc.nat(30) })

/** What befalls the icons: an action of the model, or what makes the next arrangement from the last. */
type Event =
  DesktopAction | Moved | { readonly type: 'sorted'; readonly by: IconSorting } | typeof TOGGLED
interface Moved {
  readonly type: 'moved'
  readonly ids: readonly number[]
  readonly by: GridStep
}
const TOGGLED = { type: 'autoArrangeToggled' } as const

const moved: fc.Arbitrary<Moved> = fc.record({
  type: fc.constant('moved' as const),
  ids: fc.array(id, { maxLength: MOST }),
  by: fc.record({ columns: step, rows: step }),
})
const resized = fc.record({ type: fc.constant('viewport/changed' as const), viewport })
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: moved },
  { weight: 2, arbitrary: resized },
  fc.record({
    type: fc.constant('sorted' as const),
    by: fc.constantFrom('name' as const, 'type' as const),
  }),
  fc.constant(TOGGLED),
  // As anybody may have written it into the storage.
  fc.record({
    type: fc.constant('icons/arranged' as const),
    arrangement: fc.oneof(
      fc.record({ auto: fc.constant(true as const), order: fc.array(id, { maxLength: 20 }) }),
      fc.record({ auto: fc.constant(false as const), places: fc.array(place, { maxLength: 20 }) }),
    ),
  }),
)

function desktop(count: number): DesktopState {
  const icons = Array.from({ length: count }, (_, index) =>
    anIcon({ id: index + 1, title: `Icon ${(index * 7) % count}` }),
  )
  return initialState(icons, { width: 1280, height: 800 })
}

const start = fc.integer({ min: 1, max: MOST }).map(desktop)

function actionOf(state: DesktopState, next: Event): DesktopAction {
  const arranged = (arrangement: IconArrangement): DesktopAction => ({
    type: 'icons/arranged',
    arrangement,
  })
  switch (next.type) {
    case 'moved':
      return arranged(movedIcons(state, next.ids, next.by))
    case 'sorted':
      return arranged(sortedIcons(state, next.by))
    case 'autoArrangeToggled':
      return arranged(autoArranged(state, !state.arrangement.auto))
    default:
      return next
  }
}

const run = (state: DesktopState, ...events: readonly Event[]): DesktopState =>
  events.reduce((before, next) => reduceDesktop(before, actionOf(before, next), MANIFESTS), state)

/** What is wrong with the places of the icons: nothing, as long as the desk has room for all of them. */
function faultsOf(state: DesktopState): string[] {
  const places = iconPlaces(state)
  const { columns, rows } = iconGrid(state.viewport)
  const area = workAreaOf(state.viewport)
  const taken = new Set([...places.values()].map(({ column, row }) => `${column} ${row}`))
  const hasRoom = columns * rows >= state.icons.length
  const faults = [...places].filter(([, shownAt]) => {
    const { box } = layoutIcon(shownAt, 2)
    // A desk that is too small for a single icon still shows one place of it.
    const leavesSideways = columns > 1 && box.x + box.width > area.width
    const leavesBelow = rows > 1 && box.y + box.height > area.height
    const isOutside = shownAt.column < 0 || shownAt.row < 0 || shownAt.row >= rows
    return isOutside || (hasRoom && (leavesSideways || leavesBelow || shownAt.column >= columns))
  })
  return [
    ...faults.map(([each, { column, row }]) => `${each} at ${column} ${row}`),
    ...(taken.size === state.icons.length ? [] : ['two on one place']),
    ...(places.size === state.icons.length ? [] : ['one without a place']),
  ]
}

describe('the icons', () => {
  it('never share a place and never leave the desk', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 60, size: 'max' }), (first, actions) => {
        let state = first
        for (const next of actions) {
          const after = run(state, next)
          expect(faultsOf(after)).toEqual([])
          const isKept = after.arrangement === state.arrangement
          expect(isKept || next.type !== 'viewport/changed').toBe(true)
          state = after
        }
      }),
      { seed: 20260105, numRuns: 300 },
    )
  })

  it('come back to their places when a viewport that shrank grows again', () => {
    fc.assert(
      fc.property(
        start,
        fc.array(event, { maxLength: 12 }),
        fc.array(resized),
        (first, actions, sizes) => {
          const arranged = run(first, ...actions)
          const back = { type: 'viewport/changed', viewport: arranged.viewport } as const
          expect(iconPlaces(run(arranged, ...sizes, back))).toEqual(iconPlaces(arranged))
        },
      ),
      { seed: 20260106, numRuns: 300 },
    )
  })

  it('that are not dragged stay where they are, where all have room at their own places', () => {
    fc.assert(
      fc.property(start, fc.array(moved, { minLength: 1, maxLength: 20 }), (first, moves) => {
        let state = first
        for (const move of moves) {
          const after = run(state, move)
          const before = iconPlaces(state)
          const others = [...before].filter(([each]) => !move.ids.includes(each))
          expect(others.map(([each]) => iconPlaces(after).get(each))).toEqual(
            others.map(([, shownAt]) => shownAt),
          )
          expect(after === state || !after.arrangement.auto).toBe(true)
          state = after
        }
      }),
      { seed: 20260107, numRuns: 300 },
    )
  })

  it('that are dragged alone on a free desk go exactly as far as asked, up to its edge', () => {
    fc.assert(
      fc.property(step, step, (columns, rows) => {
        const state = desktop(1)
        const by = { columns, rows }
        const { columns: width, rows: height } = iconGrid(state.viewport)
        expect(iconPlaces(run(state, { type: 'moved', ids: [1], by })).get(1)).toEqual({
          column: Math.max(0, Math.min(columns, width - 1)),
          row: Math.max(0, Math.min(rows, height - 1)),
        })
      }),
      { seed: 20260108 },
    )
  })
})
