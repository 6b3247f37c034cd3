/** `/` before its program runs, without it, and when it fails to load. */
import type { Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { badlyHeard, violations } from '../support/axe.ts'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const PROGRAM = '**/assets/program-*.js'
const SCREENS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

const list = (page: Page) => page.locator('#boot-screen main')
/** What looks like the START button, in the picture that waits. */
const pictured = (page: Page) => page.locator('#boot-screen [aria-hidden="true"] span')

async function readAnArticle(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
}

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a picture waits, painted before any script is asked for, and the program takes its place without a jump', async ({
      page,
    }) => {
      let release = (): void => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(PROGRAM, async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/?freeze')
      await expect(pictured(page)).toBeVisible()
      await expect(list(page)).toBeHidden()
      await expect(
        page.locator('#boot-screen').getByText(site.owner.role, { exact: true }),
      ).toBeInViewport()
      const { x, y, height } = await boxOf(pictured(page))
      release()
      await expect(page.locator('main[data-layout]')).toBeVisible()
      await expect(page.locator('#boot-screen')).toHaveCount(0)
      const start = page.getByRole('button', { name: 'start', exact: true })
      expect(await boxOf(start)).toMatchObject({ x, y, height })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const { painted, early } = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const scripts = performance
          .getEntriesByType('resource')
          .filter((each) => each.name.endsWith('.js') && each.startTime < (paint?.startTime ?? 0))
        return { painted: paint?.startTime, early: scripts.map((script) => script.name) }
      })
      expect(painted).toBeGreaterThan(0)
      expect(early).toEqual([])
    })

    test('whoever waits in vain for program or layout gets the list, which leads to articles and to another try', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/ERR_FAILED|Failed to fetch|The (program|desktop|grid of apps) failed/)
      await page.route(PROGRAM, (route) => route.abort(), { times: 2 })
      await page.goto('/')
      await expect(list(page)).toBeVisible()
      // A START that does not answer would be worse than none.
      await expect(pictured(page)).toBeHidden()
      expect([...(await violations(page)), ...(await badlyHeard(page))]).toEqual([])
      await readAnArticle(page)
      await page.goto('/')
      await list(page).getByRole('link', { name: 'Try Again' }).click()
      await expect(page.locator('main[data-layout]')).toBeVisible()

      await page.route(/\/(MobileLayout|DesktopLayout)-[^/]*\.js/, (route) => route.abort())
      await page.goto('/')
      await readAnArticle(page)
    })
  })

  test.describe(`on a ${name} without scripts`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('everything that can be read is a link away, and on the screen', async ({
      page,
      request,
    }) => {
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
      expect((await boxOf(page.locator('html'))).width).toBe(viewport.width)
      expect((await boxOf(list(page))).width).toBeLessThanOrEqual(viewport.width)
    })
  })
}
