/** Notepad: what its keys and menu rows do to the text. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

async function openNotepad(page: Page): Promise<{ notepad: Locator; text: Locator }> {
  await page.goto('/?freeze')
  await page.locator('[data-icon-id="3"]').dblclick()
  const notepad = page.locator('[data-app="Notepad"]')
  const text = notepad.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  return { notepad, text }
}

async function choose(page: Page, notepad: Locator, title: string, row: string): Promise<void> {
  await notepad.getByRole('menubar').getByRole('menuitem', { name: title, exact: true }).click()
  await page.getByRole('menu').getByText(row, { exact: true }).click()
}

test('opens as an untitled window, ready to type', async ({ page }) => {
  const { notepad, text } = await openNotepad(page)
  await expect(notepad).toHaveAccessibleName('Untitled - Notepad')
  await page.keyboard.type('hello')
  await expect(text).toHaveValue('hello')
  await expect(text).toHaveAttribute('spellcheck', 'false')
})

test('Tab replaces the selection by a tab, and undo takes it back', async ({ page }) => {
  const { text } = await openNotepad(page)
  await page.keyboard.type('abc')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(text).toHaveValue('ab\t')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('abc')
})

test('Escape and then Tab leave the text, as its description says', async ({ page }) => {
  const { text } = await openNotepad(page)
  await expect(text).toHaveAccessibleDescription(/press Escape and then Tab/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(text).toHaveValue('')
})

test('another key between Escape and Tab takes that back', async ({ page }) => {
  const { text } = await openNotepad(page)
  await page.keyboard.press('Escape')
  await page.keyboard.type('x')
  await page.keyboard.press('Tab')
  await expect(text).toHaveValue('x\t')
})

test('Time/Date appends local time and date at the end', async ({ page }) => {
  const { notepad, text } = await openNotepad(page)
  await page.keyboard.type('note: ')
  await page.keyboard.press('Home')
  await choose(page, notepad, 'Edit', 'Time/Date')
  const stamp = await page.evaluate(() => {
    const frozen = new Date(2026, 0, 2, 3, 4, 5)
    return `${frozen.toLocaleTimeString()} ${frozen.toLocaleDateString()}`
  })
  await expect(text).toHaveValue(`note: ${stamp}`)
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('note: ')
})

test('Word Wrap is off at first, and toggles', async ({ page }) => {
  const { notepad, text } = await openNotepad(page)
  await text.fill('many words '.repeat(40))
  const isWider = () => text.evaluate((area) => area.scrollWidth > area.clientWidth)
  expect(await isWider()).toBe(true)
  await choose(page, notepad, 'Format', 'Word Wrap')
  expect(await isWider()).toBe(false)
  await choose(page, notepad, 'Format', 'Word Wrap')
  expect(await isWider()).toBe(true)
})

test('shows both scroll bars at all times, wrapped only the one that can move', async ({
  page,
}) => {
  const { notepad, text } = await openNotepad(page)
  // By style: the tests' browser hides scroll bars.
  await expect(text).toHaveCSS('overflow', 'scroll')
  await choose(page, notepad, 'Format', 'Word Wrap')
  await expect(text).toHaveCSS('overflow', 'hidden scroll')
})

test('Exit closes the window without asking', async ({ page }) => {
  const { notepad } = await openNotepad(page)
  await page.keyboard.type('lost')
  await choose(page, notepad, 'File', 'Exit')
  await expect(notepad).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the text outlives minimizing', async ({ page }) => {
  const { notepad, text } = await openNotepad(page)
  await page.keyboard.type('kept')
  await notepad.getByRole('button', { name: 'Minimize' }).click()
  await expect(text).toBeHidden()
  await page.getByRole('toolbar').getByRole('button', { name: 'Untitled - Notepad' }).click()
  await expect(text).toHaveValue('kept')
})

test('every window of it has a text of its own', async ({ page }) => {
  const { notepad } = await openNotepad(page)
  await page.keyboard.type('first')
  await page.locator('[data-icon-id="3"]').dispatchEvent('dblclick')
  await expect(notepad).toHaveCount(2)
  const texts = notepad.getByRole('textbox', { name: 'Text' })
  await expect(texts.nth(1)).toBeFocused()
  await expect(texts.nth(1)).toHaveValue('')
  await expect(texts.nth(0)).toHaveValue('first')
})
