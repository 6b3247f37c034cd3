/** With nothing moving, the page does nothing but look at the clock. */
import type { Page } from '@playwright/test'
import { openApp, openDesktop, titlePoint } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, type Counts } from '../support/probes.ts'

/** How long nothing may happen, in milliseconds; the length of the measurement itself. */
const WATCHED_MS = 3000

async function during(page: Page, counts: () => Promise<Counts>): Promise<Counts> {
  const before = await counts()
  await page.waitForTimeout(WATCHED_MS)
  const after = await counts()
  const names = Object.keys(before) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as never
}

/** Everything that was loaded has been shown: half a second passes without a frame or a commit. */
async function settle(page: Page, counts: () => Promise<Counts>): Promise<void> {
  await page.waitForLoadState('networkidle')
  let last = -1
  await expect
    .poll(
      async () => {
        const before = last
        const { frames, presents, commits } = await counts()
        last = frames + presents + commits
        return last - before
      },
      { intervals: [500] },
    )
    .toBe(0)
}

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`no frame, no present, no commit and only the clock's timer, in ${renderer}`, async ({
    page,
  }) => {
    const counts = await countInPage(page)
    await openDesktop(page, `?renderer=${renderer}`)
    for (const app of ['My Computer', 'Notepad', 'Internet Explorer']) await openApp(page, app)
    const at = await titlePoint(page.locator('[data-active="true"][data-app]'))
    await page.mouse.move(at.x, at.y)
    await settle(page, counts)
    const { frames, presents, commits, timers } = await during(page, counts)
    expect({ frames, presents }).toEqual({ frames: 0, presents: 0 })
    expect(timers).toBeLessThanOrEqual(WATCHED_MS / 1000 + 1)
    // The clock's text may have changed once.
    expect(commits).toBeLessThanOrEqual(1)
  })
}

test('nothing at all, no timer either, while the clock is frozen', async ({ page }) => {
  const counts = await countInPage(page)
  await openDesktop(page, '?freeze')
  await openApp(page, 'My Computer')
  await settle(page, counts)
  const { textures: _, ...rest } = await during(page, counts)
  expect(rest).toEqual({ frames: 0, presents: 0, commits: 0, timers: 0 })
})

test('it sleeps again after the snow has stopped', async ({ page }) => {
  const counts = await countInPage(page)
  await openDesktop(page)
  const snow = page.getByRole('button', { name: 'Snow', exact: true })
  await snow.click()
  const { presents } = await counts()
  await expect.poll(async () => (await counts()).presents).toBeGreaterThan(presents + 5)
  await snow.click()
  await expect(page.locator('main')).not.toHaveAttribute('data-snow', /./)
  await settle(page, counts)
  const rest = await during(page, counts)
  expect({ frames: rest.frames, presents: rest.presents }).toEqual({ frames: 0, presents: 0 })
})
