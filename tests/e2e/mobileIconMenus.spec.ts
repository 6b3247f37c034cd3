/** The menus of the phone's icons: held for half a second an icon asks what to do with it, and does nothing else. */
import type { Page } from '@playwright/test'
import { menuOf, menuRow } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxOf, grid, icon, layout, notepad, PHONE } from '../support/phoneDriver.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** A finger that is put on the middle of an icon, and stays there until it is lifted. */
async function fingerOn(page: Page, name: string) {
  const { x, y, width, height } = await boxOf(icon(page, name))
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never })
  const at = { x: x + width / 2, y: y + height / 2, id: 1 }
  await send('touchStart', [at])
  return {
    moveBy: (dx: number, dy: number) => send('touchMove', [{ ...at, x: at.x + dx, y: at.y + dy }]),
    lift: () => send('touchEnd', []),
  }
}

async function hold(page: Page, name: string): Promise<void> {
  const finger = await fingerOn(page, name)
  await expect(menuOf(page, name)).toBeVisible()
  await finger.lift()
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

  await test.step('Open opens its sheet', async () => {
    await hold(page, 'Notepad')
    await menuRow(page, 'Open').tap()
    await expect(notepad(page)).toBeVisible()
    await page.goBack()
    await expect(notepad(page)).toBeHidden()
  })

  await test.step('Properties tells its address', async () => {
    await hold(page, 'Notepad')
    await menuRow(page, 'Properties').tap()
    const message = page.getByRole('alertdialog')
    await expect(message).toContainText('/#/notepad')
    await message.getByRole('button', { name: 'OK', exact: true }).tap()
    await expect(message).toHaveCount(0)
  })

  await test.step('a finger that slips or is lifted early opens none', async () => {
    const slipping = await fingerOn(page, 'Notepad')
    await slipping.moveBy(0, 30)
    await page.waitForTimeout(700)
    await slipping.lift()
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
  allowConsole(/Icons have no menus|ERR_FAILED|dynamically imported/)
  await page.route(/\/IconMenus-/, (route) => route.abort())
  await page.goto('/')
  await icon(page, 'Notepad').tap()
  await expect(notepad(page)).toBeVisible()
})
