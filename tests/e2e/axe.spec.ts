/** axe finds nothing: WCAG 2.2 A and AA and the rules of good practice, target sizes included. */
import { openApp, openDesktop, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/pages.ts'

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
