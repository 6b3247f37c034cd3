/** The guard of every page test, tried on pages that are not silent. */
import { expect, test } from '../support/fixtures.ts'

test.describe('a page that is not silent fails its test', () => {
  test.fail()

  test('because it warns', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.warn('careful'))
  })

  test('because it throws', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            setTimeout(resolve)
            throw new Error('broken')
          }),
        ),
    )
  })

  test('because it asks for what is missing', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => fetch('/missing'))
  })

  test('because it breaks the policy', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  })

  test('because a page that it opened warns', async ({ page, context }) => {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/?opened'))
    await (await opened).evaluate(() => console.warn('careful'))
  })
})

test('an expected warning may be allowed', async ({ page, allowConsole }) => {
  allowConsole(/careful/)
  await page.goto('/')
  const said = page.waitForEvent('console')
  await page.evaluate(() => console.warn('careful'))
  expect((await said).text()).toBe('careful')
})
