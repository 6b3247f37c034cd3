/** The browser's viewport changes: windows and icons are pulled back into it, and return when it grows. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  expectBox,
  idOf,
  moveBy,
  openApp,
  openDesktop,
  press,
  scene,
  shell,
  stackOf,
  startButton,
  taskbarButton,
  titlePoint,
  toggleMaximized,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { layout } from '../support/phoneDriver.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 820, height: 560 }

test('a maximized window follows it, and one that is being dragged ends up inside', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  await toggleMaximized(page, window)
  for (const { width, height } of [SMALL, LARGE]) {
    await page.setViewportSize({ width, height })
    await expectBox(scene(page), { x: 0, y: 0, width, height })
    await expectBox(window, { x: -3, y: -3, width: width + 6, height: height - 24 })
  }
  await toggleMaximized(page, window)
  await expectBox(window, { x: 260, y: 50, width: 660, height: 500 })
  const from = await titlePoint(window)
  await press(page, from)
  await moveBy(page, from, { x: 400, y: 200 })
  await page.setViewportSize(SMALL)
  await page.mouse.up()
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(window)
      return x >= 0 && y >= 0 && x + width <= SMALL.width && y + height <= SMALL.height - 30
    })
    .toBe(true)
})

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
