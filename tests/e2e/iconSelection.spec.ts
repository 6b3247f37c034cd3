/** Selecting several desktop icons, finding them by typing, and opening them together. */
import type { Page } from '@playwright/test'
import { background, icon, openDesktop, shell, windows } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const selected = (page: Page) => page.locator('[data-icon-id][aria-selected="true"]')

test('by mouse: Shift takes the range, Ctrl adds, and a marquee with Ctrl adds as well', async ({
  page,
}) => {
  await openDesktop(page)

  await test.step('Shift selects from the icon pressed before', async () => {
    await icon(page, 'Notepad').click()
    await icon(page, 'About').click({ modifiers: ['Shift'] })
    await expect(selected(page)).toHaveText(['Notepad', 'Assistant', 'Blog', 'About'])
    await icon(page, 'My Computer').click({ modifiers: ['Shift'] })
    await expect(selected(page)).toHaveText(['My Computer', 'Notepad'])
  })

  await test.step('a press on one of several selects it alone when it is let go', async () => {
    await icon(page, 'Notepad').hover()
    await page.mouse.down()
    await expect(selected(page)).toHaveText(['My Computer', 'Notepad'])
    await page.mouse.up()
    await expect(selected(page)).toHaveText(['Notepad'])
  })

  await test.step('a marquee with Ctrl keeps what was selected', async () => {
    const blog = await icon(page, 'Blog').boundingBox()
    if (!blog) throw new Error('the icon has no box')
    await page.mouse.move(300, blog.y + 5)
    await page.keyboard.down('Control')
    await page.mouse.down()
    await expect(selected(page)).toHaveText(['Notepad'])
    await page.mouse.move(80, blog.y + 20, { steps: 3 })
    await expect(selected(page)).toHaveText(['Notepad', 'Blog'])
    await page.mouse.up()
    await page.keyboard.up('Control')
    await expect(selected(page)).toHaveText(['Notepad', 'Blog'])
    await expect(page.getByText('2 icons selected')).toBeAttached()
  })

  await test.step('Enter opens what the marquee has selected', async () => {
    await page.keyboard.press('Escape')
    await expect(selected(page)).toHaveCount(0)
    await background(page).click({ position: { x: 500, y: 500 } })
    await page.keyboard.press('Control+a')
    await expect(selected(page)).toHaveCount(6)
    await page.keyboard.press('Escape')
    await icon(page, 'My Computer').click()
    await icon(page, 'Notepad').click({ modifiers: ['Shift'] })
    await page.keyboard.press('Enter')
    await expect(windows(page)).toHaveCount(2)
  })
})

test('by keyboard: letters find an icon, Shift with arrows selects, Enter opens all', async ({
  page,
}) => {
  await openDesktop(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')

  await test.step('a letter goes to the next icon of that name, round and round', async () => {
    await page.keyboard.press('a')
    await expect(icon(page, 'Assistant')).toBeFocused()
    await expect(selected(page)).toHaveText(['Assistant'])
    await page.keyboard.press('a')
    await expect(icon(page, 'About')).toBeFocused()
    await page.keyboard.press('a')
    await expect(icon(page, 'Assistant')).toBeFocused()
  })

  await test.step('several letters are one word', async () => {
    await page.waitForTimeout(1100)
    await page.keyboard.type('abo')
    await expect(icon(page, 'About')).toBeFocused()
  })

  await test.step('Shift with arrows selects from there', async () => {
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(selected(page)).toHaveText(['Assistant', 'Blog', 'About'])
    await expect(icon(page, 'Assistant')).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(selected(page)).toHaveText(['Blog', 'About'])
  })

  await test.step('Enter opens all of them', async () => {
    await page.keyboard.press('Enter')
    await expect(windows(page)).toHaveCount(2)
    await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  })
})
