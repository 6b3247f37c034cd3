/** The browser’s menus. */
import { expect, test } from '../support/fixtures.ts'
import { choose, LOGO, LOGO_PICTURE, message, openPage, search } from '../support/browserDriver.ts'

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test('have rows at every level that close the menu and do nothing', async ({ page }) => {
  const browser = await openPage(page)
  await search(page, browser, 'meadow')
  // Rows without a command are all alike (tests/unit); a first and a deepest one show what they do.
  for (const path of [
    ['File', 'Open...'],
    ['View', 'Encoding', 'More', 'Chinese Traditional'],
    ['Favorites', 'Links', 'Windows'],
  ]) {
    await choose(page, browser, path)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expect(message(browser, 'meadow')).toBeVisible()
  await expect(page.locator('[data-window-id][data-app]')).toHaveCount(1)
})

test('Back is disabled at home, and Close closes the window by keyboard, too', async ({ page }) => {
  const browser = await openPage(page)
  await browser.getByRole('menubar').getByRole('menuitem', { name: 'View' }).click()
  await page.getByRole('menuitem', { name: 'Go to' }).hover()
  const back = page.getByRole('menuitem', { name: 'Back', exact: true })
  await expect(back).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await browser.getByRole('menubar').getByRole('menuitem', { name: 'File' }).focus()
  await page.keyboard.press('Enter')
  // A menu takes keys once one of its rows has the focus.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Close', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(browser).toHaveCount(0)
})
