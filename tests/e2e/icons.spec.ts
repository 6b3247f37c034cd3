/** Desktop icons: selecting and opening them, by mouse and by keyboard. */
import type { Page } from '@playwright/test'
import {
  background,
  boxOf,
  centerOf,
  icon,
  icons,
  openApp,
  openDesktop,
  shell,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const TITLES = ['My Computer', 'Notepad', 'Assistant', 'Blog', 'About', 'Cookies']

async function expectSelected(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of TITLES) {
    const isSelected = String(titles.includes(title))
    await expect(icon(page, title), title).toHaveAttribute('aria-selected', isSelected)
  }
}

test('are listed in the owner’s order, in columns where the work area is low', async ({ page }) => {
  await openDesktop(page)
  await expect(icons(page)).toHaveText(TITLES)
  expect(
    await icons(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-icon-id'))),
  ).toEqual(['2', '3', '4', '5', '6', '7'])
  await expectSelected(page, [])
  const boxes = await Promise.all((await icons(page).all()).map(boxOf))
  expect(boxes[0]).toMatchObject({ x: 40, y: 40, width: 70 })
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBe(40)
    expect(box.height).toBeGreaterThanOrEqual(24)
    const above = boxes[index - 1]
    if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height)
  }

  await test.step('a low work area breaks them into columns, between which arrows move', async () => {
    await page.setViewportSize({ width: 1024, height: 330 })
    const placed = async () => Promise.all((await icons(page).all()).map(boxOf))
    await expect
      .poll(async () => new Set((await placed()).map(({ x }) => x)).size)
      .toBeGreaterThan(1)
    for (const { y, height } of await placed()) expect(y + height).toBeLessThanOrEqual(300)
    await icon(page, 'My Computer').press('ArrowRight')
    const beside = await boxOf(page.locator('[data-icon-id]:focus'))
    const first = await boxOf(icon(page, 'My Computer'))
    expect(beside.x).toBeGreaterThan(first.x)
    expect(beside.y).toBe(first.y)
    await page.keyboard.press('ArrowLeft')
    await expect(icon(page, 'My Computer')).toBeFocused()
  })
})

test('by mouse a press selects one alone, with Ctrl more, and a double-click opens', async ({
  page,
}) => {
  await openDesktop(page)

  await test.step('a press selects one icon alone, a press on the desktop none', async () => {
    await icon(page, 'Blog').click()
    await expectSelected(page, ['Blog'])
    await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
    await icon(page, 'Notepad').click()
    await expectSelected(page, ['Notepad'])
    await background(page).click({ position: { x: 700, y: 400 } })
    await expectSelected(page, [])
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
    await expect(windows(page)).toHaveCount(0)
  })

  await test.step('with Ctrl a press adds and takes away', async () => {
    await icon(page, 'Blog').click()
    await icon(page, 'About').click({ modifiers: ['Control'] })
    await expectSelected(page, ['Blog', 'About'])
    await icon(page, 'Blog').click({ modifiers: ['Control'] })
    await expectSelected(page, ['About'])
  })

  await test.step('two quick clicks on two icons open nothing', async () => {
    const [first, second] = [
      await centerOf(icon(page, 'Notepad')),
      await centerOf(icon(page, 'Assistant')),
    ]
    await page.mouse.click(first.x, first.y)
    await page.mouse.click(second.x, second.y)
    await expectSelected(page, ['Assistant'])
    await expect(windows(page)).toHaveCount(0)
  })

  await test.step('a double-click of another button opens nothing', async () => {
    const at = await centerOf(icon(page, 'Notepad'))
    await page.mouse.dblclick(at.x, at.y, { button: 'right' })
    await icon(page, 'Blog').click()
    await expectSelected(page, ['Blog'])
    await expect(windows(page)).toHaveCount(0)
  })

  await test.step('an icon that a window covers is not hit', async () => {
    const at = await centerOf(icon(page, 'My Computer'))
    const notepad = await openApp(page, 'Notepad')
    await page.mouse.dblclick(at.x, at.y)
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(windows(page)).toHaveCount(1)
    await notepad.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a double-click opens', async () => {
    await icon(page, 'My Computer').dblclick()
    await expect(windowsOf(page, 'My Computer')).toHaveCount(1)
    await expectSelected(page, ['My Computer'])
    await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  })
})

test('by keyboard they are one Tab stop, in which keys move, select and open', async ({ page }) => {
  await openDesktop(page)

  await test.step('are one Tab stop, which shows the focus and keeps its place', async () => {
    // Past the link to the plain site.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(icon(page, 'My Computer')).toBeFocused()
    const outline = await icon(page, 'My Computer').evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return outlineStyle !== 'none' ? outlineWidth : boxShadow
    })
    expect(outline).toMatch(/[1-9]/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('toolbar', { name: 'Taskbar' }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(icon(page, 'Notepad')).toBeFocused()
    await expect(page.locator('[data-icon-id][tabindex="0"]')).toHaveCount(1)
  })

  await test.step('arrows, Home and End move, and stop at the ends', async () => {
    await icon(page, 'My Computer').focus()
    for (const [key, title] of [
      ['ArrowDown', 'Notepad'],
      ['ArrowDown', 'Assistant'],
      ['ArrowUp', 'Notepad'],
      ['End', 'Cookies'],
      ['ArrowDown', 'Cookies'],
      ['ArrowRight', 'Cookies'],
      ['Home', 'My Computer'],
      ['ArrowUp', 'My Computer'],
      ['ArrowLeft', 'My Computer'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(icon(page, title), key).toBeFocused()
    }
  })

  await test.step('Space selects and deselects, Ctrl+A selects all, Escape none', async () => {
    await icon(page, 'Notepad').press('Space')
    await expectSelected(page, ['Notepad'])
    await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expectSelected(page, ['Notepad', 'Assistant'])
    await page.keyboard.press('Space')
    await expectSelected(page, ['Notepad'])
    await page.keyboard.press('Control+a')
    await expectSelected(page, TITLES)
    await page.keyboard.press('Escape')
    await expectSelected(page, [])
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
    await expect(icon(page, 'Assistant')).toBeFocused()
  })

  await test.step('Enter opens, and the focus is in the window', async () => {
    await icon(page, 'Notepad').press('Enter')
    const notepad = windowsOf(page, 'Notepad')
    await expect(notepad).toHaveCount(1)
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
  })
})
