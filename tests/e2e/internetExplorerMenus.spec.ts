/** The browser’s menus. */
import { appMenus } from '../../src/apps/host/appMenus.ts'
import { INTERNET_EXPLORER } from '../../src/apps/host/eraMenus.ts'
import { BROWSER_COMMANDS } from '../../src/apps/internetExplorer/commands.ts'
import type { MenuItem } from '../../src/ui/menu/menuItem.ts'
import { expect, test } from '../support/fixtures.ts'
import { choose, LOGO, LOGO_PICTURE, message, openPage, search } from '../support/browserDriver.ts'

test.beforeEach(({ page }) => page.route(LOGO, (route) => route.fulfill(LOGO_PICTURE)))

test.describe('the menus', () => {
  /** Every row that may be chosen and does nothing, as the texts that lead to it. */
  function paths(items: readonly MenuItem[], before: readonly string[]): (readonly string[])[] {
    return items.flatMap((item) => {
      if (item.type === 'separator' || item.disable === true) return []
      const path = [...before, item.text]
      if (item.type === 'menu') return paths(item.items, path)
      return item.run ? [] : [path]
    })
  }
  const MENUS = appMenus(INTERNET_EXPLORER, BROWSER_COMMANDS, {
    canGoBack: true,
    close() {},
    goHome() {},
  })

  test('have rows at every level that close the menu and do nothing', async ({ page }) => {
    const browser = await openPage(page)
    await search(page, browser, 'meadow')
    for (const menu of MENUS) {
      const rows = paths([menu], [])
      // Rows without a command are all alike (tests/unit); a first and a deepest one show what they do.
      const depth = Math.max(...rows.map((path) => path.length))
      const tried = new Set([rows[0], rows.find((path) => path.length === depth)])
      for (const path of tried) {
        if (!path) throw new Error(`${menu.text} has no row to choose`)
        await choose(page, browser, path)
        await expect(page.getByRole('menu')).toHaveCount(0)
      }
    }
    await expect(message(browser, 'meadow')).toBeVisible()
    await expect(page.locator('[data-window-id][data-app]')).toHaveCount(1)
  })

  test('Back is disabled at home, and Close closes the window by keyboard, too', async ({
    page,
  }) => {
    const browser = await openPage(page)

    await test.step('Back is disabled at home', async () => {
      await browser.getByRole('menubar').getByRole('menuitem', { name: 'View' }).click()
      await page.getByRole('menuitem', { name: 'Go to' }).hover()
      const back = page.getByRole('menuitem', { name: 'Back', exact: true })
      await expect(back).toHaveAttribute('aria-disabled', 'true')
    })

    await test.step('Close closes the window by keyboard, too', async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await browser.getByRole('menubar').getByRole('menuitem', { name: 'File' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toHaveCount(1)
      // A menu takes keys once one of its rows has the focus.
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Close', exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(browser).toHaveCount(0)
    })
  })
})
