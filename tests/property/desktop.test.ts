import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import { reduceDesktop } from '../../src/desktop/store/reducer.ts'
import { initialState } from '../../src/desktop/store/store.ts'
import { type DesktopState, LAYOUT_STATES } from '../../src/desktop/state.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../support/builders.ts'
import { expectRule, expectSound } from '../support/desktopRules.ts'

// Ids above those that are given as well as unknown icons: most hit something, some hit nothing.
const id = fc.integer({ min: 1, max: 25 }).map(String)
const iconId = fc.integer({ min: 1, max: 5 })
const length = fc.integer({ min: -50, max: 3000 })
const point = fc.record({ x: length, y: length })
const size = fc.record({ width: length, height: length })

const location = fc.record(
  {
    path: fc.constantFrom('/blog/first', '/blog/second', '/blog/unknown', '/notepad', '/nowhere'),
    section: fc.constantFrom('one', 'two'),
  },
  { requiredKeys: ['path'] },
)

const added = fc.record(
  {
    type: fc.constant('app/added' as const),
    appName: fc.constantFrom(...MANIFESTS.keys()),
    location,
    offset: fc.oneof(
      fc.constant({ type: 'center' as const }),
      point.map(({ x, y }) => ({ type: 'xy' as const, x, y })),
      point.map(({ x, y }) => ({ type: 'right' as const, right: x, bottom: y })),
    ),
    size: fc.oneof(
      size.map((of) => ({ type: 'fixed' as const, ...of })),
      fc.integer({ min: 0, max: 200 }).map((p) => ({ type: 'percentage' as const, percentage: p })),
    ),
  },
  { requiredKeys: ['type', 'appName'] },
)

const kept = fc.record(
  {
    id: fc.oneof(id, fc.string()),
    appName: fc.constantFrom(...MANIFESTS.keys(), 'Unknown'),
    title: fc.string(),
    location,
    minimized: fc.boolean(),
    maximized: fc.boolean(),
    snapped: fc.constantFrom('left' as const, 'right' as const),
    size: size.map((of) => ({ type: 'fixed' as const, ...of })),
    offset: point.map((of) => ({ type: 'xy' as const, ...of })),
  },
  { requiredKeys: ['id', 'appName', 'title', 'minimized', 'maximized', 'size', 'offset'] },
)

const restored = fc.record({
  type: fc.constant('session/restored' as const),
  windows: fc.array(kept, { maxLength: 6 }),
  focusing: fc.constantFrom('WINDOW' as const, 'ICON' as const, 'DESKTOP' as const),
})

const percent = fc.integer({ min: 0, max: 100 })
const layout = fc.record({
  type: fc.constant('layout/opened' as const),
  windows: fc.array(
    fc.record({
      appName: fc.constantFrom(...MANIFESTS.keys(), 'Unknown'),
      location,
      box: fc.record({ x: percent, y: percent, width: percent, height: percent }),
      states: fc.subarray([...LAYOUT_STATES]),
    }),
    { maxLength: 15 },
  ),
})

const onWindow = (
  ...types: (
    | 'window/deleted'
    | 'window/focused'
    | 'window/minimized'
    | 'window/maximizeToggled'
    | 'window/sizeReset'
  )[]
) => fc.record({ type: fc.constantFrom(...types), id })

