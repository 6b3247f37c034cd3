/** The menu of a window, the switcher and their keys. */
import {
  boxOf,
  expectBox,
  menuOf,
  menuRow,
  openApp,
  openDesktop,
  taskbar,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const START = { x: 260, y: 50, width: 660, height: 500 }

test('the menu of a window opens by right-click and by keyboard, and does what it says', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const window = await openApp(page, 'My Computer')
  const bar = await titlePoint(window)

  await test.step('by right-click on the title bar', async () => {
    await page.mouse.click(bar.x, bar.y, { button: 'right' })
    await expect(menuOf(page, 'My Computer')).toBeVisible()
    const rows = menuOf(page, 'My Computer').getByRole('menuitem')
    await expect(rows).toHaveText(['Restore', 'Move', 'Size', 'Minimize', 'Maximize', 'Close'])
    await expect(menuRow(page, 'Restore')).toHaveAttribute('aria-disabled', 'true')
    await expect
      .poll(async () => {
        const { x, y } = await boxOf(menuOf(page, 'My Computer'))
        return Math.abs(x - bar.x) + Math.abs(y - bar.y)
      })
      .toBeLessThan(4)
    await menuRow(page, 'Maximize').click()
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await expect(menuOf(page, 'My Computer')).toHaveCount(0)
  })

  await test.step('by a click on the icon of the title bar, whose second click in a row closes', async () => {
    const { x, y } = await boxOf(titleBar(window))
    await titleIcon(window).click()
    await expect(menuRow(page, 'Restore')).toBeVisible()
    await expect
      .poll(async () => (await boxOf(menuOf(page, 'My Computer'))).y)
      .toBeCloseTo(y + 25, 0)
    expect((await boxOf(menuOf(page, 'My Computer'))).x).toBeCloseTo(Math.max(0, x), 0)
    await titleIcon(window).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await titleIcon(window).click()
    await expect(menuRow(page, 'Restore')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  await test.step('by right-click on the taskbar button', async () => {
    await taskbar(page).getByRole('button', { name: 'My Computer' }).click({ button: 'right' })
    await expect(menuRow(page, 'Move')).toHaveAttribute('aria-disabled', 'true')
    await menuRow(page, 'Restore').click()
    await expectBox(window, START)
  })

  await test.step('by keys, back to where the focus was at Escape', async () => {
    await notepad.getByRole('textbox', { name: 'Text' }).click({ position: { x: 50, y: 90 } })
    await page.keyboard.press('Control+Alt+Space')
    await expect(menuOf(page, 'Untitled - Notepad')).toBeVisible()
    await expect(menuRow(page, 'Move'), 'the first row that can be chosen').toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuOf(page, 'Untitled - Notepad')).toHaveCount(0)
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.press('Alt+Space')
    await expect(menuOf(page, 'Untitled - Notepad')).toBeVisible()
    await titleIcon(notepad).click()
    await expect(menuOf(page, 'Untitled - Notepad'), 'a click on the icon closes it').toHaveCount(0)
    await page.keyboard.press('Alt+Space')
    await expect(menuRow(page, 'Minimize').locator('u')).toHaveText('n')
    // It is disabled; its letter says so, and leaves the menu open.
    await page.keyboard.press('r')
    await expect(page.getByRole('status').filter({ hasText: 'already' })).toHaveText(
      'Untitled - Notepad has its usual size already.',
    )
    // And so does one that no row has.
    await page.keyboard.press('q')
    await expect(page.getByText('No row of this menu begins with Q.')).toBeVisible()
    await expect(menuRow(page, 'Move')).toBeFocused()
    await expect(menuRow(page, 'Move')).toHaveAttribute('data-highlighted')
    await page.keyboard.press('ArrowDown')
    await expect(menuRow(page, 'Size')).toBeFocused()
    await page.keyboard.press('x')
    await expect(notepad).toHaveAttribute('data-maximized', 'true')
    await page.keyboard.press('Alt+Space')
    await expect(menuOf(page, 'Untitled - Notepad').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('R')
    await expect(notepad).toHaveAttribute('data-maximized', 'false')
    await page.keyboard.press('Alt+Space')
    await expect(menuRow(page, 'Move')).toBeFocused()
    await page.keyboard.press('r')
    await expect(page.getByText('has its usual size already.')).toBeVisible()
    await page.keyboard.press('c')
    await expect(windowsOf(page, 'Notepad')).toHaveCount(0)
    await expect(window).toHaveAttribute('data-active', 'true')
  })

  await test.step('Move and Size by arrow keys', async () => {
    await page.keyboard.press('Alt+Space')
    await menuRow(page, 'Move').press('Enter')
    await expect(page.getByText('Arrow keys move the window. Enter keeps')).toBeAttached()
    await expect(windowButton(window, 'Maximize')).toHaveAccessibleDescription(
      'Press Enter on the title bar, or double-click it.',
    )
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+ArrowDown')
    await expectBox(window, { ...START, x: 310, y: 51 })
    await page.keyboard.press('Escape')
    await expectBox(window, START)
    await page.keyboard.press('Alt+Space')
    await menuRow(page, 'Size').press('Enter')
    await expect(page.getByText('Arrow keys move an edge of the window.')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expectBox(window, { ...START, y: 40, width: 670, height: 510 })
    await expect(page.getByText('260 from the left, 40 from the top, 670 by 510')).toBeAttached()
  })

  await test.step('Move by a mouse without its button', async () => {
    const box = await boxOf(window)
    await page.mouse.click(box.x + 200, box.y + 12, { button: 'right' })
    await menuRow(page, 'Move').click()
    await page.mouse.move(500, 400)
    await page.mouse.move(540, 420, { steps: 4 })
    await page.mouse.down()
    await page.mouse.up()
    await expectBox(window, { ...box, x: box.x + 40, y: box.y + 20 })
    await expect(window).toHaveAttribute('data-active', 'true')
  })
})

test('the switcher lists all windows while its keys are held', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const text = notepad.getByRole('textbox', { name: 'Text' })
  for (const app of ['My Computer', 'Internet Explorer']) await openApp(page, app)
  const list = page.getByRole('listbox', { name: 'Windows', exact: true })
  const chosen = list.getByRole('option', { selected: true })

  await page.keyboard.down('Control')
  await page.keyboard.press('Backquote')
  await expect(list.getByRole('option')).toHaveCount(3)
  await expect(chosen).toHaveAccessibleName('My Computer')
  await expect(list).toBeFocused()
  await page.keyboard.press('Backquote')
  await expect(chosen).toHaveAccessibleName('Untitled - Notepad')
  await page.keyboard.up('Control')
  await expect(list).toHaveCount(0)
  await expect(notepad).toHaveAttribute('data-active', 'true')
  await expect(text).toBeFocused()

  await page.keyboard.down('Control')
  await page.keyboard.press('Shift+Backquote')
  await expect(chosen).toHaveAccessibleName('My Computer')
  await page.keyboard.press('Escape')
  await page.keyboard.up('Control')
  await expect(list).toHaveCount(0)
  await expect(notepad).toHaveAttribute('data-active', 'true')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('')
})
