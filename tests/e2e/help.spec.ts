/** The site's own help: its window, the ways to it and from it, and its page. */
import type { Locator, Page } from '@playwright/test'
import { openApp, openDesktop, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const help = (page: Page): Locator => windowsOf(page, 'Help and Support')
const box = (page: Page): Locator => help(page).getByRole('searchbox', { name: 'Search help' })
/** In the list at the left. */
const topic = (page: Page, name: string): Locator =>
  help(page).getByRole('list').getByRole('link', { name, exact: true }).first()
const title = (page: Page, name: string): Locator =>
  help(page).getByRole('heading', { level: 3, name, exact: true })

test('opens by its key outside of texts, filters its topics, and closes', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('textbox', { name: 'Text' }).press('F1')
  await expect(help(page)).toHaveCount(0)
  await notepad.locator('[data-part="title-bar"]').focus()
  await page.keyboard.press('F1')
  await expect(box(page)).toBeFocused()
  await expect(help(page)).toHaveAccessibleName('Help and Support Center')
  await expect(help(page)).toHaveAttribute('data-location', '/help-and-support')
  await expect(help(page).getByRole('heading', { level: 2 })).toHaveCount(1)
  for (const role of ['banner', 'main', 'contentinfo', 'navigation', 'search'] as const)
    await expect(help(page).getByRole(role)).toHaveCount(0)

  await test.step('as letters are typed, with the first topic for Enter', async () => {
    await box(page).fill('sno')
    await expect(help(page).getByRole('status').first()).toContainText('topic')
    await expect(topic(page, 'Keys')).toHaveCount(0)
    await box(page).press('Enter')
    await expect(title(page, 'Snow')).toBeFocused()
    await expect(page).toHaveURL('/#/help-and-support/snow')
  })

  await test.step('says where else to look for what it does not know', async () => {
    await box(page).fill('xyzzy')
    await expect(title(page, 'Nothing found')).toBeVisible()
    await expect(title(page, 'Snow')).toHaveCount(0)
    await expect(help(page).getByRole('status').first()).toContainText('No topic mentions “xyzzy”')
    await help(page).getByRole('button', { name: 'Search the whole site' }).click()
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(windowsOf(page, 'Search')).toHaveCount(0)
  })

  await test.step('is emptied by Escape, and walked through by arrow keys', async () => {
    await box(page).click()
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await expect(topic(page, 'Find your way around')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(topic(page, 'Find your way around')).not.toBeFocused()
    await page.keyboard.press('Home')
    await expect(topic(page, 'Find your way around')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Move, resize and arrange windows')).toBeFocused()
  })

  const window = help(page)
  await test.step('shows each topic at an address, and names every key in one table', async () => {
    await topic(page, 'Keys').click()
    await expect(window).toHaveAttribute('data-location', '/help-and-support/keys')
    await expect(topic(page, 'Keys')).toHaveAttribute('aria-current', 'page')
    await expect(window.getByRole('table', { name: 'All keys' })).toHaveCount(1)
    await expect(window.getByRole('rowheader', { name: /Ctrl\+Alt\+Space$/ })).toBeVisible()
  })

  await test.step('they open what they speak of, and lead to their page', async () => {
    await topic(page, 'Write notes').click()
    await expect(window.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
      'href',
      '/help-and-support#notepad',
    )
    await window.getByRole('button', { name: 'Open Notepad' }).click()
    await expect(windowsOf(page, 'Notepad').last()).toHaveAttribute('data-active', 'true')
  })
})

test('is a page for those without a desktop, whose links stay on it', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL('/help-and-support')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await topics.getByRole('link', { name: 'Snow', exact: true }).click()
  await expect(page).toHaveURL('/help-and-support#snow')
  await expect(page.getByRole('heading', { level: 2, name: 'Snow' })).toBeInViewport()
  await page.getByRole('link', { name: 'Open on the desktop' }).click()
  await expect(page).toHaveURL('/#/help-and-support')
  await expect(help(page)).toBeVisible()
})
