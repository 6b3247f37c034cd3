/** Spec section 2, "Taskbar and START menu": Log Off, Turn Off Computer and their dialog. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const start = (page: Page) => page.getByRole('button', { name: 'start', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const state = (page: Page) => page.locator('main')

async function choose(page: Page, entry: 'Log Off' | 'Turn Off Computer'): Promise<void> {
  await start(page).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('Log Off offers Switch User and Log Off, in a dialog of 300 by 190 px, 30 % from the top', async ({
  page,
}) => {
  await test.step('Log Off offers Switch User and Log Off', async () => {
    await choose(page, 'Log Off')
    await expect(state(page)).toHaveAttribute('data-power-state', 'LOG_OFF')
    await expect(dialog(page, 'Log Off')).toHaveAttribute('aria-modal', 'true')
    await expect(dialog(page, 'Log Off').getByRole('button')).toHaveText([
      'Switch User',
      'Log Off',
      'Cancel',
    ])
  })

  await test.step('is 300 by 190 px, in the middle, 30 % from the top', async () => {
    const box = await dialog(page, 'Log Off').boundingBox()
    expect(box).toEqual({ x: 570, y: 270, width: 300, height: 190 })
    for (const button of await dialog(page, 'Log Off').getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    }
  })
})

test('Turn Off Computer offers three ways, ignores presses outside and keeps the focus', async ({
  page,
}) => {
  await test.step('Turn Off Computer offers Stand By (disabled), Turn Off and Restart', async () => {
    await choose(page, 'Turn Off Computer')
    await expect(state(page)).toHaveAttribute('data-power-state', 'TURN_OFF')
    const buttons = dialog(page, 'Turn off computer').getByRole('button')
    await expect(buttons).toHaveText(['Stand By', 'Turn Off', 'Restart', 'Cancel'])
    await expect(buttons.first()).toBeDisabled()
  })

  await test.step('ignores presses outside and keeps the focus', async () => {
    const box = dialog(page, 'Turn off computer')
    await expect(box.getByRole('button', { name: 'Turn Off', exact: true })).toBeFocused()
    await page.mouse.click(50, 50)
    await expect(box).toBeVisible()
    await expect(state(page)).toHaveAttribute('data-power-state', 'TURN_OFF')
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(box.locator(':focus')).toHaveCount(1)
    }
  })
})

test('every answer but Cancel ends power-off with an Error window', async ({ page }) => {
  for (const [entry, name, button] of [
    ['Log Off', 'Log Off', 'Switch User'],
    ['Log Off', 'Log Off', 'Log Off'],
    ['Turn Off Computer', 'Turn off computer', 'Turn Off'],
    ['Turn Off Computer', 'Turn off computer', 'Restart'],
  ] as const) {
    await test.step(button, async () => {
      await choose(page, entry)
      await dialog(page, name).getByRole('button', { name: button, exact: true }).click()
      await expect(state(page)).toHaveAttribute('data-power-state', 'START')
      await expect(dialog(page, name)).toBeHidden()
      const error = page.getByRole('alertdialog')
      await expect(error).toContainText("Something's wrong!")
      await error.getByRole('button', { name: 'OK' }).click()
      await expect(error).toHaveCount(0)
    })
  }
})

test('Cancel and Escape only end power-off and lead back to START', async ({ page }) => {
  for (const end of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await choose(page, 'Log Off')
    await expect(dialog(page, 'Log Off')).toBeVisible()
    await end()
    await expect(state(page)).toHaveAttribute('data-power-state', 'START')
    await expect(dialog(page, 'Log Off')).toBeHidden()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(start(page)).toBeFocused()
  }
})

test('keeps open windows and what was typed', async ({ page }) => {
  await start(page).click()
  await page.getByRole('menuitem', { name: 'Notepad', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('not lost')
  await choose(page, 'Turn Off Computer')
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('not lost')
})
