/**
 * Stored pictures of the shell: taskbar, START menu and power dialog. The scenes of windows.spec.ts
 * show the taskbar at other pixel ratios.
 */
import type { Page } from '@playwright/test'
import {
  expect,
  expectPicture,
  openDesktop,
  openIcon,
  parkPointer,
  test,
} from '../support/stillDesktop.ts'

const TASKBAR = { x: 0, y: 728, width: 1024, height: 40 }

async function openStartMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await expect(page.getByRole('menu', { name: 'Start menu' })).toBeVisible()
}

async function openNestedMenus(page: Page): Promise<void> {
  const path = ['All Programs', 'Accessories', 'Entertainment'] as const
  for (const [index, name] of path.entries()) {
    const entry = page.getByRole('menuitem', { name, exact: true })
    await entry.hover()
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('menu')).toHaveCount(index + 2)
  }
}

test('the footer of the START menu under the pointer, and menus nested three deep', async ({
  page,
}) => {
  await openDesktop(page)
  await openStartMenu(page)
  await page.getByRole('menuitem', { name: 'Log Off', exact: true }).hover()
  await expectPicture(page, 'start-footer-hover', { x: 0, y: 660, width: 400, height: 108 })
  await page.keyboard.press('Escape')
  await openIcon(page, 'Notepad')
  await openStartMenu(page)
  await openNestedMenus(page)
  await expectPicture(page, 'start-nested-1x', { x: 0, y: 80, width: 820, height: 688 })
})

test('the menu of the desktop, with a ticked row', async ({ page }) => {
  await openDesktop(page)
  const open = (): Promise<void> =>
    page.locator('[data-part="desktop"]').click({ button: 'right', position: { x: 300, y: 200 } })
  await open()
  await page.getByRole('menuitemcheckbox', { name: 'Remember this desk' }).click()
  await open()
  await page.getByRole('menuitem', { name: 'Show Desktop', exact: true }).hover()
  await expectPicture(page, 'desktop-menu', { x: 280, y: 180, width: 240, height: 220 })
})

test('Log Off and Turn Off Computer, their dialogs over the half-dimmed desktop', async ({
  page,
}) => {
  await openDesktop(page, { switches: 'at=3000' })
  await openIcon(page, 'Notepad')
  const dialog = page.getByRole('dialog', { name: /^(log off|turn off computer)$/i })
  for (const [entry, name] of [
    ['Log Off', 'power-log-off-1x'],
    ['Turn Off Computer', 'power-turn-off-1x'],
  ] as const) {
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(dialog).toBeVisible()
    await parkPointer(page)
    await expectPicture(page, name, { x: 300, y: 160, width: 500, height: 400 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('the taskbar with 14 and 30 windows', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'My Computer')
  await openIcon(page, 'Notepad', 13)
  await expectPicture(page, 'taskbar-14', TASKBAR)
  await openIcon(page, 'Notepad', 16)
  await expectPicture(page, 'taskbar-30', TASKBAR)
})

test('a taskbar button under the pointer and pressed, the menu of a window, and the switcher', async ({
  page,
}) => {
  const clip = { x: 90, y: 728, width: 330, height: 40 }
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openIcon(page, 'My Computer')
  await page.getByRole('button', { name: 'Untitled - Notepad' }).hover()
  await expectPicture(page, 'taskbar-button-hover', clip)
  await page.mouse.down()
  await expectPicture(page, 'taskbar-button-pressed', clip)
  await page.mouse.up()

  await page.keyboard.press('Control+Alt+Space')
  await page.getByRole('menuitem', { name: 'Move', exact: true }).hover()
  await expectPicture(page, 'window-menu', { x: 10, y: 10, width: 200, height: 220 })
  await page.keyboard.press('Escape')
  await parkPointer(page)
  await page.keyboard.down('Control')
  await page.keyboard.press('Backquote')
  await expect(page.getByRole('listbox', { name: 'Windows', exact: true })).toBeVisible()
  await expectPicture(page, 'switcher', { x: 330, y: 320, width: 370, height: 130 })
  await page.keyboard.up('Control')
})
