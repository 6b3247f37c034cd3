/** Windows (spec, sections 4 and 9): how they are stacked, maximized, minimized and closed. */
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  client,
  expectBox,
  handle,
  icon,
  idOf,
  newWindow,
  openApp,
  openDesktop,
  shell,
  stackOf,
  taskbarButton,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** A point of the desktop's background that no window of these tests covers. */
const NOWHERE = { x: 1200, y: 780 }

async function toggleMaximized(page: Page, window: ReturnType<typeof titleBar>): Promise<void> {
  const at = await titlePoint(window)
  await page.mouse.dblclick(at.x, at.y)
}

test.describe('stacking', () => {
  test('z is 10 plus the position; only the topmost window is active', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')
    const about = await openApp(page, 'About')
    const [a, b, c] = [await idOf(notepad), await idOf(computer), await idOf(about)]
    await expect
      .poll(() => stackOf(page))
      .toEqual([
        [a, 10],
        [b, 11],
        [c, 12],
      ])
    await expect(page.locator('[data-active="true"]')).toHaveCount(1)
    // About leaves only Notepad's upper left corner.
    await page.mouse.click(60, 34)
    await expect
      .poll(() => stackOf(page))
      .toEqual([
        [b, 10],
        [c, 11],
        [a, 12],
      ])
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(page.locator('[data-active="true"]')).toHaveCount(1)
    await windowButton(notepad, 'Minimize').click()
    await expect
      .poll(() => stackOf(page))
      .toEqual([
        [b, 10],
        [c, 11],
      ])
    await expect(about).toHaveAttribute('data-active', 'true')
  })

  test('pressing the body raises, pressing the desktop leaves the order as it is', async ({
    page,
  }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')

    await test.step('pressing the body raises as pressing the title bar does', async () => {
      const { x, y, height } = await boxOf(client(notepad))
      await page.mouse.click(x + 20, y + height - 20)
      await expect(notepad).toHaveCSS('z-index', '11')
      await expect(computer).toHaveCSS('z-index', '10')
      await expect(notepad).toHaveAttribute('data-active', 'true')
      await expect(computer).toHaveAttribute('data-active', 'false')
    })

    await test.step('pressing the desktop leaves no window active and the order as it is', async () => {
      const before = await stackOf(page)
      await background(page).click({ position: NOWHERE })
      await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
      await expect(page.locator('[data-active="true"]')).toHaveCount(0)
      expect(await stackOf(page)).toEqual(before)
    })
  })
})

test.describe('maximizing', () => {
  test('by a double-click on the title bar, and back, but not by its button, which is disabled', async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')

    await test.step('by a double-click on the title bar, and back', async () => {
      await toggleMaximized(page, window)
      await expect(window).toHaveAttribute('data-maximized', 'true')
      await expectBox(window, { x: -3, y: -3, width: 1446, height: 876 })
      await expectBox(titleBar(window), { x: 0, y: 0, width: 1440, height: 25 })
      await expect(window.locator('[data-part^="resize-"]')).toHaveCount(0)
      await toggleMaximized(page, window)
      await expect(window).toHaveAttribute('data-maximized', 'false')
      await expectBox(window, { x: 260, y: 50, width: 660, height: 500 })
      for (const corner of ['nw', 'ne', 'sw', 'se'] as const) {
        await expect(handle(window, corner)).toBeVisible()
      }
    })

    await test.step('is not done by its button, which is disabled', async () => {
      await expect(windowButton(window, 'Maximize')).toBeDisabled()
      await windowButton(window, 'Maximize').click({ force: true })
      await expect(window).toHaveAttribute('data-maximized', 'false')
      await toggleMaximized(page, window)
      await expect(window).toHaveAttribute('data-maximized', 'true')
      await expect(windowButton(window, 'Maximize')).toBeDisabled()
    })
  })

  test('leaves the taskbar in reach', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'About')
    await toggleMaximized(page, window)
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await page.mouse.click(10, 871)
    await expect(page.getByRole('menu', { name: 'Start menu' })).toBeVisible()
  })

  test('does not follow from two clicks on two windows, and for a window that cannot be resized', async ({
    page,
  }) => {
    await openDesktop(page)

    await test.step('does not follow from two clicks on two windows', async () => {
      const [lower, upper] = [await openApp(page, 'Notepad'), await openApp(page, 'My Computer')]
      const at = await titlePoint(upper)
      await page.mouse.click(at.x, at.y)
      const other = await titlePoint(lower)
      await page.mouse.click(other.x, other.y)
      await expect(lower).toHaveAttribute('data-active', 'true')
      await expect(page.locator('[data-maximized="true"]')).toHaveCount(0)
    })

    await test.step('is not for a window that cannot be resized', async () => {
      const error = await openApp(page, 'Error')
      await toggleMaximized(page, error)
      await expect(error).toHaveAttribute('data-maximized', 'false')
      await expect(error.locator('[data-part^="resize-"]')).toHaveCount(0)
      await expectBox(error, { x: 620, y: 400, width: 200, height: 100 })
    })
  })
})

