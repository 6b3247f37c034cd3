/** What a new folder and one line bring about, and what icons and entries of the owner's own do. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chooseFromStart, icon, windowsOf } from '../support/desktopDriver.ts'
import { expect } from '../support/fixtures.ts'
import { BASE, test } from '../second/secondSite.ts'

const guestbook = (page: Page): Locator => windowsOf(page, 'Guestbook')
const post = (page: Page): Locator => windowsOf(page, 'BlogPost')

/** Answers for another site, and gives the tab that an act opens there. */
async function tabOf(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const opened = context.waitForEvent('page')
  await act()
  return opened
}

test('a new app has an icon, a window, a button on the taskbar and an entry of START', async ({
  page,
}) => {
  await page.goto('./')
  await icon(page, 'Guest Book').dblclick()
  await expect(guestbook(page)).toHaveAccessibleName('Guest Book - Meadow')
  await expect(guestbook(page)).toHaveAttribute('data-location', '/guestbook')
  await expect(guestbook(page)).toContainText('Shown at /guestbook')
  const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
  const button = taskbar.getByRole('button', { name: 'Guest Book - Meadow' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await guestbook(page).getByRole('button', { name: 'Sign and leave' }).click()
  await expect(guestbook(page)).toHaveCount(0)
  await chooseFromStart(page, 'Guest Book')
  await expect(guestbook(page)).toHaveAttribute('data-active', 'true')
})

test('an app that the owner leaves out has no entry in START and no keys in the help', async ({
  page,
}) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'START' }).click()
  await expect(page.getByRole('menuitem', { name: 'Search', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Run' })).toHaveCount(0)
  await page.goto('./help-and-support')
  await expect(page.getByRole('rowheader', { name: 'In Notepad' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'In the Media Player' })).toHaveCount(0)
})

test('links open windows of posts, and tabs that know nothing of this page', async ({
  page,
  context,
}) => {
  await page.goto('./')
  for (const act of [
    () => icon(page, 'A post').dblclick(),
    () => chooseFromStart(page, 'A post'),
  ]) {
    await act()
    await expect(post(page)).toHaveAttribute('data-location', '/blog/first-tree')
    await expect(post(page)).toHaveAccessibleName(/^Γειά σου Κόσμε/)
    await post(page).getByRole('button', { name: 'Close' }).click()
    await expect(post(page)).toHaveCount(0)
  }
  for (const act of [
    () => icon(page, 'Elsewhere').dblclick(),
    () => chooseFromStart(page, 'Elsewhere'),
  ]) {
    const tab = await tabOf(context, act)
    await expect(tab).toHaveURL('https://example.org/elsewhere')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
  }
  await expect(page.getByRole('menu', { name: 'Start menu' })).toBeHidden()
})

test('a phone has the same icons, as sheets and links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  const grid = page.getByRole('list', { name: 'Apps', exact: true })
  const elsewhere = grid.getByRole('link', { name: 'Elsewhere' })
  await expect(elsewhere).toHaveAttribute('href', 'https://example.org/elsewhere')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(elsewhere).toHaveAttribute('rel', 'noopener')
  const link = grid.getByRole('link', { name: 'A post' })
  await expect(link).toHaveAttribute('href', `${BASE}blog/first-tree`)
  await grid.getByRole('button', { name: 'Guest Book' }).click()
  const sheet = page.getByRole('dialog', { name: 'Guest Book - Meadow' })
  await expect(sheet).toHaveAttribute('data-location', '/guestbook')
  await expect(sheet).toContainText('Shown at /guestbook')
  await page.getByRole('button', { name: 'Switch apps' }).click()
  await expect(page.locator('[data-part="app-card"]')).toContainText('Guest Book - Meadow')
})
