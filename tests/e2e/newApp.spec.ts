/** What a new folder and one line bring about, and what icons and entries of the owner's own do. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { icon, windowsOf } from '../support/desktopDriver.ts'
import { type GuestbookSite, openGuestbookSite } from '../support/guestbookSite.ts'

// One build serves all tests of this file.
test.describe.configure({ mode: 'serial' })

let guestbookSite: GuestbookSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  guestbookSite = await openGuestbookSite()
})

test.afterAll(() => guestbookSite.end())

const guestbook = (page: Page): Locator => windowsOf(page, 'Guestbook')
const post = (page: Page): Locator => windowsOf(page, 'BlogPost')

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Answers for another site, and gives the tab that an act opens there. */
async function tabOf(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const opened = context.waitForEvent('page')
  await act()
  return opened
}

test.describe('on the desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(guestbookSite.url)
  })

  test('a new app has an icon, a window, a button on the taskbar and an entry of START', async ({
    page,
  }) => {
    await icon(page, 'Guest Book').dblclick()
    await expect(guestbook(page)).toHaveAccessibleName('Guest Book - Meadow')
    await expect(guestbook(page)).toHaveAttribute('data-location', '/guestbook')
    await expect(guestbook(page)).toContainText('Shown at /guestbook')
    const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
    const button = taskbar.getByRole('button', { name: 'Guest Book - Meadow' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await guestbook(page).getByRole('button', { name: 'Sign and leave' }).click()
    await expect(guestbook(page)).toHaveCount(0)
    await choose(page, 'Guest Book')
    await expect(guestbook(page)).toHaveAttribute('data-active', 'true')
  })

  test('a link to a post opens its window, from an icon and from START', async ({ page }) => {
    await icon(page, 'A post').dblclick()
    await expect(post(page)).toHaveAttribute('data-location', '/blog/windows-xp-portfolio')
    const title = (await post(page).getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await expect(post(page)).toHaveAccessibleName(title)
    await post(page).getByRole('button', { name: 'Close' }).click()
    await choose(page, 'A post')
    await expect(post(page)).toHaveAccessibleName(title)
  })

  test('a link to another site opens a tab that knows nothing of this page', async ({
    page,
    context,
  }) => {
    for (const act of [() => icon(page, 'Elsewhere').dblclick(), () => choose(page, 'Elsewhere')]) {
      const tab = await tabOf(context, act)
      await expect(tab).toHaveURL('https://example.org/elsewhere')
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
    }
    await expect(page.getByRole('menu', { name: 'Start menu' })).toBeHidden()
  })

  test('what names no app says so', async ({ page }) => {
    await icon(page, 'Lost').dblclick()
    await expect(page.getByRole('alertdialog')).toContainText('Application not found')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await choose(page, 'Lost')
    await expect(page.getByRole('alertdialog')).toContainText('Application not found')
  })
})

test('a phone has the same icons, as sheets, links and messages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(guestbookSite.url)
  const grid = page.getByRole('list', { name: 'Apps', exact: true })
  const elsewhere = grid.getByRole('link', { name: 'Elsewhere' })
  await expect(elsewhere).toHaveAttribute('href', 'https://example.org/elsewhere')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(elsewhere).toHaveAttribute('rel', 'noopener')
  const link = grid.getByRole('link', { name: 'A post' })
  await expect(link).toHaveAttribute('href', '/blog/windows-xp-portfolio')
  await grid.getByRole('button', { name: 'Lost' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Application not found')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await grid.getByRole('button', { name: 'Guest Book' }).click()
  const sheet = page.getByRole('dialog', { name: 'Guest Book - Meadow' })
  await expect(sheet).toHaveAttribute('data-location', '/guestbook')
  await expect(sheet).toContainText('Shown at /guestbook')
  await page.getByRole('button', { name: 'Switch apps' }).click()
  await expect(page.locator('[data-part="app-card"]')).toContainText('Guest Book - Meadow')
})
