/** Selecting, finding, opening and arranging the desktop's icons, whose places are 100 px apart across and 79 px down. */
import type { Page } from '@playwright/test'
import {
  background,
  boxOf,
  centerOf,
  drag,
  expectBox,
  icon,
  icons,
  movedBy,
  moveBy,
  openDesktop,
  press,
  shell,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const TITLES = ['My Computer', 'Notepad', 'Assistant', 'Blog', 'About', 'Cookies']
const copies = (page: Page) => page.locator('[data-part="icon-copies"]')
const selected = (page: Page) => page.locator('[data-icon-id][aria-selected="true"]')
const boxesOf = async (page: Page) => Promise.all((await icons(page).all()).map(boxOf))

test('are listed in the owner’s order, in columns where the work area is low; a press selects, with Ctrl more and with Shift a range', async ({
  page,
}) => {
  await openDesktop(page)
  await expect(icons(page)).toHaveText(TITLES)
  expect(
    await icons(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-icon-id'))),
  ).toEqual(['2', '3', '4', '5', '6', '7'])
  await expect(selected(page)).toHaveCount(0)
  const boxes = await boxesOf(page)
  expect(boxes[0]).toMatchObject({ x: 10, y: 10, width: 75 })
  for (const [index, { x, y, height }] of boxes.entries()) {
    expect([x, y]).toEqual([10, 10 + index * 75])
    expect(height).toBeGreaterThanOrEqual(24)
  }

  await test.step('a press selects one icon alone, a press on the desktop none', async () => {
    await icon(page, 'Blog').click()
    await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
    await icon(page, 'Notepad').click()
    await expect(selected(page)).toHaveText(['Notepad'])
    await background(page).click({ position: { x: 700, y: 400 } })
    await expect(selected(page)).toHaveCount(0)
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  })

  await test.step('Ctrl adds and takes away, Shift takes the range', async () => {
    await icon(page, 'Blog').click()
    await icon(page, 'About').click({ modifiers: ['Control'] })
    await expect(selected(page)).toHaveText(['Blog', 'About'])
    await icon(page, 'Blog').click({ modifiers: ['Control'] })
    await expect(selected(page)).toHaveText(['About'])
    await icon(page, 'Notepad').click()
    await icon(page, 'Blog').click({ modifiers: ['Shift'] })
    await expect(selected(page)).toHaveText(['Notepad', 'Assistant', 'Blog'])
  })

  await page.setViewportSize({ width: 1024, height: 330 })
  await expect
    .poll(async () => new Set((await boxesOf(page)).map(({ x }) => x)).size)
    .toBeGreaterThan(1)
  for (const { y, height } of await boxesOf(page)) expect(y + height).toBeLessThanOrEqual(300)
})

test('by keyboard they are one Tab stop, in which keys and letters move, select and open', async ({
  page,
}) => {
  await openDesktop(page)

  await test.step('one Tab stop, which shows the focus and keeps its place', async () => {
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

  await test.step('Space, Ctrl+A and Escape select', async () => {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(selected(page)).toHaveText(['Notepad', 'Assistant'])
    await page.keyboard.press('Space')
    await expect(selected(page)).toHaveText(['Notepad'])
    await background(page).click({ position: { x: 500, y: 500 } })
    await page.keyboard.press('Control+a')
    await expect(selected(page)).toHaveText(TITLES)
    await page.keyboard.press('Escape')
    await expect(selected(page)).toHaveCount(0)
    await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  })

  await test.step('letters find an icon, Shift with arrows selects, Enter opens all', async () => {
    await icon(page, 'My Computer').focus()
    // That a pause begins a new word: tests/unit/ui/typing.test.ts.
    await page.keyboard.type('abo')
    await expect(selected(page)).toHaveText(['About'])
    await expect(icon(page, 'About')).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(selected(page)).toHaveText(['Assistant', 'Blog', 'About'])
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(windows(page)).toHaveCount(2)
    await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  })
})

test('an icon lies where it is let go, on the grid, and is kept there', async ({
  page,
  context,
}) => {
  await openDesktop(page)
  const notepad = icon(page, 'Notepad')
  const start = await boxOf(notepad)
  const from = await centerOf(notepad)

  await test.step('copies follow the pointer while the icon stays', async () => {
    await press(page, from)
    await moveBy(page, from, { x: 210, y: 150 })
    await expect.poll(async () => (await boxOf(copies(page))).x).toBe(start.x + 210)
    const copied = await boxOf(copies(page))
    await moveBy(page, from, { x: 231, y: 169 })
    await expectBox(copies(page), movedBy(copied, { x: 21, y: 19 }))
    await expectBox(notepad, start)
    await page.mouse.up()
    await expectBox(notepad, movedBy(start, { x: 225, y: 150 }))
    await expect(selected(page)).toHaveText(['Notepad'])
    await expect(windows(page)).toHaveCount(0)
  })

  await test.step('the others stay, and the order of the list and of the arrows is the new one', async () => {
    const order = ['My Computer', 'Assistant', 'Blog', 'About', 'Cookies', 'Notepad']
    await expect(icons(page)).toHaveText(order)
    await expect(notepad).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(icon(page, 'Blog')).toBeFocused()
    await page.keyboard.press('End')
    await expect(notepad).toBeFocused()
  })

  await test.step('the next visit, and another tab, have it there', async () => {
    const later = await context.newPage()
    await later.goto('/')
    await expectBox(icon(later, 'Notepad'), await boxOf(notepad))
    const blog = await boxOf(icon(page, 'Blog'))
    await drag(page, await centerOf(icon(page, 'Blog')), { x: 300, y: 0 })
    await expectBox(icon(later, 'Blog'), movedBy(blog, { x: 300, y: 0 }))
  })
})

test('all selected icons are moved together, by keys too, never onto another one, and arranged by a menu', async ({
  page,
}) => {
  await openDesktop(page)
  const openRows = async (): Promise<void> => {
    await background(page).click({ button: 'right', position: { x: 700, y: 500 } })
    await page.getByRole('menuitem', { name: 'Arrange Icons By', exact: true }).hover()
  }
  const auto = page.getByRole('menuitemcheckbox', { name: 'Auto Arrange', exact: true })
  await openRows()
  await expect(auto, 'which a drag unticks').toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const notepad = await boxOf(icon(page, 'Notepad'))
  const blog = await boxOf(icon(page, 'Blog'))
  await icon(page, 'Notepad').click()
  await icon(page, 'Blog').click({ modifiers: ['Control'] })
  await drag(page, await centerOf(icon(page, 'Blog')), { x: 300, y: -75 })
  await expectBox(icon(page, 'Notepad'), movedBy(notepad, { x: 300, y: -75 }))
  await expectBox(icon(page, 'Blog'), movedBy(blog, { x: 300, y: -75 }))
  await expect(selected(page)).toHaveText(['Notepad', 'Blog'])
  await drag(page, await centerOf(icon(page, 'About')), { x: 0, y: -75 * 4 })
  await expect(page.locator('[data-part="icon-copies"]')).toHaveCount(0)
  expect(new Set((await boxesOf(page)).map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  const cookies = await boxOf(icon(page, 'Cookies'))
  await icon(page, 'Cookies').press('Space')
  await icon(page, 'Cookies').press('Control+ArrowRight')
  await expectBox(icon(page, 'Cookies'), movedBy(cookies, { x: 75, y: 0 }))
  await expect(icon(page, 'Cookies')).toBeFocused()
  await expect(page.getByText(/^Column 2, row \d$/)).toBeAttached()

  const sortBy = async (name: string, order: readonly string[]): Promise<void> => {
    await openRows()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(icons(page)).toHaveText(order)
  }
  await sortBy('Name', ['About', 'Assistant', 'Blog', 'Cookies', 'My Computer', 'Notepad'])
  await sortBy('Type', ['Assistant', 'Cookies', 'My Computer', 'Notepad', 'About', 'Blog'])
  await drag(page, await centerOf(icon(page, 'Assistant')), { x: 200, y: 0 })
  await openRows()
  await expect(auto).toHaveAttribute('aria-checked', 'false')
  await auto.click()
  await expect(icons(page).last()).toHaveText('Assistant')
  await expect.poll(async () => (await boxOf(icons(page).last())).x).toBe(10)
})
