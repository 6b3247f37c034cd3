/**
 * Stored pictures of each colour scheme: windows over each other with an open menu, and START over a dialog. Either
 * renderer is compared with the same picture. On a phone a sheet with a menu, and the switcher.
 */
import type { Page } from '@playwright/test'
import { SCHEMES } from '../../src/base/services/display/displayChoices.ts'
import { button } from '../support/phoneDriver.ts'
import {
  drag,
  expect,
  expectPicture,
  hangPlainWallpaper,
  openDesktop,
  openIcon,
  parkPointer,
  test,
} from '../support/stillDesktop.ts'

async function openMenu(page: Page): Promise<void> {
  const computer = await openIcon(page, 'My Computer')
  await drag(page, computer, 'title-bar', { x: 120, y: 20 })
  const notepad = await openIcon(page, 'Notepad')
  await drag(page, notepad, 'resize-se', { x: -60, y: -120 })
  await notepad.getByRole('textbox', { name: 'Text' }).fill('Milk\nBread')
  await notepad.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Time/Date' }).hover()
}

async function openStart(page: Page): Promise<void> {
  await page
    .locator('[data-part="desktop"]')
    .click({ button: 'right', position: { x: 700, y: 650 } })
  await page.getByRole('menuitem', { name: 'Properties', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Display Properties', exact: true })
  await dialog.getByRole('tab', { name: 'Appearance' }).click()
  await page.getByRole('option', { name: 'Cookies', exact: true }).click()
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'My Documents', exact: true }).hover()
}

for (const scheme of SCHEMES) {
  for (const renderer of ['canvas', 'webgl'] as const) {
    test(`${scheme} in ${renderer}`, async ({ page }) => {
      const options = { switches: `renderer=${renderer}`, display: { scheme } }
      await openDesktop(page, options)
      await openMenu(page)
      await expectPicture(page, `${scheme}-menu`)
      await openDesktop(page, options)
      await openStart(page)
      await expectPicture(page, `${scheme}-start`)
      await parkPointer(page)
    })
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(`${scheme} on a phone`, async ({ page }) => {
      await hangPlainWallpaper(page)
      await page.addInitScript(
        (entry) => localStorage.setItem('meadow', entry),
        JSON.stringify({ version: 1, display: { scheme } }),
      )
      await page.goto('/?freeze')
      await page.evaluate(() => document.fonts.ready)
      await button(page, 'Notepad').tap()
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.fill('Milk\nBread')
      await text.blur()
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectPicture(page, `${scheme}-phone-menu`)
      await page.keyboard.press('Escape')
      await button(page, 'start').tap()
      await expectPicture(page, `${scheme}-phone-grid`)
    })
  })
}
