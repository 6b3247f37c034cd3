/** Verbs for tests of the browser app: opens it, searches, chooses rows of its menus. */
import type { Locator, Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { startButton, startMenu } from './desktopDriver.ts'
import { expect } from './fixtures.ts'

export const LOGO = site.searchLogo ?? ''

export const LOGO_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="272" height="92"><path fill="#48c" d="M0 0h272v92H0z"/></svg>',
}

export const browsers = (page: Page) => page.locator('[data-app="Internet Explorer"]')

export const box = (browser: Locator) =>
  browser.getByRole('textbox', { name: 'Search', exact: true })

export const content = (browser: Locator) =>
  browser.getByRole('group', { name: 'Page', exact: true })

export async function openBrowser(page: Page): Promise<Locator> {
  const before = await browsers(page).count()
  await startButton(page).click()
  // It is not waited for until START has gone: in some tests the clock stands.
  await startMenu(page).getByRole('menuitem', { name: 'Internet', exact: true }).click()
  await expect(browsers(page)).toHaveCount(before + 1)
  const browser = browsers(page).last()
  await expect(box(browser)).toBeFocused()
  return browser
}

export async function openPage(page: Page, path = '/?freeze'): Promise<Locator> {
  await page.goto(path)
  return openBrowser(page)
}

export async function search(page: Page, browser: Locator, text: string): Promise<void> {
  await box(browser).fill(text)
  await page.keyboard.press('Enter')
  await expect(message(browser, text)).toBeVisible()
}

export const message = (browser: Locator, query: string) =>
  browser.getByText(`Your search - ${query} - did not match any documents.`, { exact: true })
