/** The menus of the phone's icons: held for half a second an icon asks what to do with it, and does nothing else. */
import type { Page } from '@playwright/test'
import { centerOf, menuOf, menuRow } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'
import { boxOf, grid, icon, layout, notepad, PHONE } from '../support/phoneDriver.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

async function hold(page: Page, name: string): Promise<void> {
  const finger = await fingerOf(page)
  await finger.down(await centerOf(icon(page, name)))
  await expect(menuOf(page, name)).toBeVisible()
  await finger.up()
}

/** The code of the menus is loaded after the grid, and listens for presses and for the event of a menu alike. */
async function untilMenusOpen(page: Page): Promise<void> {
  await expect(async () => {
    await icon(page, 'My Computer').dispatchEvent('contextmenu')
    await expect(menuOf(page, 'My Computer')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('an icon that is held opens its menu', async ({ page }) => {
  await page.goto('/')
  await expect(grid(page)).toBeVisible()
  await untilMenusOpen(page)

  await test.step('and nothing else', async () => {
    await hold(page, 'Notepad')
    await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Copy link', 'Properties'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a tap beside it closes it, and does nothing to what is there', async () => {
    const { x, y } = await boxOf(icon(page, 'My Computer'))
    await page.touchscreen.tap(x + 20, y + 20)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('Back closes it, and the page stays', async () => {
    await hold(page, 'My Computer')
    await page.goBack()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(layout(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a finger that slips or is lifted early opens none', async () => {
    const finger = await fingerOf(page)
    const { x, y } = await centerOf(icon(page, 'Notepad'))
    await finger.down({ x, y })
    await finger.move({ x, y: y + 30 })
    await page.waitForTimeout(700)
    await finger.up()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await icon(page, 'Notepad').tap()
    await expect(notepad(page)).toBeVisible()
    await page.goBack()
  })

  await test.step('the keyboard asks for it, too, and gets the focus back', async () => {
    await icon(page, 'Notepad').focus()
    await page.keyboard.press('Shift+F10')
    await expect(menuRow(page, 'Open')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(icon(page, 'Notepad')).toBeFocused()
  })
})

test('without the menus, which fail to load, icons still open', async ({ page, allowConsole }) => {
  allowConsole(/Icons have no menus|ERR_FAILED|dynamically imported|Failed to load/)
  await page.route(/\/IconMenus-/, (route) => route.abort())
  await page.goto('/')
  await icon(page, 'Notepad').tap()
  await expect(notepad(page)).toBeVisible()
})