const action: fc.Arbitrary<DesktopAction> = fc.oneof(
  { weight: 4, arbitrary: added },
  { weight: 1, arbitrary: restored },
  { weight: 1, arbitrary: layout },
  {
    weight: 8,
    arbitrary: onWindow(
      'window/deleted',
      'window/focused',
      'window/minimized',
      'window/maximizeToggled',
      'window/sizeReset',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('window/resized' as const), id, size, offset: point }),
  },
  fc.record({ type: fc.constant('window/wentTo' as const), id, location }),
  fc.record({
    type: fc.constant('window/titled' as const),
    id,
    path: location.map(({ path }) => path),
    title: fc.string(),
  }),
  fc.record(
    { type: fc.constant('message/shown' as const), title: fc.string(), message: fc.string() },
    { requiredKeys: ['type'] },
  ),
  fc.record({
    type: fc.constant('app/asked' as const),
    purpose: fc.constantFrom('search' as const, 'help' as const, 'mail' as const),
  }),
  fc.record({ type: fc.constant('window/moved' as const), id, offset: point }),
  fc.record({
    type: fc.constant('window/snapped' as const),
    id,
    side: fc.constantFrom('left' as const, 'right' as const),
  }),
  fc.record(
    { type: fc.constant('window/restored' as const), id, offset: point },
    { requiredKeys: ['type', 'id'] },
  ),
  fc.record({ type: fc.constant('window/sizeReported' as const), id, size }),
  fc.record({ type: fc.constant('icon/focused' as const), id: iconId }),
  fc.record({
    type: fc.constant('icons/selected' as const),
    ids: fc.array(iconId, { maxLength: 3 }),
  }),
  fc.constantFrom<DesktopAction>(
    { type: 'icons/arranged', arrangement: { auto: true, order: [4, 9] } },
    {
      type: 'icons/arranged',
      arrangement: { auto: false, places: [{ id: 3, column: 9, row: 0 }] },
    },
    { type: 'desktop/focused' },
    { type: 'windows/allMinimized' },
    { type: 'windows/setAsideToggled' },
    { type: 'select/ended' },
    { type: 'power/turnedOff', mode: 'LOG_OFF' },
    { type: 'power/turnedOff', mode: 'TURN_OFF' },
    { type: 'power/canceled' },
    { type: 'cookieBanner/opened' },
    { type: 'cookieBanner/closed' },
    { type: 'state/reset', state: {} },
    { type: 'state/reset', state: { powerState: 'START', selecting: false } },
    { type: 'state/reset', state: { apps: [], appOrder: [] } },
  ),
  fc.record({ type: fc.constant('select/started' as const), point }),
  fc.record({
    type: fc.constant('viewport/changed' as const),
    viewport: fc.record({ width: fc.nat(3000), height: fc.nat(3000) }),
  }),
)

const START = initialState(ICONS, VIEWPORT)

describe('the desktop under any sequence of actions', () => {
  it('stays sound and follows every rule at every step', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 200, maxLength: 400, size: 'max' }), (actions) => {
        let state: DesktopState = START
        for (const next of actions) {
          const after = reduceDesktop(state, next, MANIFESTS)
          expectRule(state, next, after, MANIFESTS)
          expectSound(after, MANIFESTS)
          state = after
        }
        expect(state.nextAppID).toBeGreaterThan(1)
      }),
      { seed: 20260103, numRuns: 15 },
    )
  })

  it('never uses an id twice', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 100, maxLength: 300, size: 'max' }), (actions) => {
        const given = new Set<string>()
        let state: DesktopState = START
        for (const next of actions) {
          const known = new Set(state.apps.map((window) => window.id))
          state = reduceDesktop(state, next, MANIFESTS)
          for (const window of state.apps) {
            if (known.has(window.id)) continue
            expect(given.has(window.id)).toBe(false)
            given.add(window.id)
          }
        }
      }),
      { seed: 20260104, numRuns: 100 },
    )
  })

  it('tells by identity whether anything changed', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 50, maxLength: 100, size: 'max' }), (actions) => {
        let state: DesktopState = START
        for (const next of actions) {
          const after = reduceDesktop(state, next, MANIFESTS)
          // A reset brings new objects, which may well be equal to the old ones; so does what is asked for again.
          const asksForSection = 'location' in next && next.location?.section !== undefined
          const asks = asksForSection || next.type.endsWith('/asked')
          const mayEqual = after === state || next.type === 'state/reset' || asks
          expect(mayEqual || !isDeepStrictEqual(after, state)).toBe(true)
          expect(reduceDesktop(state, next, MANIFESTS)).toEqual(after)
          state = after
        }
      }),
      { seed: 20260105, numRuns: 40 },
    )
  })
})
