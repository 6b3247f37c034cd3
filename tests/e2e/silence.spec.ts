/** The guard of every page test, tried on pages that are not silent. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const warn = () => console.warn('careful')

const NOISES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  warns: (page) => page.evaluate(warn),
  throws: (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            setTimeout(resolve)
            throw new Error('broken')
          }),
        ),
    ),
  'asks for what is missing': (page) => page.evaluate(() => fetch('/missing')),
  'breaks the policy': (page) =>
    page.evaluate(() => document.body.setAttribute('style', 'color: red')),
  'opens a page that warns': async (page) => {
    const opened = page.context().waitForEvent('page')
    await page.evaluate(() => void window.open('/?opened'))
    await (await opened).evaluate(warn)
  },
}

for (const [name, makeNoise] of Object.entries(NOISES)) {
  test(`a page that ${name} fails its test`, async ({ page }) => {
    test.fail()
    await page.goto('/')
    await makeNoise(page)
  })
}

test('an expected warning may be allowed', async ({ page, allowConsole }) => {
  allowConsole(/careful/)
  await page.goto('/')
  const said = page.waitForEvent('console')
  await page.evaluate(warn)
  expect((await said).text()).toBe('careful')
})
