/** The browser’s logo, which comes from another host, and what stands in for it. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  box,
  boxOf,
  button,
  content,
  LOGO,
  LOGO_PICTURE,
  openBrowser,
  openPage,
  search,
} from '../support/browserDriver.ts'

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test.describe('the logo', () => {
  const picture = (browser: Locator) => browser.getByRole('img', { name: 'Google', exact: true })
  const wordmark = (browser: Locator) =>
    browser.getByRole('img', { name: 'Meadow search', exact: true })

  /** Answers the host by `answer`, and lists what it was asked. */
  async function interceptLogo(page: Page, answer: (route: Route) => Promise<void> | void) {
    const asked: Route[] = []
    await page.route(`${new URL(LOGO).origin}/**`, (route) => {
      asked.push(route)
      return answer(route)
    })
    return asked
  }

  /** Stops the two seconds: a busy machine takes longer. They are over when `endPatience` says so. */
  async function holdPatience(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const { setTimeout, clearTimeout } = window
      const held = new Map<number, () => void>()
      const hold = (callback: () => void): number => {
        held.set(-1 - held.size, callback)
        return -held.size
      }
      Object.assign(window, {
        setTimeout: (callback: () => void, ms?: number) =>
          ms === 2000 ? hold(callback) : setTimeout(callback, ms),
        clearTimeout: (id?: number) => {
          if (id === undefined || !held.delete(id)) clearTimeout(id)
        },
        endPatience: () => held.forEach((callback) => callback()),
      })
    })
  }
  const endPatience = (page: Page) =>
    page.evaluate(() => (window as unknown as { endPatience: () => void }).endPatience())

  test('is requested when a window opens, without a referrer', async ({ page }) => {
    await holdPatience(page)
    const asked = await interceptLogo(page, (route) => route.fulfill(LOGO_PICTURE))
    await page.goto('/?freeze')
    await expect(button(page, 'start')).toBeVisible()
    expect(asked).toHaveLength(0)
    const browser = await openBrowser(page)
    await expect(picture(browser)).toBeVisible()
    // A busy browser may request it again before it has cached the answer.
    expect(new Set(asked.map((route) => route.request().url()))).toEqual(new Set([LOGO]))
    expect(await asked[0]?.request().headerValue('referer')).toBeNull()
    expect(await boxOf(picture(browser))).toMatchObject({ width: 272, height: 92 })
    const top = (await boxOf(picture(browser))).y - (await boxOf(content(browser))).y
    // In a window as it opens; a higher one has it at 198.
    expect(top).toBe(126)
    await expect(wordmark(browser)).toHaveCount(0)
  })

  test('stays once it has loaded, and is small above the results', async ({ page }) => {
    await holdPatience(page)
    const browser = await openPage(page)
    await expect
      .poll(() => picture(browser).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(272)
    await endPatience(page)
    await expect(picture(browser)).toBeVisible()
    await search(page, browser, 'meadow')
    const small = await boxOf(button(browser, 'Home').locator('img'))
    expect(small).toMatchObject({ width: 92, height: 31 })
  })

  /** What must not move: the logo's place, whatever stands in it, and the search box. */
  const layout = async (browser: Locator) => [
    await boxOf(browser.locator('form > :first-child')),
    await boxOf(box(browser)),
  ]

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    fails: (route) => route.abort('failed'),
    'is missing': (route) => route.fulfill({ status: 404, body: '' }),
    'is no picture': (route) => route.fulfill({ body: 'no picture' }),
  }
  for (const [name, fail] of Object.entries(failures)) {
    test(`that ${name} gives way to the wordmark, without a jump`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/wikimedia|ERR_FAILED/)
      // Or the two seconds might do what the failure should.
      await holdPatience(page)
      const asked = await interceptLogo(page, () => {})
      const browser = await openPage(page)
      await expect.poll(() => asked.length).toBe(1)
      const before = await layout(browser)
      await expect(wordmark(browser)).toHaveCount(0)
      if (asked[0]) await fail(asked[0])
      await expect(wordmark(browser)).toBeVisible()
      expect(await layout(browser)).toEqual(before)
      await search(page, browser, 'meadow')
      await expect(button(browser, 'Home').locator('svg')).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  }

  test('that hangs gives way after two seconds, for good and without a jump', async ({ page }) => {
    await holdPatience(page)
    const asked = await interceptLogo(page, () => {})
    const browser = await openPage(page)
    await expect.poll(() => asked.length).toBe(1)
    const before = await layout(browser)
    await expect(wordmark(browser)).toHaveCount(0)
    await endPatience(page)
    await expect(wordmark(browser)).toBeVisible()
    expect(await layout(browser)).toEqual(before)
    await asked[0]?.fulfill(LOGO_PICTURE).catch(() => {})
    await page.waitForTimeout(300)
    await expect(wordmark(browser)).toBeVisible()
    await expect(picture(browser)).toHaveCount(0)
  })
})
