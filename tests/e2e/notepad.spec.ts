/** Notepad: what its keys and menu rows do to the text. */
import type { Locator, Page } from '@playwright/test'
import { chooseRow, openApp, taskbar, windowButton } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

async function openNotepad(page: Page): Promise<{ notepad: Locator; text: Locator }> {
  await page.goto('/?freeze')
  await page.locator('[data-icon-id="3"]').dblclick()
  const notepad = page.locator('[data-app="Notepad"]')
  const text = notepad.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  return { notepad, text }
}

test('is ready to type, Tab writes a tab unless Escape came before it, and rows write the date and wrap', async ({
  page,
}) => {
  const { notepad, text } = await openNotepad(page)

  await test.step('opens as an untitled window, ready to type', async () => {
    await expect(notepad).toHaveAccessibleName('Untitled - Notepad')
    await page.keyboard.type('hello')
    await expect(text).toHaveValue('hello')
    await expect(text).toHaveAttribute('spellcheck', 'false')
  })

  await test.step('Tab replaces the selection by a tab, and undo takes it back', async () => {
    await text.fill('')
    await page.keyboard.type('abc')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(text).toHaveValue('ab\t')
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue('abc')
  })

  await test.step('Escape and then Tab leave the text, as its description says', async () => {
    await text.fill('')
    await expect(text).toHaveAccessibleDescription(/press Escape and then Tab/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await expect(text).toHaveValue('')
  })

  await test.step('where Tab has led into the text it leads on, arrow keys or not', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(text).toBeFocused()
    await expect(text).toHaveAccessibleDescription('Tab leaves the text until you type in it.')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await expect(text).toHaveValue('')
  })

  await test.step('a letter takes that back, after Escape as well, and the way out is shown', async () => {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await page.keyboard.type('x')
    await page.keyboard.press('Tab')
    await expect(text).toHaveValue('x\t')
    await expect(notepad.getByText(/press Escape and then Tab/).last()).toBeVisible()
    await page.keyboard.type('y')
    await expect(notepad.getByText(/press Escape and then Tab/).last()).toBeHidden()
  })

  await test.step('and so does a press on the text', async () => {
    await page.keyboard.press('Escape')
    await text.click()
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
  })

  await test.step('keys that lead to the window lead on: of the taskbar, of panes, of windows', async () => {
    const value = await text.inputValue()
    const button = taskbar(page).getByRole('button', { name: 'Untitled - Notepad' })
    const ways: readonly (() => Promise<void>)[] = [
      async () => {
        await button.press('Enter')
        await button.press('Enter')
      },
      async () => {
        await page.keyboard.press('F6')
        await page.keyboard.press('Shift+F6')
      },
      async () => {
        await openApp(page, 'My Computer')
        await page.keyboard.press('Control+Backquote')
      },
    ]
    for (const goAndComeBack of ways) {
      await text.click()
      await goAndComeBack()
      await expect(text).toBeFocused()
      await expect(
        notepad.getByText('Tab leaves the text until you type in it.').last(),
      ).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(text).not.toBeFocused()
    }
    await expect(text).toHaveValue(value)
  })

  await test.step('Time/Date appends local time and date at the end', async () => {
    await text.fill('')
    await page.keyboard.type('note: ')
    await page.keyboard.press('Home')
    await chooseRow(notepad, 'Edit', 'Time/Date')
    const stamp = await page.evaluate(() => {
      const frozen = new Date(2026, 0, 2, 3, 4, 5)
      return `${frozen.toLocaleTimeString()} ${frozen.toLocaleDateString()}`
    })
    await expect(text).toHaveValue(`note: ${stamp}`)
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue('note: ')
  })

  await test.step('shows both scroll bars at all times, wrapped only the one that can move', async () => {
    // By style: the tests' browser hides scroll bars.
    await expect(text).toHaveCSS('overflow', 'scroll')
    await chooseRow(notepad, 'Format', 'Word Wrap')
    await expect(text).toHaveCSS('overflow', 'hidden scroll')
  })

  await test.step('Word Wrap is off at first, and toggles', async () => {
    await chooseRow(notepad, 'Format', 'Word Wrap')
    await text.fill('many words '.repeat(40))
    const isWider = () => text.evaluate((area) => area.scrollWidth > area.clientWidth)
    for (const isSo of [true, false]) {
      await expect.poll(isWider).toBe(isSo)
      await chooseRow(notepad, 'Format', 'Word Wrap')
    }
    await expect.poll(isWider).toBe(true)
  })

  await test.step('a note that is closed says where it is, an empty one says nothing', async () => {
    const tip = page.locator('[data-part="tip"]')
    await chooseRow(notepad, 'File', 'Exit')
    await expect(tip).toHaveText('The note is kept in START, under My Recent Documents.')
    await expect(tip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await page.locator('[data-icon-id="3"]').dblclick()
    await expect(text).toBeFocused()
    await windowButton(notepad, 'Close').click()
    await expect(notepad).toHaveCount(0)
    await expect(tip).toHaveCount(0)
  })

  await test.step('after a reload, too, Tab leads on', async () => {
    await page.locator('[data-icon-id="3"]').dblclick()
    await expect(text).toBeFocused()
    await page.reload()
    await expect(text).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(text).not.toBeFocused()
    await expect(text).toHaveValue('')
  })
})
