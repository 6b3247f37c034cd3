/** Stored pictures of windows: frames, title bars, their buttons, and what stands in them. */
import type { Locator, Page } from '@playwright/test'
import { boxOf, chooseFromStart, expectBox } from '../support/desktopDriver.ts'
import {
  drag,
  expect,
  expectPicture,
  grab,
  openDesktop,
  openIcon,
  parkPointer,
  test,
} from '../support/stillDesktop.ts'

/** Opens an Error dialog: the menu entry has no app. */
async function openError(page: Page): Promise<void> {
  await chooseFromStart(page, 'Printers and Faxes')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await parkPointer(page)
}

for (const scale of [1, 1.5]) {
  test.describe(`at ${scale}x`, () => {
    test.use({ scale })

    test('three windows overlap, one of them focused, then none', async ({ page }) => {
      await openDesktop(page)
      await openIcon(page, 'Notepad')
      await openIcon(page, 'My Computer')
      await openError(page)
      await expectPicture(page, `overlapping-${scale}x`)

      await page.mouse.click(1000, 600)
      await parkPointer(page)
      await expect(page.locator('[data-active="true"]')).toHaveCount(0)
      const { x, y } = await boxOf(page.getByRole('alertdialog'))
      const clip = { x: x - 10, y: y - 10, width: 220, height: 120 }
      if (scale === 1) await expectPicture(page, 'overlapping-unfocused-1x', clip)
    })
  })
}

test('window buttons under the pointer and pressed, and of narrow windows', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openIcon(page, 'Notepad')
  const { x, y, width } = await boxOf(notepad)
  const corner = { x: x + width - 90, y: y - 10, width: 100, height: 40 }
  await notepad.getByRole('button', { name: 'Minimize', exact: true }).hover()
  await expectPicture(page, 'buttons-minimize-hover-1x', corner)
  await notepad.getByRole('button', { name: 'Close', exact: true }).hover()
  await page.mouse.down()
  await expectPicture(page, 'buttons-close-pressed-1x', corner)
  await parkPointer(page)
  await page.mouse.up()

  // Narrow windows have no title, then one button.
  const clip = { x: x - 10, y: y - 10, width: 220, height: 120 }
  await drag(page, notepad, 'resize-se', { x: 120 - width, y: -400 })
  await expectPicture(page, 'width-120', clip)
  await drag(page, notepad, 'resize-se', { x: -200, y: -200 })
  await expectBox(notepad, { x, y, width: 40, height: 40 })
  await expectPicture(page, 'width-40', clip)
})

/** The test's server has another port in each run, and its digits would be another picture. */
async function showSameLinkInEveryRun(field: Locator): Promise<void> {
  await expect(field).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/#\/notepad$/)
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://meadow.example/#/notepad'
    input.select()
  })
}

test('messages that tell of no failure, and the word on a copied link', async ({ page }) => {
  await openDesktop(page)
  const notepad = page.locator('[data-icon-id="3"]')
  const choose = async (row: string): Promise<void> => {
    await notepad.click({ button: 'right' })
    await page.getByRole('menuitem', { name: row, exact: true }).click()
  }
  const shootDialog = async (name: string): Promise<void> => {
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await parkPointer(page)
    const { x, y, width, height } = await boxOf(dialog)
    const clip = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 }
    await expectPicture(page, name, clip)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await choose('Properties')
  await shootDialog('message-information')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await choose('Copy link')
  await showSameLinkInEveryRun(page.getByRole('textbox', { name: 'Text to copy' }))
  await shootDialog('message-copyable')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await choose('Copy link')
  await expect(page.getByRole('status')).toHaveText('Link copied.')
  await parkPointer(page)
  await expectPicture(page, 'tip', { x: 20, y: 80, width: 180, height: 100 })
})

test('a window that arrow keys move, and an icon that has the focus below it', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.keyboard.press('Control+Alt+Space')
  await page.getByRole('menuitem', { name: 'Move', exact: true }).press('Enter')
  await expect(page.locator('[data-part="steering"]')).toBeVisible()
  await expectPicture(page, 'steering-move', { x: 0, y: 0, width: 700, height: 260 })
  await page.keyboard.press('Escape')
  await page.locator('[data-icon-id="3"]').focus()
  await expectPicture(page, 'covered-icon', { x: 0, y: 80, width: 180, height: 140 })
})

test('the preview of a snap lies below the dragged window and above all others', async ({
  page,
}) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  const computer = await openIcon(page, 'My Computer')
  await grab(page, computer, 'title-bar', { x: -1000, y: 300 })
  await page.mouse.move(600, 0)
  await expectPicture(page, 'snap-preview-top', { x: 0, y: 0, width: 1024, height: 400 })
  await page.mouse.up()
})

test('Notepad: its Format menu, text that scrolls, and the maximized window with its restore button', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openIcon(page, 'Notepad')
  await notepad.getByRole('menuitem', { name: 'Format', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Font...' }).hover()
  await expectPicture(page, 'notepad-format', { x: 10, y: 10, width: 240, height: 140 })

  await page.keyboard.press('Escape')
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}: ${'word '.repeat(30)}`)
  await notepad.getByRole('textbox', { name: 'Text' }).fill(lines.join('\n'))
  await parkPointer(page)
  await expectPicture(page, 'notepad-scrolled', { x: 440, y: 340, width: 250, height: 190 })

  await notepad.getByRole('textbox', { name: 'Text' }).fill('')
  await notepad.locator('[data-part="title-bar"]').dblclick({ position: { x: 300, y: 12 } })
  await expect(notepad).toHaveAttribute('data-maximized', 'true')
  await parkPointer(page)
  await expectPicture(page, 'maximized')
})
