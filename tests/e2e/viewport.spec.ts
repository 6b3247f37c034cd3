/** The browser's viewport changes: windows and icons are pulled back into it, and return when it grows. */
import type { Page } from '@playwright/test'
import {
  idOf,
  openApp,
  openDesktop,
  shell,
  stackOf,
  startButton,
  taskbarButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { layout } from '../support/phoneDriver.ts'

const LARGE = { width: 1440, height: 900 }

/** Below 768 px the phone's layout is shown. */
async function cross(page: Page): Promise<void> {
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(layout(page)).toBeVisible()
}

async function crossBack(page: Page): Promise<void> {
  await page.setViewportSize(LARGE)
  await expect(shell(page)).toBeVisible()
}

test('crossing 768 px keeps the order of the windows, and the focus in the active one', async ({
  page,
}) => {
  await openDesktop(page)
  for (const app of ['Notepad', 'My Computer', 'About']) await openApp(page, app)
  const notepad = windowsOf(page, 'Notepad')
  await taskbarButton(page, await idOf(notepad)).click()
  await expect(notepad).toHaveAttribute('data-active', 'true')
  const before = await stackOf(page)
  await cross(page)
  await expect(notepad).toBeFocused()
  await crossBack(page)
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  expect(await stackOf(page)).toEqual(before)
  await expect(notepad).toHaveAttribute('data-active', 'true')
})

test('crossing 768 px leaves the power dialog open and the page behind it dimmed, until it is canceled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDesktop(page)
  const dimmed = /^brightness\(0\.6\) grayscale\(1\)$/
  const dialog = page.getByRole('dialog', { name: 'Log Off' })
  const stage = shell(page).locator('> div:has(canvas)')
  const logOff = async (): Promise<void> => {
    await startButton(page).click()
    await page.getByRole('menuitem', { name: 'Log Off', exact: true }).click()
    await expect(stage).toHaveCSS('filter', dimmed)
    await cross(page)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expect(layout(page)).toHaveCSS('filter', dimmed)
  }
  await logOff()
  await crossBack(page)
  await expect(stage).toHaveCSS('filter', dimmed)
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCSS('filter', 'none')
  await expect(startButton(page)).toBeFocused()
  await logOff()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(layout(page)).toHaveCSS('filter', 'none')
  await crossBack(page)
  await expect(dialog).toHaveCount(0)
  await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
})
