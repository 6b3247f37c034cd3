/** High contrast, a scheme for visitors whose system has no contrast theme: all that is written has 7:1. */
import type { Page } from '@playwright/test'
import { colorViolations, CONTRAST_RULES } from '../support/axe.ts'
import {
  chooseFromStart,
  openApp,
  scene,
  startButton,
  startMenu,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { grid, PHONE } from '../support/phoneDriver.ts'

const APPS = [
  'My Computer',
  'Notepad',
  'Assistant',
  'Internet Explorer',
  'Help and Support',
  'Search',
  'Blog',
  'About',
]
const PLACES = ['Control Panel', 'Paint', 'Minesweeper', 'Calculator']

async function expectLegible(page: Page, what: string, part?: string): Promise<void> {
  const parts = part === undefined ? [] : [part]
  expect.soft(await colorViolations(page, { parts, colors: CONTRAST_RULES }), what).toEqual([])
}

const kebab = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const display = { scheme: 'contrast', wallpaper: 'none' }
    localStorage.setItem('meadow', JSON.stringify({ version: 1, display, snow: false }))
  })
})

test('START and its menus, those of windows, and what the desktop asks', async ({ page }) => {
  await page.goto('/?freeze')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await startButton(page).click()
  await startMenu(page).getByRole('menuitem', { name: 'My Documents', exact: true }).hover()
  await expectLegible(page, 'START')
  await page.getByRole('menuitem', { name: 'All Programs', exact: true }).hover()
  await page.getByRole('menuitem', { name: 'Accessories', exact: true }).hover()
  await expect(page.getByRole('menu')).toHaveCount(3)
  await expectLegible(page, 'All Programs')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(startMenu(page)).toBeHidden()
  await page.mouse.click(900, 600, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Refresh', exact: true }).hover()
  await expectLegible(page, 'the menu of the desktop')
  await page.keyboard.press('Escape')
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Time/Date' }).hover()
  await expectLegible(page, 'a menu of Notepad')
  await page.keyboard.press('Escape')
  await chooseFromStart(page, 'Run')
  await expect(windowsOf(page, 'Run')).toBeVisible()
  await chooseFromStart(page, 'Printers and Faxes')
  await expectLegible(page, 'Run, and a message')
  for (const entry of ['Log Off', 'Turn Off Computer']) {
    await startButton(page).click()
    await startMenu(page).getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('dialog', { name: new RegExp(entry, 'i') })).toBeVisible()
    await expectLegible(page, entry)
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-icon-id="7"]').press('Enter')
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
  await expectLegible(page, 'the cookie preferences')
})

test('windows', async ({ page }) => {
  await page.goto('/?freeze')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  for (const app of APPS) {
    await openApp(page, app)
    await expectLegible(page, app, `[data-app="${app}"]`)
  }
  for (const app of PLACES) {
    await page.evaluate((name) => location.assign(`#/${name}`), kebab(app))
    await expect(windowsOf(page, app)).toBeVisible()
    await expectLegible(page, app, `[data-app="${app}"]`)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the grid, a sheet and the switcher', async ({ page }) => {
    await page.goto('/?freeze')
    await expect(grid(page)).toBeVisible()
    await expectLegible(page, 'the grid')
    await page.getByRole('button', { name: 'Notepad' }).tap()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectLegible(page, 'a sheet with a menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch apps' }).tap()
    await expect(page.getByRole('dialog', { name: 'App switcher' })).toBeVisible()
    await expectLegible(page, 'the switcher')
  })
})
