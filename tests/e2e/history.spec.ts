/**
 * Back, Forward and reload as a visitor has them: after each of many random steps the address bar, the title, the window in
 * front and how far it is scrolled agree with an oracle (tests/support/visitOracle.ts).
 */
import fc from 'fast-check'
import { aVisit } from '../support/visit.ts'
import { expect, test } from '../support/fixtures.ts'

const STEPS = 40
/** Of these as many are taken: on an empty desktop there is nothing to close. */
const MOST = 400
/** One run each. A run that fails says its steps; add its seed here where it was another one. */
const SEEDS = [1, 2, 3, 4, 5]

/** An index into a list of any length. */
const at = fc.nat({ max: 1000 })
const step = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('open' as const),
      app: fc.constantFrom(
        'Notepad',
        'About',
        // More often, as there one can go on.
        ...[1, 2, 3].flatMap(() => ['Blog', 'Internet Explorer', 'My Computer']),
      ),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ type: fc.constant('follow' as const), at }), weight: 14 },
  { arbitrary: fc.record({ type: fc.constant('scroll' as const), at }), weight: 9 },
  { arbitrary: fc.record({ type: fc.constant('taskbar' as const), at }), weight: 2 },
  {
    arbitrary: fc.record({
      type: fc.constantFrom('minimize' as const, 'close' as const, 'desktop' as const),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ type: fc.constant('back' as const) }), weight: 9 },
  { arbitrary: fc.record({ type: fc.constant('forward' as const) }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant('reload' as const) }), weight: 2 },
)

// Enough of each window is out of sight.
test.use({ viewport: { width: 1100, height: 500 } })

for (const seed of SEEDS) {
  test(`a visit of ${STEPS} random steps agrees with the oracle, seed ${seed}`, async ({
    page,
  }) => {
    const list = fc.array(step, { minLength: MOST, maxLength: MOST, size: 'max' })
    const [steps = []] = fc.sample(list, { seed, numRuns: 1 })
    const visit = await aVisit(page)
    for (const each of steps) {
      if (visit.taken() === STEPS) break
      await test.step(`${visit.taken()}: ${JSON.stringify(each)}`, () => visit.take(each))
    }
    expect(visit.taken()).toBe(STEPS)
  })
}
