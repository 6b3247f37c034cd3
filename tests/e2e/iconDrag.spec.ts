/** Dragging desktop icons to other places of their grid, whose places are 100 px apart across and 79 px down. */
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
  nextFrame,
  openDesktop,
  press,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, untilAtRest, watchMutations } from '../support/probes.ts'

const copies = (page: Page) => page.locator('[data-part="icon-copies"]')
const selected = (page: Page) => page.locator('[data-icon-id][aria-selected="true"]')

test('an icon lies where it is let go, on the grid, and arrows follow', async ({
  page,
  context,
}) => {
  await openDesktop(page)
  const start = await boxOf(icon(page, 'Notepad'))
  const from = await centerOf(icon(page, 'Notepad'))

  await test.step('copies follow the pointer while the icon stays', async () => {
    await press(page, from)
    await moveBy(page, from, { x: 210, y: 150 })
    const copied = await boxOf(copies(page))
    await moveBy(page, from, { x: 231, y: 169 })
    await expectBox(copies(page), movedBy(copied, { x: 21, y: 19 }))
    expect(copied.x).toBe(start.x + 210)
    await expectBox(icon(page, 'Notepad'), start)
    await page.mouse.up()
    await expect(copies(page)).toHaveCount(0)
    await expectBox(icon(page, 'Notepad'), movedBy(start, { x: 200, y: 158 }))
    await expect(selected(page)).toHaveText(['Notepad'])
    await expect(windows(page)).toHaveCount(0)
  })

  await test.step('the others stay, and the order of the list is the new one', async () => {
    await expect(icons(page)).toHaveText([
      'My Computer',
      'Assistant',
      'Blog',
      'About',
      'Cookies',
      'Notepad',
    ])
    await expect(icon(page, 'Notepad')).toBeFocused()
    for (const [key, title] of [
      ['ArrowLeft', 'Blog'],
      ['ArrowUp', 'Assistant'],
      ['ArrowUp', 'My Computer'],
      ['ArrowRight', 'Notepad'],
      ['Home', 'My Computer'],
      ['End', 'Notepad'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(icon(page, title), key).toBeFocused()
    }
  })

  await test.step('beyond the edges it stays on the desk', async () => {
    await drag(page, await centerOf(icon(page, 'Notepad')), { x: 3000, y: 3000 })
    const desk = await boxOf(background(page))
    const left = async () => (await boxOf(icon(page, 'Notepad'))).x
    await expect.poll(left).toBeGreaterThan(desk.width - 200)
    const { x, y, width, height } = await boxOf(icon(page, 'Notepad'))
    expect(x + width).toBeLessThanOrEqual(desk.width)
    expect(y + height).toBeLessThanOrEqual(desk.height)
  })

  await test.step('a smaller viewport pushes it about, and a larger one brings it back', async () => {
    const far = await boxOf(icon(page, 'Notepad'))
    const viewport = page.viewportSize()
    await page.setViewportSize({ width: 800, height: 400 })
    await expect.poll(async () => (await boxOf(icon(page, 'Notepad'))).x).toBeLessThan(700)
    const { y, height } = await boxOf(icon(page, 'Notepad'))
    expect(y + height).toBeLessThanOrEqual(370)
    if (viewport) await page.setViewportSize(viewport)
    await expectBox(icon(page, 'Notepad'), far)
  })

  await test.step('the next visit, and another tab, have it there', async () => {
    const far = await boxOf(icon(page, 'Notepad'))
    const later = await context.newPage()
    await later.goto('/')
    await expectBox(icon(later, 'Notepad'), far)
    await drag(page, await centerOf(icon(page, 'Blog')), { x: 300, y: 0 })
    await expectBox(icon(later, 'Blog'), await boxOf(icon(page, 'Blog')))
    await expect(copies(page)).toHaveCount(0)
  })
})

test('all selected icons are dragged together, and Escape gives them back', async ({ page }) => {
  await openDesktop(page)
  const notepad = await boxOf(icon(page, 'Notepad'))
  const blog = await boxOf(icon(page, 'Blog'))
  await icon(page, 'Notepad').click()
  await icon(page, 'Blog').click({ modifiers: ['Control'] })
  const from = await centerOf(icon(page, 'Blog'))

  await press(page, from)
  await moveBy(page, from, { x: 300, y: -79 })
  await expect(copies(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(copies(page)).toHaveCount(0)
  await page.mouse.up()
  await expectBox(icon(page, 'Blog'), blog)
  await expect(selected(page)).toHaveText(['Notepad', 'Blog'])

  await drag(page, from, { x: 300, y: -79 })
  await expectBox(icon(page, 'Notepad'), movedBy(notepad, { x: 300, y: -79 }))
  await expectBox(icon(page, 'Blog'), movedBy(blog, { x: 300, y: -79 }))
  await expect(selected(page)).toHaveText(['Notepad', 'Blog'])

  // Onto another icon: it stays, and what was dragged lies beside it.
  await drag(page, await centerOf(icon(page, 'About')), { x: 0, y: -79 * 4 })
  const boxes = await Promise.all((await icons(page).all()).map(boxOf))
  expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
})

test('keys move what dragging moves', async ({ page }) => {
  await openDesktop(page)
  const notepad = await boxOf(icon(page, 'Notepad'))
  await icon(page, 'Notepad').press('Control+ArrowRight')
  await expectBox(icon(page, 'Notepad'), movedBy(notepad, { x: 100, y: 0 }))
  await expect(icon(page, 'Notepad')).toBeFocused()
  await page.keyboard.press('Control+ArrowUp')
  await expectBox(icon(page, 'Notepad'), movedBy(notepad, { x: 100, y: -79 }))
  await expect(page.getByText('Column 2, row 1')).toBeAttached()
})

test('Arrange Icons By sorts, lines up again, and is unticked by a drag', async ({ page }) => {
  await openDesktop(page)
  const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string): Promise<void> => {
    await background(page).click({ button: 'right', position: { x: 700, y: 500 } })
    await page.getByRole('menuitem', { name: 'Arrange Icons By', exact: true }).hover()
    await page.getByRole(role, { name, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const expectTicked = async (isTicked: boolean): Promise<void> => {
    await background(page).click({ button: 'right', position: { x: 700, y: 500 } })
    await page.getByRole('menuitem', { name: 'Arrange Icons By', exact: true }).hover()
    const row = page.getByRole('menuitemcheckbox', { name: 'Auto Arrange', exact: true })
    await expect(row).toHaveAttribute('aria-checked', String(isTicked))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expectTicked(true)
  await choose('menuitem', 'Name')
  await expect(icons(page)).toHaveText([
    'About',
    'Assistant',
    'Blog',
    'Cookies',
    'My Computer',
    'Notepad',
  ])
  await choose('menuitem', 'Type')
  await expect(icons(page)).toHaveText([
    'Assistant',
    'Cookies',
    'My Computer',
    'Notepad',
    'About',
    'Blog',
  ])
  await drag(page, await centerOf(icon(page, 'Assistant')), { x: 200, y: 0 })
  await expectTicked(false)
  await choose('menuitemcheckbox', 'Auto Arrange')
  await expect(icons(page).last()).toHaveText('Assistant')
  const last = await boxOf(icons(page).last())
  expect(last.x).toBe(40)
  await expectTicked(true)
})

test('a drag costs no commit, no present and touches nothing but the copies', async ({ page }) => {
  const counts = await countInPage(page)
  // The clock stands: a new minute would be a commit.
  await openDesktop(page, '?freeze')
  await icon(page, 'Blog').click()
  await untilAtRest(page, counts)
  const from = await centerOf(icon(page, 'Blog'))
  await press(page, from)
  await moveBy(page, from, { x: 10, y: 10 })
  await expect(copies(page)).toHaveCount(1)
  await nextFrame(page)
  const before = await counts()
  const mutations = await watchMutations(page)
  await moveBy(page, from, { x: 500, y: 300 }, 60)
  await nextFrame(page)
  const after = await counts()
  expect([after.commits, after.presents]).toEqual([before.commits, before.presents])
  // What is fetched ahead of its use adds links to the head.
  const touched = (await mutations()).filter((what) => what !== 'in HEAD: childList')
  expect(touched).toEqual(['icon-copies: style'])
  await page.mouse.up()
})
