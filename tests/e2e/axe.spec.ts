/** axe finds nothing: WCAG 2.2 A and AA and the rules of good practice, target sizes included. */
import { violations } from '../support/axe.ts'
import {
  background,
  icon,
  openApp,
  openDesktop,
  titleBar,
  titlePoint,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, openDisk } from '../support/myComputerDriver.ts'

test('on the empty desktop, with three windows and with a window menu open', async ({ page }) => {
  await openDesktop(page)

  await test.step('on the empty desktop', async () => {
    expect(await violations(page)).toEqual([])
  })

  await test.step('with three windows open', async () => {
    for (const app of ['My Computer', 'Notepad', 'Internet Explorer']) await openApp(page, app)
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(1)
    expect(await violations(page)).toEqual([])
  })

  await test.step("with the results of the browser's search", async () => {
    const browser = windowsOf(page, 'Internet Explorer')
    await browser.getByRole('textbox', { name: 'Search' }).fill('meadow')
    await browser.getByRole('button', { name: 'Google Search' }).click()
    await expect(browser.getByText('did not match any documents')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('with a window menu open', async () => {
    const notepad = windowsOf(page, 'Notepad')
    const toolbar = page.getByRole('toolbar', { name: 'Taskbar' })
    await toolbar.getByRole('button', { name: /Notepad/ }).click()
    await notepad.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page.getByRole('menuitem', { name: 'Time/Date' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('with windows of the assistant, of About and of an error', async ({ page }) => {
  await openDesktop(page)
  for (const app of ['About', 'Assistant', 'Error']) await openApp(page, app)
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('with menus of Internet Explorer, of My Computer and of START open', async ({ page }) => {
  await openDesktop(page)

  await test.step('with the START menu and a nested menu open', async () => {
    await page.getByRole('button', { name: 'start', exact: true }).click()
    await page.getByRole('menuitem', { name: 'All Programs' }).click()
    await expect(page.getByRole('menu')).toHaveCount(2)
    expect(await violations(page)).toEqual([])
  })

  await test.step('with menus of Internet Explorer and My Computer open', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    for (const [app, title, row] of [
      ['Internet Explorer', 'View', 'Toolbars'],
      ['My Computer', 'View', 'Arrange Icons by'],
    ] as const) {
      const window = await openApp(page, app)
      await window.getByRole('menuitem', { name: title, exact: true }).click()
      await page.getByRole('menuitem', { name: row, exact: true }).hover()
      await expect(page.getByRole('menu')).toHaveCount(2)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  })
})

test('with each context menu, the recent documents, the switcher and a snap preview open', async ({
  page,
}) => {
  const computer = await openDisk(page)
  const toolbar = page.getByRole('toolbar', { name: 'Taskbar' })
  const check = async (what: string): Promise<void> => {
    expect(await violations(page), what).toEqual([])
  }
  for (const [what, thing] of [
    ['desktop', background(page)],
    ['icon', icon(page, 'Notepad')],
    ['title bar', titleBar(computer)],
    ['file', fileOf(computer, 'robots.txt')],
    ['taskbar', toolbar],
  ] as const) {
    const position = what === 'desktop' ? { x: 1000, y: 650 } : undefined
    const bare = what === 'taskbar' ? { x: 700, y: 15 } : position
    await thing.click({ button: 'right', ...(bare && { position: bare }) })
    await expect(page.getByRole('menu'), what).toBeVisible()
    if (what === 'desktop') {
      await page.getByRole('menuitem', { name: 'Arrange Icons By' }).click()
      await expect(page.getByRole('menu')).toHaveCount(2)
    }
    await check(what)
    for (const _ of await page.getByRole('menu').all()) await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'My Recent Documents', exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(2)
  await check('recent documents')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.keyboard.down('Control')
  await page.keyboard.press('Backquote')
  await expect(page.getByRole('listbox', { name: 'Windows', exact: true })).toBeVisible()
  await check('switcher')
  await page.keyboard.up('Control')

  const { x, y } = await titlePoint(computer)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(0, 300, { steps: 5 })
  await expect(page.locator('[data-part="snap-preview"]')).toBeVisible()
  await check('snap preview')
  await page.mouse.up()
})

/*
 * Around an open menu the library puts hidden elements that can have the focus, to hand it on: axe
 * leaves it to people to judge whether they do.
 */
test('Tab in an open menu never moves the focus to something invisible', async ({ page }) => {
  await openDesktop(page)
  const myComputer = await openApp(page, 'My Computer')
  const start = page.getByRole('button', { name: 'start', exact: true })
  const focused = page.locator(':focus')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const nested of ['', 'All Programs']) {
      await start.click()
      await expect(page.getByRole('menu', { name: 'Start menu' })).toBeFocused()
      if (nested !== '') await page.getByRole('menuitem', { name: nested }).click()
      await page.keyboard.press(key)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(start).toBeFocused()
    }
    await myComputer.getByRole('menuitem', { name: 'View' }).click()
    await page.getByRole('menuitem', { name: 'Toolbars' }).hover()
    await expect(page.getByRole('menu')).toHaveCount(2)
    // Shift+Tab leads to the menu's title first.
    for (const _ of ['once', 'twice']) {
      await page.keyboard.press(key)
      await expect(focused).toHaveCount(1)
      expect(await focused.evaluate((element) => element.closest('[aria-hidden]'))).toBeNull()
    }
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('with the balloon, the bubble and the cookie preferences', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // It stays for as long as it is pointed at.
  await page.locator('[data-part="balloon"]').hover({ timeout: 20_000 })
  await expect(page.locator('[data-part="chat-bubble"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.locator('[data-icon-id="7"]').press('Enter')
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('with each power dialog open', async ({ page }) => {
  await openDesktop(page)
  await openApp(page, 'Notepad')
  for (const [entry, name] of [
    ['Log Off', 'Log Off'],
    ['Turn Off Computer', 'Turn off computer'],
  ] as const) {
    await page.getByRole('button', { name: 'start', exact: true }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    expect(await violations(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden()
  }
})
