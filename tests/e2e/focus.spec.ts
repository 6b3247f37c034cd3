/** Where the keyboard's focus goes when windows are opened, closed and raised. */
import {
  background,
  icon,
  idOf,
  newWindow,
  openApp,
  openDesktop,
  shell,
  taskbarButton,
  titlePoint,
  windowButton,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('opening a window', () => {
  test('moves the focus into it, to what the app chose, whichever app it runs', async ({
    page,
  }) => {
    await openDesktop(page)

    await test.step('moves the focus into it, whichever app it runs', async () => {
      for (const app of [
        'About',
        'Assistant',
        'Internet Explorer',
        'My Computer',
        'Notepad',
        'Error',
      ]) {
        const window = await openApp(page, app)
        await expect
          .poll(() => window.evaluate((element) => element.contains(document.activeElement)), app)
          .toBe(true)
      }
    })

    await test.step('gives it to what the app chose: the text, the OK button', async () => {
      const notepad = await openApp(page, 'Notepad')
      await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
      const error = await openApp(page, 'Error')
      await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
    })
  })
})

test.describe('closing a window', () => {
  test('gives the focus to the icon or the START that opened it, or to the window below', async ({
    page,
  }) => {
    await openDesktop(page)

    await test.step('gives the focus back to the icon that opened it', async () => {
      await icon(page, 'About').press('Enter')
      const about = await newWindow(page, [])
      await windowButton(about, 'Close').press('Enter')
      await expect(icon(page, 'About')).toBeFocused()
    })

    await test.step('gives it back to START, where the menu opened it', async () => {
      const error = await openApp(page, 'Error')
      await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(error).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'start', exact: true })).toBeFocused()
    })

    await test.step('gives it to the window below, where one is shown', async () => {
      const notepad = await openApp(page, 'Notepad')
      await notepad.getByRole('textbox', { name: 'Text' }).fill('below')
      const computer = await openApp(page, 'My Computer')
      await windowButton(computer, 'Close').press('Enter')
      await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
      await expect(notepad).toHaveAttribute('data-active', 'true')
    })
  })
})

test.describe('the START menu', () => {
  for (const how of ['keyboard', 'pointer'] as const) {
    test(`leads into a window that is open and active already, by ${how}`, async ({ page }) => {
      await openDesktop(page)
      const computer = await openApp(page, 'My Computer')
      const disk = computer.getByRole('button', { name: 'Local Disk (C:)' })
      await expect(disk).toBeFocused()
      const start = page.getByRole('button', { name: 'start', exact: true })
      // Focused, not pressed with the pointer: that would put the focus on the desktop.
      await start.press('Enter')
      const entry = page.getByRole('menuitem', { name: 'My Computer', exact: true })
      if (how === 'keyboard') await entry.press('Enter')
      else await entry.click()
      await expect(entry).toHaveCount(0)
      await expect(disk).toBeFocused()
      await expect(computer).toHaveAttribute('data-active', 'true')
    })
  }

  test('gives the focus back to START where nothing was chosen', async ({ page }) => {
    await openDesktop(page)
    await openApp(page, 'My Computer')
    const start = page.getByRole('button', { name: 'start', exact: true })
    await start.press('Enter')
    await expect(page.getByRole('menu', { name: 'Start menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu', { name: 'Start menu' })).toHaveCount(0)
    await expect(start).toBeFocused()
  })

  test('gives the focus back to the text where its own key opened it and nothing was chosen', async ({
    page,
  }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const text = notepad.getByRole('textbox', { name: 'Text' })
    const menu = page.getByRole('menu', { name: 'Start menu' })
    await expect(text).toBeFocused()
    await page.keyboard.type('abc')
    for (const key of ['Escape', 'Tab', 'Control+Escape']) {
      await page.keyboard.press('Control+Escape')
      await expect(menu.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press(key)
      await expect(menu).toHaveCount(0)
      await expect(text).toBeFocused()
    }
    await page.keyboard.type('d')
    await expect(text).toHaveValue('abcd')
    const start = page.getByRole('button', { name: 'start', exact: true })
    await start.press('Control+Escape')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(start).toBeFocused()
  })
})

test.describe('minimizing and showing', () => {
  test('the focus leaves a minimized window and comes back to where it was', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const text = notepad.getByRole('textbox', { name: 'Text' })
    await text.fill('kept')
    await windowButton(notepad, 'Minimize').click()
    await expect(notepad).toBeHidden()
    expect(await notepad.evaluate((element) => element.contains(document.activeElement))).toBe(
      false,
    )
    await taskbarButton(page, await idOf(notepad)).click()
    await expect(notepad).toBeVisible()
    await expect
      .poll(() => notepad.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    await expect(text).toHaveValue('kept')
  })

  test('a taskbar button leads into a covered window', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    await openApp(page, 'My Computer')
    const button = taskbarButton(page, await idOf(notepad))
    await button.press('Enter')
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  })
})

test('presses lead into the content of the window, and out of it', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')

  await test.step('a press on the desktop takes the focus out of the window', async () => {
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await background(page).click({ position: { x: 1200, y: 780 } })
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
    await page.keyboard.type('to nobody')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('')
  })

  await test.step('a press on the title bar leads into the content', async () => {
    const computer = await openApp(page, 'My Computer')
    const at = await titlePoint(notepad)
    await page.mouse.click(at.x, at.y)
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.type('typed at once')
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('typed at once')
    await expect(computer).toHaveAttribute('data-active', 'false')
  })
})

test('Tab reaches a covered window, which is raised so that its focus is seen', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const about = await openApp(page, 'About')
  await windowButton(notepad, 'Close').focus()
  await expect(notepad).toHaveAttribute('data-active', 'true')
  await expect(notepad).toHaveCSS('z-index', '11')
  await expect(about).toHaveAttribute('data-active', 'false')
  await expect(windowButton(notepad, 'Close')).toBeFocused()
})

test('the keyboard alone opens, uses, minimizes, shows and closes a window', async ({ page }) => {
  await openDesktop(page)
  // Past the link to the plain site.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const notepad = await newWindow(page, [])
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('hello')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(windowButton(notepad, 'Minimize')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notepad).toBeHidden()
  const button = taskbarButton(page, await idOf(notepad))
  await button.press('Enter')
  await expect(notepad).toBeVisible()
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toHaveValue('hello')
  await windowButton(notepad, 'Close').press('Space')
  await expect(windows(page)).toHaveCount(0)
})

test('focus has a rectangle around it once a key was pressed, and none while the mouse is used', async ({
  page,
}) => {
  await openDesktop(page)
  const outline = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Turn Off Computer' }).hover()
  expect(await outline()).toBe('none')
  await page.getByRole('menuitem', { name: 'Turn Off Computer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off computer' })
  await expect(dialog.getByRole('button', { name: 'Turn Off', exact: true })).toBeFocused()
  expect(await outline()).toBe('none')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Restart' })).toBeFocused()
  expect(await outline()).toBe('solid')
})
