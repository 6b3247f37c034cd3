/** The guard of every page test, tried on pages that are not silent. */
import { test as unguarded, type Page } from '@playwright/test'
import { expect, test, watchContext } from '../support/fixtures.ts'

const warn = () => console.warn('careful')

const NOISES: readonly (readonly [told: RegExp, make: (page: Page) => Promise<unknown>])[] = [
  [/^console warning: careful/, (page) => page.evaluate(warn)],
  [
    /^uncaught: Error: broken/,
    (page) =>
      page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('broken')
          }),
      ),
  ],
  [/^console error: .*404.*\/missing/, (page) => page.evaluate(() => fetch('/missing'))],
  [
    /^console error: .*Content Security Policy/,
    (page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
  ],
  [
    /^request failed: .*\/nowhere: /,
    (page) => page.evaluate(() => fetch('/nowhere').catch(() => 0)),
  ],
  [
    /^console warning: careful/,
    async (page) => {
      const opened = page.context().waitForEvent('page')
      await page.evaluate(() => void window.open('/?opened'))
      await (await opened).evaluate(warn)
    },
  ],
]

unguarded(
  'what warns, throws, is missing or forbidden is told, in every tab',
  async ({ page, context }) => {
    const problems = watchContext(context)
    await page.route('**/nowhere', (route) => route.abort('failed'))
    await page.goto('/')
    for (const [told, make] of NOISES) {
      problems.length = 0
      await make(page)
      await expect.poll(() => problems.some((line) => told.test(line)), String(told)).toBe(true)
    }
  },
)

test('a page that warns fails its test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(warn)
})

test('an expected warning may be allowed', async ({ page, allowConsole }) => {
  allowConsole(/careful/)
  await page.goto('/')
  const said = page.waitForEvent('console')
  await page.evaluate(warn)
  expect((await said).text()).toBe('careful')
})
