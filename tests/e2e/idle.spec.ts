/** With nothing moving, the page does nothing but look at the clock. */
import type { Page } from '@playwright/test'
import { boxOf, openApp, openDesktop, titlePoint } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, type Counts } from '../support/probes.ts'

/** How long nothing may happen, in milliseconds of the page's own clock. */
const WATCHED_MS = 3000

/**
 * By then everything has run that a page does once, some seconds after it has started. Parts of the site that are still
 * being loaded do not wait for the page's clock, and are given up after 30 s of it.
 */
const STARTED_MS = 12_000

/**
 * The clock of these pages is the test's: timers and frames run only while it is turned on. How busy
 * the machine is cannot change what happens within a span of it.
 */
test.beforeEach(({ page }) => page.clock.install())

/** What happens while the page's clock advances by `ms` milliseconds. */
async function during(page: Page, counts: () => Promise<Counts>, ms: number): Promise<Counts> {
  const before = await counts()
  await page.clock.runFor(ms)
  const after = await counts()
  const names = Object.keys(before) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as never
}

/**
 * Stops the clock, and turns it on until the page has been at rest twice in a row. Once is not enough: what
 * is still being loaded or decoded does not wait for the page's clock, and time passes between the two.
 */
async function settle(page: Page, counts: () => Promise<Counts>): Promise<void> {
  await page.waitForLoadState('networkidle')
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + STARTED_MS)
  let quietSpans = 0
  await expect
    .poll(
      async () => {
        const { frames, presents, commits } = await during(page, counts, WATCHED_MS)
        quietSpans = frames + presents + commits === 0 ? quietSpans + 1 : 0
        return quietSpans
      },
      { intervals: [500], timeout: 20_000 },
    )
    .toBe(2)
}

for (const [switches, most] of [
  // The clock's timer, and its text, which may have changed once.
  ['?renderer=canvas', { timers: WATCHED_MS / 1000, commits: 1 }],
  ['?renderer=webgl', { timers: WATCHED_MS / 1000, commits: 1 }],
  ['?freeze', { timers: 0, commits: 0 }],
] as const) {
  test(`no frame, no present and but the clock's timer and commit at ${switches}`, async ({
    page,
  }) => {
    const counts = await countInPage(page)
    await openDesktop(page, switches)
    for (const app of ['My Computer', 'Notepad', 'Internet Explorer']) await openApp(page, app)
    const at = await titlePoint(page.locator('[data-active="true"][data-app]'))
    await page.mouse.move(at.x, at.y)
    await settle(page, counts)
    const { frames, presents, commits, timers } = await during(page, counts, WATCHED_MS)
    expect({ frames, presents }).toEqual({ frames: 0, presents: 0 })
    expect(timers).toBeLessThanOrEqual(most.timers)
    expect(commits).toBeLessThanOrEqual(most.commits)
  })
}

test('it sleeps again after the snow has stopped, and after a title bar has travelled', async ({
  page,
}) => {
  const counts = await countInPage(page)
  // Animations of the browser's own run only when they are told to, too.
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given)
      animation.pause()
      return animation
    }
  })
  await openDesktop(page)
  const expectRest = async (): Promise<void> => {
    const { frames, presents } = await during(page, counts, WATCHED_MS)
    expect({ frames, presents }).toEqual({ frames: 0, presents: 0 })
  }
  const snow = page.getByRole('button', { name: 'Snow', exact: true })
  await snow.click()
  const { presents } = await counts()
  await expect.poll(async () => (await counts()).presents).toBeGreaterThan(presents + 5)
  await snow.click()
  await expect(page.locator('main')).not.toHaveAttribute('data-snow', /./)
  const window = await openApp(page, 'Notepad')
  const button = page.locator('button[data-window-id]')
  const bar = page.locator('[data-part="zoom"]')
  await settle(page, counts)
  await expectRest()

  for (const way of ['minimized', 'restored']) {
    await test.step(way, async () => {
      await button.dispatchEvent('click')
      await page.clock.runFor(100)
      await bar.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.currentTime = 100
      })
      const { width } = await boxOf(bar)
      expect(width).toBeGreaterThan((await boxOf(button)).width)
      expect(width).toBeLessThan(660)
      await bar.evaluate((element) => element.getAnimations().forEach((each) => each.finish()))
      await expect(bar).toHaveCount(0)
      await page.clock.runFor(400)
      await expectRest()
    })
  }
  await expect(window).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button.dispatchEvent('click')
  await page.clock.runFor(100)
  await expect(window).toBeHidden()
  await expect(bar).toHaveCount(0)
})
