/**
 * The history of a phone as a model: whatever a visitor does, what is on the screen, the bar, the title and the depth of
 * the history agree with an oracle.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  closeWindow,
  goHome,
  minimizeWindow,
  raiseWindow,
} from '../../src/shell/phone/sheet/sheetCommands.ts'
import { fakeHistory } from '../support/fakeHistory.ts'
import { aPhoneOracle, screenOf } from '../support/phoneOracle.ts'
import { aPage, type JourneyPage, NO_POST } from '../support/journeyPage.ts'

/** Of the apps, those that have an address but no page. */
const ADDRESSES = ['/notepad', '/my-computer', '/my-computer/C/blog', '/internet-explorer']

const act = fc.oneof(
  fc.record({
    type: fc.constant('open' as const),
    to: fc.constantFrom('Notepad', 'My Computer', 'Internet Explorer'),
  }),
  fc.record({
    type: fc.constant('enter' as const),
    to: fc.constantFrom(...ADDRESSES, '/nowhere', NO_POST, '/'),
  }),
  fc.record({
    type: fc.constant('go' as const),
    to: fc.constantFrom(
      '/my-computer',
      '/my-computer/C',
      '/my-computer/C/blog',
      '/internet-explorer',
      '/internet-explorer/search/red%20shoes',
    ),
  }),
  fc.record({
    type: fc.constantFrom('raise' as const, 'closeInSwitcher' as const),
    at: fc.nat({ max: 1000 }),
  }),
  fc.record({
    type: fc.constantFrom(
      'back' as const,
      'back' as const,
      'forward' as const,
      'forward' as const,
      'close' as const,
      'minimize' as const,
      'home' as const,
      'cover' as const,
      'reload' as const,
    ),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** What the visitor does to the windows that are open. */
function operate({ store, front, seen }: JourneyPage, step: Act): void {
  const window = front()
  if (step.type === 'home') goHome(store)
  else if (step.type === 'raise' || step.type === 'closeInSwitcher') {
    const { apps } = store.getState()
    const chosen = apps[step.at % Math.max(1, apps.length)]
    const command = step.type === 'raise' ? raiseWindow : closeWindow
    if (chosen) command(store, chosen.id)
  } else if (step.type === 'close' && window) closeWindow(store, window.id)
  // The button is out of reach under a cover.
  else if (step.type === 'minimize' && window?.location && !seen().isCovered) {
    minimizeWindow(store, window.id)
  }
}

/** @returns the page that the visitor is on then */
async function carryOut(page: JourneyPage, step: Act): Promise<JourneyPage> {
  if (step.type === 'open') await page.open(step.to)
  else if (step.type === 'enter') await page.enter(step.to)
  else if (step.type === 'go') await page.goTo(step.to)
  else if (step.type === 'cover') await page.cover()
  else if (step.type === 'back') await page.go(-1)
  else if (step.type === 'forward') await page.go(1)
  else if (step.type === 'reload') return page.reload()
  else {
    if (step.type === 'closeInSwitcher' && !page.seen().isCovered) await page.cover()
    operate(page, step)
  }
  await page.settle()
  return page
}

it('the history of a phone agrees with an oracle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 60 }), async (steps) => {
      const history = fakeHistory()
      const oracle = aPhoneOracle()
      let page = aPage(history, { isPhone: true })
      for (const step of steps) {
        const before = page.seen()
        page = await carryOut(page, step)
        const now = page.seen()
        const expected = oracle.after(step.type, before, now)
        const { sheet } = expected
        expect({
          ...screenOf(now),
          levels: history.position(),
          // A message has neither a bar nor a title: both are those of what it lies over.
          bar: page.bar(),
          title: page.title(),
        }).toEqual({
          ...expected,
          levels: oracle.levels(expected),
          bar: sheet ? `/#${sheet.place}` : '/',
          title: page.named()?.header.title ?? null,
        })
      }
    }),
    { numRuns: 100 },
  )
})