test.describe('closing', () => {
  test('by the button, with mouse or keys, and by a double-click on the title icon', async ({
    page,
  }) => {
    await openDesktop(page)
    for (const close of [
      (window: Locator) => windowButton(window, 'Close').click(),
      (window: Locator) => windowButton(window, 'Close').press('Enter'),
      (window: Locator) => windowButton(window, 'Close').press('Space'),
      (window: Locator) => titleIcon(window).dblclick(),
    ]) {
      await close(await openApp(page, 'Notepad'))
      await expect(windows(page)).toHaveCount(0)
    }
  })

  test('not at a press that is let go elsewhere; a window below by its own button', async ({
    page,
  }) => {
    await openDesktop(page)

    await test.step('a window below by its own button', async () => {
      const about = await openApp(page, 'About')
      const notepad = await openApp(page, 'Notepad')
      await windowButton(about, 'Close').click()
      await expect(about).toHaveCount(0)
      await expect(notepad).toHaveAttribute('data-active', 'true')
    })

    await test.step('not at a press that is let go elsewhere', async () => {
      const window = windowsOf(page, 'Notepad')
      await windowButton(window, 'Close').hover()
      await page.mouse.down()
      await client(window).hover()
      await page.mouse.up()
      await expect(window).toBeVisible()
    })
  })

  test('never the assistant, but an Error window by its only button', async ({ page }) => {
    await openDesktop(page)

    await test.step('never the assistant, which may be minimized', async () => {
      const assistant = await openApp(page, 'Assistant')
      await expect(windowButton(assistant, 'Close')).toBeDisabled()
      await titleIcon(assistant).dblclick()
      await windowButton(assistant, 'Close').click({ force: true })
      await expect(assistant).toBeVisible()
      await expect(assistant).toHaveAttribute('data-maximized', 'false')
      await windowButton(assistant, 'Minimize').click()
      await expect(assistant).toBeHidden()
    })

    await test.step('an Error window, whose only button that is', async () => {
      const error = await openApp(page, 'Error')
      await expect(error).toHaveRole('alertdialog')
      await expect(windowButton(error, 'Minimize')).toHaveCount(0)
      await expect(windowButton(error, 'Maximize')).toHaveCount(0)
      await windowButton(error, 'Close').click()
      await expect(error).toHaveCount(0)
    })
  })

  test('leaves the focus on windows, on a focused icon, or on the desktop', async ({ page }) => {
    await openDesktop(page)

    await test.step('leaves it on the icons if one is focused, else on the desktop', async () => {
      await icon(page, 'Notepad').dblclick()
      await windowButton(await newWindow(page, []), 'Close').click()
      await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
      await expect(icon(page, 'Notepad')).toHaveAttribute('aria-selected', 'true')
      await background(page).click({ position: NOWHERE })
      const error = await openApp(page, 'Error')
      await windowButton(error, 'Close').click()
      await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
    })

    await test.step('leaves the focus on windows if there was more than one', async () => {
      const computer = await openApp(page, 'My Computer')
      const notepad = await openApp(page, 'Notepad')
      await windowButton(notepad, 'Close').click()
      await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
      await expect(computer).toHaveAttribute('data-active', 'true')
    })
  })
})

test.describe('minimizing', () => {
  test('hides the window and keeps its place, by mouse and by keyboard', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')
    const before = await boxOf(computer)
    for (const act of [
      (button: Locator) => button.click(),
      (button: Locator) => button.press('Enter'),
    ]) {
      await act(windowButton(computer, 'Minimize'))
      await expect(computer).toBeHidden()
      await expect(notepad).toHaveAttribute('data-active', 'true')
      await expect(notepad).toHaveCSS('z-index', '10')
      await act(taskbarButton(page, await idOf(computer)))
      await expect(computer).toBeVisible()
      await expect(computer).toHaveCSS('z-index', '11')
      await expect(computer).toHaveAttribute('data-active', 'true')
      await expectBox(computer, before)
    }
  })

  test('brings a maximized window back maximized', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await toggleMaximized(page, window)
    await windowButton(window, 'Minimize').click()
    await expect(window).toBeHidden()
    await taskbarButton(page, await idOf(window)).click()
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await expectBox(window, { x: -3, y: -3, width: 1446, height: 876 })
  })
})
