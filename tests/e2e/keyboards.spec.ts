/** Keyboards of other alphabets. */
import type { Page } from '@playwright/test'
import {
  icon,
  icons,
  menuRow,
  openApp,
  openDesktop,
  startButton,
  startMenu,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** Presses a key of a Russian keyboard. */
async function pressRussian(page: Page, key: string, code: string, isCtrl = false): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const about = { key, code, modifiers: isCtrl ? 2 : 0, windowsVirtualKeyCode: code.charCodeAt(3) }
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...about })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...about })
}

test('letters of commands, icons and menus are found under a Russian layout', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await page.keyboard.press('Control+Alt+Space')
  await expect(page.getByRole('menuitem', { name: 'Minimize' })).toBeVisible()
  await pressRussian(page, 'с', 'KeyC')
  await expect(notepad).toHaveCount(0)
  await icons(page).first().focus()
  await pressRussian(page, 'т', 'KeyN')
  await expect(icon(page, 'Notepad')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await pressRussian(page, 'з', 'KeyP')
  await expect(menuRow(page, 'Properties')).toBeFocused()
  await page.keyboard.press('Escape')
  await startButton(page).press('Enter')
  await expect(startMenu(page).getByRole('menuitem').first()).toBeFocused()
  await pressRussian(page, 'с', 'KeyC')
  await expect(startMenu(page).getByRole('menuitem', { name: 'Contact' })).toBeFocused()
  await page.keyboard.press('Escape')
  await icons(page).first().focus()
  await pressRussian(page, 'ф', 'KeyA', true)
  await expect(icons(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(6)
  await pressRussian(page, 'л', 'KeyK', true)
  await expect(page.getByRole('dialog', { name: 'Search Results' })).toBeVisible()
  await page.goto('/blog')
  await pressRussian(page, 'л', 'KeyK', true)
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused()
})
