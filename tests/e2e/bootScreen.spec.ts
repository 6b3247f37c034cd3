/** `/` before its program runs, without it, and when it fails to load. */
import type { Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const PROGRAM = '**/assets/program-*.js'
const SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

const list = (page: Page) => page.locator('#boot-screen main')
const articles = (page: Page) => page.getByRole('region', { name: 'Articles' })
/** What looks like the START button, in the picture that waits. */
const pictured = (page: Page) => page.locator('#boot-screen [aria-hidden="true"] span')

/** Keeps the program back until the result is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(PROGRAM, async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a picture waits, and the program takes its place without a jump', async ({ page }) => {
      const release = await holdProgram(page)
      await page.goto('/?freeze')
      await expect(pictured(page)).toBeVisible()
      await expect(list(page)).toBeHidden()
      const before = await boxOf(pictured(page))
      release()
      await expect(page.locator('main[data-layout]')).toBeVisible()
      await expect(page.locator('#boot-screen')).toHaveCount(0)
      const start = page.getByRole('button', { name: 'start', exact: true })
      const after = await boxOf(start)
      expect({ x: after.x, y: after.y, height: after.height }).toEqual({
        x: before.x,
        y: before.y,
        height: before.height,
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    test('whoever waits in vain gets the list', async ({ page, allowConsole }) => {
      allowConsole(/ERR_FAILED|The program failed to load/)
      await page.route(PROGRAM, (route) => route.abort(), { times: 1 })
      await page.goto('/')
      await expect(list(page)).toBeVisible()
      // A START that does not answer would be worse than none.
      await expect(pictured(page)).toBeHidden()
      await list(page).getByRole('link', { name: 'Try again' }).click()
      await expect(page.locator('main[data-layout]')).toBeVisible()
    })

    test('the list leads to what can be read', async ({ page, allowConsole }) => {
      allowConsole(/ERR_FAILED|The program failed to load/)
      await page.route(PROGRAM, (route) => route.abort())
      await page.goto('/')
      await articles(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
    })
  })

  test.describe(`on a ${name} without the grid of apps`, () => {
    test.use({ viewport })

    test('there is the list, where nothing else is left', async ({ page, allowConsole }) => {
      allowConsole(/ERR_FAILED|Failed to fetch|The (desktop|grid of apps) failed/)
      await page.route(/\/(MobileLayout|DesktopLayout)-[^/]*\.js/, (route) => route.abort())
      await page.goto('/')
      await expect(list(page)).toBeVisible()
      await articles(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
    })
  })

  test.describe(`on a ${name} without scripts`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('everything that can be read is a link away', async ({ page, request }) => {
      await page.goto('/')
      await expect(list(page)).toBeVisible()
      await expect(pictured(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const addresses = await list(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses).toEqual(expect.arrayContaining(['/blog', '/about', '/licence']))
      expect(addresses.filter((each) => each.startsWith('/blog/'))).toHaveLength(3)
      for (const address of addresses.filter((each) => each.startsWith('/'))) {
        expect((await request.get(address)).status(), address).toBe(200)
      }
    })

    test('nothing reaches beyond the screen', async ({ page }) => {
      await page.goto('/')
      const { width } = await boxOf(page.locator('html'))
      expect(width).toBe(viewport.width)
      expect((await boxOf(list(page))).width).toBeLessThanOrEqual(viewport.width)
    })
  })
}

test('no script is asked for before the first picture is painted', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('canvas[data-renderer]')).toBeVisible()
  const { painted, early } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    return {
      painted: paint?.startTime ?? 0,
      early: scripts
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => name.replace(/.*\/(\w+)-.*/, '$1')),
    }
  })
  expect(painted).toBeGreaterThan(0)
  expect(early).toEqual([])
})
