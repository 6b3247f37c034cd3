/** Where the keyboard's focus goes when windows are opened, closed and raised. */
import type { Locator } from '@playwright/test'
import {
  background,
  boxOf,
  icon,
  idOf,
  openApp,
  openDesktop,
  shell,
  startButton,
  startMenu,
  taskbarButton,
  titleBar,
  titlePoint,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { colorAt, takePicture } from '../support/pictures.ts'

const textOf = (window: Locator): Locator => window.getByRole('textbox', { name: 'Text' })

/** Of a colour to white, as WCAG counts it. */
function contrastToWhite(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

async function expectFocusIn(window: Locator, isInside = true): Promise<void> {
  await expect
    .poll(() => window.evaluate((element) => element.contains(document.activeElement)))
    .toBe(isInside)
}

test('a window that opens takes the focus, to what the app chose; one that closes gives it back', async ({
  page,
}) => {
  await openDesktop(page)
  for (const app of ['Assistant', 'Internet Explorer']) {
    const window = await openApp(page, app)
    await expectFocusIn(window)
    await windowButton(window, 'Minimize').click()
    await expect(window).toBeHidden()
  }

  await test.step('to the icon that opened it', async () => {
    await icon(page, 'About').press('Enter')
    const about = page.locator('[data-app="About"]')
    await expectFocusIn(about)
    await windowButton(about, 'Close').press('Enter')
    await expect(icon(page, 'About')).toBeFocused()
  })

  await test.step('to START, whose menu opened it', async () => {
    const error = windowsOf(page, 'Error')
    await startButton(page).press('Enter')
    await startMenu(page).getByRole('menuitem', { name: 'Printers and Faxes' }).press('Enter')
    await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(error).toHaveCount(0)
    await expect(startButton(page)).toBeFocused()
  })

  await test.step('to the window below, where one is shown', async () => {
    const notepad = await openApp(page, 'Notepad')
    await expect(textOf(notepad)).toBeFocused()
    const computer = await openApp(page, 'My Computer')
    await windowButton(computer, 'Close').press('Enter')
    await expect(textOf(notepad)).toBeFocused()
    await expect(notepad).toHaveAttribute('data-active', 'true')
  })
})

test('START leads into a window that is open already, or gives the focus back: to itself, or to the text where its key opened it', async ({
  page,
}) => {
  await openDesktop(page)
  const computer = await openApp(page, 'My Computer')
  const disk = computer.getByRole('button', { name: 'Local Disk (C:)' })
  for (const choose of [
    (entry: Locator) => entry.press('Enter'),
    (entry: Locator) => entry.click(),
  ]) {
    await expect(disk).toBeFocused()
    // Focused, not pressed with the pointer: that would put the focus on the desktop.
    await startButton(page).press('Enter')
    const entry = startMenu(page).getByRole('menuitem', { name: 'My Computer', exact: true })
    await choose(entry)
    await expect(entry).toHaveCount(0)
    await expect(disk).toBeFocused()
    await expect(computer).toHaveAttribute('data-active', 'true')
  }

  const text = textOf(await openApp(page, 'Notepad'))
  await expect(text).toBeFocused()
  await page.keyboard.type('abc')
  const closeBy = async (key: string): Promise<void> => {
    await expect(startMenu(page).getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press(key)
    await expect(startMenu(page)).toHaveCount(0)
  }
  for (const key of ['Escape', 'Tab', 'Control+Escape']) {
    await page.keyboard.press('Control+Escape')
    await closeBy(key)
    await expect(text).toBeFocused()
  }
  await page.keyboard.type('d')
  await expect(text).toHaveValue('abcd')
  const logOff = page.getByRole('dialog', { name: 'Log Off' })
  for (const cancel of [
    () => page.keyboard.press('Escape'),
    () => logOff.getByRole('button', { name: 'Cancel' }).press('Enter'),
  ]) {
    await page.keyboard.press('Control+Escape')
    // Until then the menu is still opening, and nobody could press a row of it.
    await expect(startMenu(page).getByRole('menuitem').first()).toBeFocused()
    await startMenu(page).getByRole('menuitem', { name: 'Log Off' }).press('Enter')
    await expect(logOff.locator(':focus')).toHaveCount(1)
    await cancel()
    await expect(logOff).toHaveCount(0)
    await expect(text).toBeFocused()
  }
  for (const key of ['Enter', 'Control+Escape']) {
    await startButton(page).press(key)
    await closeBy('Escape')
    await expect(startButton(page)).toBeFocused()
  }
})

test('the focus leaves a minimized window, comes back to where it was, follows presses, and raises what it reaches', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const button = taskbarButton(page, await idOf(notepad))
  await textOf(notepad).fill('kept')
  await textOf(notepad).press('ArrowLeft')
  await windowButton(notepad, 'Minimize').click()
  await expect(notepad).toBeHidden()
  await expectFocusIn(notepad, false)
  await button.click()
  await expectFocusIn(notepad)
  await page.keyboard.type('caret ')
  await expect(textOf(notepad)).toHaveValue('kepcaret t')
  const computer = await openApp(page, 'My Computer')
  await button.press('Enter')
  await expect(notepad).toHaveAttribute('data-active', 'true')
  await expect(textOf(notepad)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(titleBar(notepad)).toBeFocused()

  await test.step('with a ring that the colour of the title bar surrounds', async () => {
    const { x, y, width } = await boxOf(titleBar(notepad))
    const picture = await takePicture(page)
    const [outside, ring, inside] = [1, 3, 7].map((down) =>
      contrastToWhite(colorAt(picture, x + width / 2, y + down)),
    )
    expect(ring).toBeLessThan(1.1)
    expect(outside).toBeGreaterThan(3)
    expect(inside).toBeGreaterThan(3)
  })
  for (const isActive of [false, true]) {
    await page.keyboard.press('Control+`')
    await expect(notepad).toHaveAttribute('data-active', String(isActive))
  }
  await expect(titleBar(notepad)).toBeFocused()

  await test.step('never to its Close, where Enter would close it', async () => {
    await windowButton(notepad, 'Close').focus()
    await page.keyboard.press('F6')
    await expect(startButton(page)).toBeFocused()
    await page.keyboard.press('Shift+F6')
    await expect(titleBar(notepad)).toBeFocused()
    for (const key of ['F6', 'F6']) await page.keyboard.press(key)
    await expect(icon(page, 'My Computer')).toBeFocused()
    // My Computer was opened later, but lies below.
    await page.keyboard.press('Tab')
    await expect(titleBar(notepad)).toBeFocused()
  })

  await textOf(notepad).fill('')
  await background(page).click({ position: { x: 1200, y: 780 } })
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await page.keyboard.type('to nobody')
  await expect(textOf(notepad)).toHaveValue('')
  await icon(page, 'My Computer').press('Enter')
  await expect(computer).toHaveAttribute('data-active', 'true')
  const at = await titlePoint(notepad)
  await page.mouse.click(at.x, at.y)
  await expect(textOf(notepad)).toBeFocused()
  await page.keyboard.type('typed at once')
  await expect(textOf(notepad)).toHaveValue('typed at once')
  await expect(computer).toHaveAttribute('data-active', 'false')

  await windowButton(computer, 'Close').focus()
  await expect(computer).toHaveAttribute('data-active', 'true')
  await expect(computer).toHaveCSS('z-index', '11')
  await expect(windowButton(computer, 'Close')).toBeFocused()
})
