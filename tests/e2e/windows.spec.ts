/** Windows: where and in which size they open, how they are stacked, maximized, minimized and closed. */
import type { Locator } from '@playwright/test'
import {
  boxOf,
  client,
  expectBox,
  idOf,
  openApp,
  openDesktop,
  shell,
  stackOf,
  taskbarButton,
  titleBar,
  titleIcon,
  toggleMaximized,
  windowButton,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test('z is 10 plus the position; only the topmost window is active, and none while the desktop is', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const [a, b, c] = [
    await idOf(notepad),
    await idOf(await openApp(page, 'My Computer')),
    await idOf(await openApp(page, 'About')),
  ]
  const active = page.locator('[data-active="true"]')
  const expectStack = async (...ids: string[]): Promise<void> => {
    await expect.poll(() => stackOf(page)).toEqual(ids.map((id, index) => [id, 10 + index]))
    await expect(active).toHaveAttribute('data-window-id', ids.at(-1) ?? '')
  }
  await expectStack(a, b, c)
  // About leaves only Notepad's upper left corner.
  await page.mouse.click(60, 34)
  await expectStack(b, c, a)
  await windowButton(notepad, 'Minimize').click()
  await expectStack(b, c)
  for (const id of [b, a, b]) await taskbarButton(page, id).click()
  await expectStack(c, a, b)
  const { x, y, height } = await boxOf(client(notepad))
  await page.mouse.click(x + 20, y + height - 20)
  await expectStack(c, b, a)
  const before = await stackOf(page)
  await page.mouse.click(1430, 5)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await expect(active).toHaveCount(0)
  expect(await stackOf(page)).toEqual(before)
})

test('a double-click on the title bar maximizes and restores; buttons and the icon close', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const maximized = { x: -3, y: -3, width: 1446, height: 876 }
  await toggleMaximized(page, window)
  await expect(window).toHaveAttribute('data-maximized', 'true')
  await expectBox(window, maximized)
  await expectBox(titleBar(window), { x: 0, y: 0, width: 1440, height: 25 })
  await expect(window.locator('[data-part^="resize-"]')).toHaveCount(0)
  await expect(windowButton(window, 'Maximize')).toBeDisabled()
  await expect(windowButton(window, 'Maximize')).toHaveAccessibleDescription(
    'Press Enter on the title bar, or double-click it.',
  )
  // The taskbar stays in reach.
  await page.mouse.click(10, 871)
  await expect(page.getByRole('menu', { name: 'Start menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await toggleMaximized(page, window)
  await expectBox(window, { x: 260, y: 50, width: 660, height: 500 })
  await windowButton(window, 'Maximize').click({ force: true })
  await expect(window).toHaveAttribute('data-maximized', 'false')
  await windowButton(window, 'Close').click()
  await expect(windows(page)).toHaveCount(0)

  // It closes by its button and its icon, and not by a press that is let go elsewhere.
  for (const close of [
    (closed: Locator) => windowButton(closed, 'Close').press('Enter'),
    (closed: Locator) => titleIcon(closed).dblclick(),
  ]) {
    await close(await openApp(page, 'Notepad'))
    await expect(windows(page)).toHaveCount(0)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const notepad = await openApp(page, 'Notepad')
  await windowButton(notepad, 'Close').hover()
  await page.mouse.down()
  await client(notepad).hover()
  await page.mouse.up()
  await expect(notepad).toBeVisible()

  const assistant = await openApp(page, 'Assistant')
  await expect(windowButton(assistant, 'Close')).toBeDisabled()
  await titleIcon(assistant).dblclick()
  await windowButton(assistant, 'Close').click({ force: true })
  await expect(assistant).toBeVisible()
  await expect(assistant).toHaveAttribute('data-maximized', 'false')
  const error = await openApp(page, 'Error')
  await expect(error).toHaveRole('alertdialog')
  await expect(error.locator('[data-buttons] button')).toHaveCount(1)
})
