/** What a new folder and one line bring about, and what icons and entries of the owner's own do. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chooseFromStart, icon, windowsOf } from '../support/desktopDriver.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../second/secondSite.ts'

const guestbook = (page: Page): Locator => windowsOf(page, 'Guestbook')
const post = (page: Page): Locator => windowsOf(page, 'BlogPost')

/** Answers for another site, and gives the tab that an act opens there. */
async function tabOf(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const opened = context.waitForEvent('page')
  await act()
  return opened
}

test('a new app has an icon, a window, a button on the taskbar and an entry of START; links open windows of posts and tabs', async ({
  page,
  context,
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
  await guestbook(page).getByRole('button', { name: 'Sign and leave' }).click()

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

  await test.step('an app that the owner leaves out has no entry in START and no keys in the help', async () => {
    await page.getByRole('button', { name: 'START' }).click()
    await expect(page.getByRole('menuitem', { name: 'Search', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Run' })).toHaveCount(0)
    await page.goto('./help-and-support')
    await expect(page.getByRole('rowheader', { name: 'In Notepad' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'In the Media Player' })).toHaveCount(0)
  })
})
