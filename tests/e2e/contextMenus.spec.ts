/** Context menus: by mouse, by keys, under a finger. */
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  centerOf,
  icon,
  menuOf,
  menuRow,
  openApp,
  openDesktop,
  shell,
  startButton,
  startMenu,
  taskbar,
  titleBar,
  windowButton,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { fileOf, openDisk } from '../support/myComputerDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'

const rowsOf = (page: Page, name: string): Locator =>
  menuOf(page, name).locator('> [role^="menuitem"]')
const message = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true })
const FREE = { x: 900, y: 300 }

test('the desktop, windows and the taskbar have menus by right-click and by keys', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const desktop = page.getByRole('listbox', { name: 'Desktop icons' })

  await test.step('by right-click, where it was pressed', async () => {
    await background(page).click({ button: 'right', position: FREE })
    await expect(menuOf(page, 'Desktop')).toBeVisible()
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
    await expect(rowsOf(page, 'Desktop')).toHaveText([
      'Arrange Icons By',
      'Refresh',
      'Show Desktop',
      'Copy link to this desktop',
      'Remember this desk',
      'Reset desktop',
      'Properties',
    ])
    await expect
      .poll(async () => {
        const { x, y } = await boxOf(menuOf(page, 'Desktop'))
        return Math.abs(x - FREE.x) + Math.abs(y - FREE.y)
      })
      .toBeLessThan(4)
    await page.keyboard.press('s')
    await expect(menuRow(page, 'Show Desktop')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(notepad).toBeHidden()
    await expect(menuOf(page, 'Desktop')).toHaveCount(0)
  })

  await test.step('by a key while nothing has the focus', async () => {
    await background(page).click({ position: FREE })
    await page.keyboard.press('Shift+F10')
    await expect(menuRow(page, 'Arrange Icons By')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem').last()).toBeFocused()
    await page.keyboard.press('Enter')
    const properties = windowsOf(page, 'Display Properties')
    await expect(properties.locator(':focus')).toHaveCount(1)
    await windowButton(properties, 'Close').press('Enter')
    await expect(windows(page)).toHaveCount(1)
  })

  await test.step('by keys once Escape has led from an icon to the desktop, which gets the focus back', async () => {
    for (const keys of [['Escape'], ['ArrowRight', 'Enter']]) {
      await icon(page, 'Blog').focus()
      await page.keyboard.press('Escape')
      await expect(desktop).toBeFocused()
      await expect(icon(page, 'Blog')).toHaveCSS('outline-style', 'dotted')
      await page.keyboard.press('ContextMenu')
      await expect(menuRow(page, 'Arrange Icons By')).toBeFocused()
      const [menu, blog] = [await boxOf(menuOf(page, 'Desktop')), await boxOf(icon(page, 'Blog'))]
      expect(menu.x).toBeGreaterThan(blog.x)
      expect(menu.x).toBeLessThan(blog.x + blog.width)
      expect(menu.y).toBeGreaterThan(blog.y)
      expect(menu.y).toBeLessThan(blog.y + blog.height)
      for (const key of keys) {
        await page.keyboard.press(key)
        // The rows of the menu that opens have the focus a moment later.
        if (key === 'ArrowRight') await expect(menuRow(page, 'Name')).toBeFocused()
      }
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(desktop).toBeFocused()
    }
    await expect(page.getByRole('status')).toHaveText('Icons arranged by name')
  })

  await test.step('so have title bars, taskbar buttons and the taskbar', async () => {
    const title = 'Untitled - Notepad'
    await taskbar(page).getByRole('button', { name: title }).click()
    await titleBar(notepad).press('Shift+F10')
    await expect(menuRow(page, 'Move')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuOf(page, title)).toHaveCount(0)
    await expect(titleBar(notepad)).toBeFocused()

    for (const [name, menu] of [
      [title, title],
      ['Show desktop', 'Taskbar'],
      ['Volume', 'Volume'],
      ['start', 'start'],
    ] as const) {
      for (const key of ['Escape', 'Tab']) {
        await taskbar(page).getByRole('button', { name, exact: true }).press('ContextMenu')
        await expect(
          menuOf(page, menu).getByRole('menuitem', { disabled: false }).first(),
        ).toBeFocused()
        await page.keyboard.press(key)
        await expect(menuOf(page, menu)).toHaveCount(0)
        await expect(taskbar(page).getByRole('button', { name, exact: true })).toBeFocused()
      }
    }

    await page.locator('[data-part="clock"]').click({ button: 'right' })
    await expect(rowsOf(page, 'Clock').first()).toHaveText('Adjust Date/Time')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await startButton(page).click({ button: 'right' })
    await menuRow(page, 'Open').click()
    await expect(startMenu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const { width } = await boxOf(taskbar(page))
    await taskbar(page).click({ button: 'right', position: { x: width / 2, y: 15 } })
    await expect(rowsOf(page, 'Taskbar')).toHaveText([
      ...['Cascade Windows', 'Tile Windows Horizontally', 'Tile Windows Vertically'],
      ...['Show Desktop', 'Task Manager'],
    ])
    await menuRow(page, 'Tile Windows Vertically').click()
    await expect.poll(() => boxOf(notepad)).toEqual({ x: 0, y: 0, width: 1440, height: 870 })
    await taskbar(page).click({ button: 'right', position: { x: width / 2, y: 15 } })
    await menuRow(page, 'Show Desktop').click()
    await expect(notepad).toBeHidden()
  })
})

test('an icon has a menu with what it opens, its page and its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const { origin } = new URL(page.url())

  await icon(page, 'Blog').click({ button: 'right' })
  await expect(menuOf(page, 'Blog')).toBeVisible()
  await expect(icon(page, 'Blog')).toHaveAttribute('aria-selected', 'true')
  await expect(rowsOf(page, 'Blog')).toHaveText(['Open', 'Open as page', 'Copy link', 'Properties'])
  await menuRow(page, 'Copy link').click()
  await expect.poll(copied).toBe(`${origin}/blog`)
  await expect(page.getByRole('status')).toHaveText('Link copied.')
  await expect(icon(page, 'Blog')).toBeFocused()

  await icon(page, 'Notepad').press('ContextMenu')
  await expect(rowsOf(page, 'Notepad')).toHaveText(['Open', 'Copy link', 'Properties'])
  await menuRow(page, 'Copy link').press('Enter')
  await expect.poll(copied).toBe(`${origin}/#/notepad`)
  await expect(icon(page, 'Notepad')).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await menuRow(page, 'Properties').press('Enter')
  await expect(message(page, 'Notepad Properties')).toContainText('Address: /#/notepad')
  const shown = message(page, 'Notepad Properties').locator('[data-part="client"]')
  await expect(shown.locator('img')).toHaveAttribute('src', /info/)
  await expect(shown.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await icon(page, 'Notepad').click({ button: 'right' })
  await menuRow(page, 'Open').click()
  await expect(windowsOf(page, 'Notepad')).toHaveAttribute('data-active', 'true')
  await icon(page, 'Blog').press('ContextMenu')
  await menuRow(page, 'Open as page').press('Enter')
  await expect(page).toHaveURL('/blog')
})

test('files have menus, and text keeps the one of the browser', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const computer = await openDisk(page)
  await fileOf(computer, 'robots.txt').click({ button: 'right' })
  await expect(menuOf(page, 'robots.txt')).toBeVisible()
  await expect(rowsOf(page, 'robots.txt')).toHaveText([
    'Open',
    'Open in a new tab',
    'Copy link',
    'Properties',
  ])
  await expect(fileOf(computer, 'robots.txt')).toHaveAttribute('aria-selected', 'true')
  await menuRow(page, 'Copy link').click()
  const { origin } = new URL(page.url())
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${origin}/robots.txt`)
  await expect(page.locator('[data-part="tip"]')).toHaveText('Link copied.')
  await expect(fileOf(computer, 'robots.txt')).toBeFocused()

  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) => {
      setTimeout(() => {
        document.body.dataset['browsersMenu'] = String(!event.defaultPrevented)
      })
    })
  })
  for (const [where, isBrowsers] of [
    [computer.getByRole('textbox', { name: 'Address' }), true],
    [computer.getByRole('link').first(), true],
    [computer.getByRole('button', { name: 'Back' }), false],
    [computer.getByRole('listbox', { name: 'Files' }), false],
  ] as const) {
    await where.click({ button: 'right' })
    await expect(page.locator('body')).toHaveAttribute('data-browsers-menu', String(isBrowsers))
    await page.evaluate(() => delete document.body.dataset['browsersMenu'])
  }
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('half a second of holding opens the menu, and means nothing else', async ({ page }) => {
    await openDesktop(page, '?freeze')
    const finger = await fingerOf(page)
    const hold = async (name: string, x: number, y: number): Promise<void> => {
      await finger.down({ x, y })
      await expect(menuOf(page, name)).toBeVisible()
      await finger.move({ x: x + 60, y: y + 60 })
      await finger.up()
      await expect(menuOf(page, name)).toBeVisible()
    }
    const blog = await boxOf(icon(page, 'Blog'))
    await hold('Blog', blog.x + blog.width / 2, blog.y + 20)
    await expect(windows(page)).toHaveCount(0)
    await menuRow(page, 'Open').tap()
    await expect(windowsOf(page, 'Blog')).toHaveAttribute('data-active', 'true')
    await page.keyboard.press('Control+Alt+Space')
    await menuRow(page, 'Close').press('Enter')
    await expect(windows(page)).toHaveCount(0)

    const notepad = await openApp(page, 'Notepad')
    const before = await boxOf(notepad)
    await hold('Untitled - Notepad', before.x + 200, before.y + 12)
    expect(await boxOf(notepad)).toEqual(before)
    await page.keyboard.press('Escape')
    await hold('Desktop', 900, 700)
    await expect(page.locator('[data-part="marquee"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menuOf(page, 'Desktop')).toHaveCount(0)

    const button = await boxOf(page.locator('button[data-window-id]'))
    const tapBeside = () => page.touchscreen.tap(button.x + 20, button.y + button.height / 2)
    const start = page.getByRole('button', { name: 'start', exact: true })
    const closedBeside = async (isActive: boolean): Promise<void> => {
      await expect(page.getByRole('menu')).toHaveCount(1)
      await tapBeside()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(notepad).toBeVisible()
      await expect(notepad).toHaveAttribute('data-active', String(isActive))
    }
    await hold('Desktop', 900, 700)
    await closedBeside(false)
    await notepad.getByRole('menuitem', { name: 'Format', exact: true }).tap()
    await closedBeside(true)
    await start.tap()
    await closedBeside(false)
    await start.tap()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await start.tap()
    await expect(page.getByRole('menu')).toHaveCount(0)
    // The next tap counts again.
    await tapBeside()
    await expect(notepad).toHaveAttribute('data-active', 'true')

    await start.tap()
    await finger.down(await centerOf(menuRow(page, 'Contact')))
    await finger.move(await centerOf(menuRow(page, 'Projects')))
    await expect(menuRow(page, 'Projects')).toHaveAttribute('data-highlighted')
    await finger.up()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(windowsOf(page, 'About')).toHaveAttribute('data-active', 'true')
  })
})
