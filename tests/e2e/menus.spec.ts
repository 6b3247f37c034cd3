/** The drop-down menus of apps, tried on Notepad's: pointer, keyboard, touch. */
import type { Locator, Page } from '@playwright/test'
import { centerOf, menuRow, openApp, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'

async function openNotepad(page: Page): Promise<Locator> {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  return notepad
}

const title = (notepad: Locator, name: string) =>
  notepad.getByRole('menubar').getByRole('menuitem', { name, exact: true })
const menus = (page: Page) => page.getByRole('menu')

async function moveTo(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to point at')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('by mouse', async ({ page }) => {
  const notepad = await openNotepad(page)

  await test.step('a menu opens on the press and stays open', async () => {
    await moveTo(page, title(notepad, 'File'))
    await page.mouse.down()
    await expect(menuRow(page, 'Exit')).toBeVisible()
    await page.mouse.up()
    await expect(menuRow(page, 'Exit')).toBeVisible()
    await expect(notepad).toHaveAttribute('data-active', 'true')
  })

  await test.step('pointing at another title switches, pressed or not', async () => {
    await page.keyboard.press('Escape')
    await expect(menus(page)).toHaveCount(0)
    await title(notepad, 'File').click()
    await moveTo(page, title(notepad, 'Edit'))
    await expect(menuRow(page, 'Time/Date')).toBeVisible()
    await expect(menus(page)).toHaveCount(1)
    await page.mouse.down()
    await moveTo(page, title(notepad, 'Help'))
    await expect(menuRow(page, 'Help Topics')).toBeVisible()
    await expect(menus(page)).toHaveCount(1)
    await page.mouse.up()
  })

  await test.step('the release outside closes, not the press', async () => {
    await page.keyboard.press('Escape')
    await expect(menus(page)).toHaveCount(0)
    await title(notepad, 'File').click()
    await expect(menuRow(page, 'Exit')).toBeVisible()
    await moveTo(page, notepad.getByRole('textbox', { name: 'Text' }))
    await page.mouse.down()
    await expect(menuRow(page, 'Exit')).toBeVisible()
    await page.mouse.up()
    await expect(menus(page)).toHaveCount(0)
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  })

  await test.step('press, drag and release choose a row', async () => {
    await moveTo(page, title(notepad, 'Format'))
    await page.mouse.down()
    await moveTo(page, page.getByRole('menuitemcheckbox', { name: 'Word Wrap' }))
    await page.mouse.up()
    await expect(menus(page)).toHaveCount(0)
    const text = notepad.getByRole('textbox', { name: 'Text' })
    await expect(text).toHaveAttribute('wrap', 'soft')
    await expect(text).toBeFocused()
  })

  await test.step('a disabled row is highlighted, and inert', async () => {
    await title(notepad, 'Edit').click()
    const paste = menuRow(page, 'Paste')
    const resting = await paste.evaluate((element) => getComputedStyle(element).backgroundColor)
    await moveTo(page, paste)
    await expect(paste).not.toHaveCSS('background-color', resting)
    await expect(paste).toHaveAttribute('aria-disabled', 'true')
    await page.mouse.down()
    await page.mouse.up()
    await expect(menus(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menus(page)).toHaveCount(0)
  })

  await test.step('a menu without room below lies inside the viewport', async () => {
    await page.setViewportSize({ width: 1024, height: 320 })
    await title(notepad, 'Edit').click()
    await expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1)
    await page.keyboard.press('End')
    await expect(menuRow(page, 'Time/Date')).toBeInViewport({ ratio: 1 })
  })
})

test('by keyboard', async ({ page }) => {
  const notepad = await openNotepad(page)

  await test.step('the bar is one Tab stop, and its titles are reached by arrows, Home, End and letters', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(title(notepad, 'File')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(title(notepad, 'Help')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(title(notepad, 'File')).toBeFocused()
    await page.keyboard.press('End')
    await expect(title(notepad, 'Help')).toBeFocused()
    await page.keyboard.press('v')
    await expect(title(notepad, 'View')).toBeFocused()
    await expect(menus(page)).toHaveCount(0)
  })

  await test.step('down opens at the first row, up at the last, Escape goes back', async () => {
    await title(notepad, 'File').focus()
    await page.keyboard.press('ArrowDown')
    await expect(menuRow(page, 'New')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title(notepad, 'File')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menuRow(page, 'Exit')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menus(page)).toHaveCount(0)
  })

  await test.step('rows are reached by arrows, End and letters, and left for the next menu', async () => {
    await title(notepad, 'File').focus()
    await page.keyboard.press('Enter')
    await expect(menuRow(page, 'New')).toBeFocused()
    await page.keyboard.press('End')
    await expect(menuRow(page, 'Exit')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menuRow(page, 'New')).toBeFocused()
    await page.keyboard.press('p')
    await expect(menuRow(page, 'Page Setup...')).toBeFocused()
    await page.keyboard.type('ag')
    await expect(menuRow(page, 'Page Setup...'), 'the word goes on').toBeFocused()
    await expect(page.locator('[data-part="tip"]')).toHaveCount(0)
    await page.keyboard.press('x')
    await expect(page.locator('[data-part="tip"]')).toHaveText('No row of this menu begins with X.')
    await page.keyboard.press('ArrowRight')
    await expect(menuRow(page, 'Undo...')).toBeFocused()
    await expect(menus(page)).toHaveCount(1)
  })

  await test.step('Enter chooses and gives the focus back to the text', async () => {
    await page.keyboard.press('Escape')
    await expect(menus(page)).toHaveCount(0)
    await notepad.getByRole('textbox', { name: 'Text' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('e')
    await page.keyboard.press('ArrowUp')
    await expect(menuRow(page, 'Time/Date')).toBeFocused()
    await page.keyboard.press('Enter')
    const text = notepad.getByRole('textbox', { name: 'Text' })
    await expect(text).toBeFocused()
    await expect(text).not.toHaveValue('')
  })

  await test.step('closes where a key opens a window', async () => {
    await title(notepad, 'Edit').press('ArrowDown')
    await expect(menus(page)).toHaveCount(1)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused()
    await expect(menus(page)).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('taps open, switch, choose and close, and the row is chosen on which a finger that glides is lifted', async ({
    page,
  }) => {
    const notepad = await openNotepad(page)
    await title(notepad, 'File').tap()
    await expect(menuRow(page, 'Exit')).toBeVisible()
    await title(notepad, 'Format').tap()
    const wordWrap = page.getByRole('menuitemcheckbox', { name: 'Word Wrap' })
    await wordWrap.tap()
    await expect(menus(page)).toHaveCount(0)
    await title(notepad, 'Format').tap()
    await expect(wordWrap).toHaveAttribute('aria-checked', 'true')
    const ticked = await centerOf(wordWrap)
    const font = await centerOf(page.getByRole('menuitem', { name: /^Font/ }))
    const finger = await fingerOf(page)
    await finger.down(font)
    await finger.move(ticked)
    await expect(wordWrap).toHaveAttribute('data-highlighted')
    // Beside the menu it means nothing.
    await finger.move({ x: ticked.x + 300, y: ticked.y })
    await finger.up()
    await expect(wordWrap).toHaveAttribute('aria-checked', 'true')
    await finger.down(font)
    await finger.move(ticked)
    await finger.up()
    await expect(menus(page)).toHaveCount(0)
    await title(notepad, 'Format').tap()
    await expect(wordWrap).toHaveAttribute('aria-checked', 'false')
    await notepad.getByRole('textbox', { name: 'Text' }).tap()
    await expect(menus(page)).toHaveCount(0)
  })
})
