/** What only windows can do: edges, corners and grips, snapping, and keys. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  centerOf,
  client,
  cornerPoint,
  drag,
  expectBox,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  titleBar,
  titleIcon,
  titlePoint,
  toggleMaximized,
  windowButton,
  type Box,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** My Computer's box at 1440x900. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const MAXIMIZED = { x: -3, y: -3, width: 1446, height: 876 }

const preview = (page: Page): Locator => page.locator('[data-part="snap-preview"]')

test('some presses start no drag, and keys on the title bar do what a drag does', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const inside = await boxOf(client(window))
  const minimize = await boxOf(windowButton(window, 'Minimize'))
  const title = await titlePoint(window)
  for (const [from, by, button] of [
    // A click that trembles.
    [title, { x: 2, y: 0 }, 'left'],
    [{ x: inside.x + 300, y: inside.y + 200 }, { x: 60, y: 60 }, 'left'],
    [{ x: minimize.x + 10, y: minimize.y + 10 }, { x: 0, y: 90 }, 'left'],
    [title, { x: 80, y: 80 }, 'middle'],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button })
    await moveBy(page, from, by)
    await page.mouse.up({ button })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  }
  await test.step('a double-click on the frame gives a window its size back that was made too small', async () => {
    const frame = { x: START.x + 20, y: START.y + START.height - 2 }
    await page.mouse.dblclick(frame.x, frame.y)
    expect(await boxOf(window)).toEqual(START)
    await drag(page, await cornerPoint(window, 'se'), { x: -655, y: -495 })
    await expectBox(window, { ...START, width: 40, height: 40 })
    await page.mouse.dblclick(START.x + 20, START.y + 38)
    await expectBox(window, START)
  })
  await test.step('nor one that has opened a menu, as a Mac’s press with Ctrl does', async () => {
    await press(page, title)
    await titleBar(window).evaluate((bar, { x, y }) => {
      const about = { bubbles: true, cancelable: true, ctrlKey: true, clientX: x, clientY: y }
      bar.dispatchEvent(new MouseEvent('contextmenu', about))
    }, title)
    await expect(page.getByRole('menuitem', { name: 'Minimize' })).toBeVisible()
    await page.mouse.move(title.x + 80, title.y + 50, { steps: 4 })
    await page.mouse.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  await test.step('keys move, resize and maximize the window', async () => {
    await titleBar(window).focus()
    for (const [key, x, y, width, height] of [
      ['ArrowRight', 270, 50, 660, 500],
      ['ArrowDown', 270, 60, 660, 500],
      ['Control+ArrowLeft', 269, 60, 660, 500],
      ['Shift+ArrowRight', 269, 60, 670, 500],
      ['Control+Shift+ArrowUp', 269, 60, 670, 499],
      ['Enter', -3, -3, 1446, 876],
      ['ArrowRight', -3, -3, 1446, 876],
      ['Enter', 269, 60, 670, 499],
    ] as const) {
      await page.keyboard.press(key)
      await expectBox(window, { x, y, width, height })
    }
    await expect(titleBar(window)).toBeFocused()
  })
  await drag(page, await centerOf(titleIcon(window)), { x: 40, y: 30 })
  await expectBox(window, { x: 309, y: 90, width: 670, height: 499 })
})

const EDGES: readonly (readonly [part: string, cursor: string, by: Point, box: Box])[] = [
  ['n', 'ns-resize', { x: 30, y: 40 }, { ...START, y: 90, height: 460 }],
  ['e', 'ew-resize', { x: 50, y: 40 }, { ...START, width: 710 }],
  ['s', 'ns-resize', { x: 30, y: -60 }, { ...START, height: 440 }],
  ['w', 'ew-resize', { x: -70, y: 40 }, { ...START, x: 190, width: 730 }],
  ['nw', 'nwse-resize', { x: -30, y: -20 }, { x: 230, y: 30, width: 690, height: 520 }],
  ['ne', 'nesw-resize', { x: 900, y: -200 }, { x: 260, y: 0, width: 1180, height: 550 }],
  ['sw', 'nesw-resize', { x: 900, y: -900 }, { x: 880, y: 50, width: 40, height: 40 }],
  ['se', 'nwse-resize', { x: 45, y: 45 }, { ...START, width: 705, height: 545 }],
]

test('each edge and corner pulls its own sides, between 40 px and the work area', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  for (const [part, cursor, by, box] of EDGES) {
    await test.step(part, async () => {
      const grip = window.locator(`[data-part="resize-${part}"]`)
      await expect(grip).toHaveCSS('cursor', cursor)
      const isCorner = part === 'nw' || part === 'ne' || part === 'sw' || part === 'se'
      const from = isCorner ? await cornerPoint(window, part) : await centerOf(grip)
      await press(page, from)
      await moveBy(page, from, by)
      await expectBox(window, box)
      const { x, y, width } = box
      await expectBox(titleBar(window), { x: x + 3, y: y + 3, width: width - 6, height: 25 })
      await page.keyboard.press('Escape')
      await expectBox(window, START)
      await page.mouse.up()
    })
  }
  const error = await openApp(page, 'Error')
  await expect(error.locator('[data-part^="resize-"]')).toHaveCount(0)
  const explorer = await openApp(page, 'Internet Explorer')
  const dots = explorer.locator('[data-part="size-grip"]')
  await expect(dots).toHaveCSS('cursor', 'nwse-resize')
  await drag(page, await centerOf(dots), { x: 60, y: 30 })
  await expectBox(explorer, { x: 20, y: 20, width: 760, height: 530 })
  await toggleMaximized(page, explorer)
  await expect(dots).toHaveCount(0)
})

const HALF = { x: 0, y: 0, width: 720, height: 870 }

test('a preview shows the very box that a release gives, and the window comes off at its old size', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const pullTo = async (to: Point): Promise<void> => {
    await press(page, await titlePoint(window))
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  for (const [edge, to, box] of [
    ['left', { x: -40, y: 600 }, HALF],
    // In a corner the side wins.
    ['right', { x: 1500, y: -30 }, { ...HALF, x: 720 }],
    ['top', { x: 700, y: 0 }, MAXIMIZED],
  ] as const) {
    await test.step(edge, async () => {
      await pullTo({ x: 600, y: 300 })
      await expect(preview(page)).toHaveCount(0)
      await page.mouse.move(to.x, to.y)
      await expect(preview(page)).toHaveAttribute('data-snap', edge)
      await expectBox(preview(page), box)
      await page.mouse.up()
      await expectBox(window, box)
      await expect(preview(page)).toHaveCount(0)
      await expect(window).toHaveAttribute('data-maximized', String(edge === 'top'))
      if (edge !== 'top') await expect(window).toHaveAttribute('data-snapped', edge)
      await pullTo({ x: 600, y: 300 })
      await expect
        .poll(() => boxOf(window))
        .toMatchObject({ width: START.width, height: START.height })
      await page.mouse.up()
      await expect(window).not.toHaveAttribute('data-snapped')
      await expect(window).toHaveAttribute('data-maximized', 'false')
    })
  }

  await test.step('keys do the same', async () => {
    await page.keyboard.press('Control+Alt+ArrowRight')
    await expectBox(window, { ...HALF, x: 720 })
    await page.keyboard.press('Control+Alt+ArrowLeft')
    await expectBox(window, HALF)
    await page.keyboard.press('Control+Alt+Space')
    await page.getByRole('menuitem', { name: 'Restore' }).press('r')
    await expect(window).not.toHaveAttribute('data-snapped')
  })
})
