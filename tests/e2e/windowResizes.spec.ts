/** Resizing windows by their corners and edges (spec, section 2, "Window chrome"). */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  cornerPoint,
  drag,
  expectBox,
  handle,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  titleBar,
  titlePoint,
  type Box,
  type Corner,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

type Edge = 'n' | 'e' | 's' | 'w'

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** My Computer's box at 1440x900, and the work area it must stay in. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const AREA = { width: 1440, height: 870 }

/** What pulling a corner by so much makes of the box. */
function pulled(corner: Corner, by: Point): Box {
  const west = corner.endsWith('w')
  const north = corner.startsWith('n')
  return {
    x: START.x + (west ? by.x : 0),
    y: START.y + (north ? by.y : 0),
    width: START.width + (west ? -by.x : by.x),
    height: START.height + (north ? -by.y : by.y),
  }
}

for (const corner of CORNERS) {
  test(`${corner}: pulls the corner out and in, down to 40 by 40, up to the work area`, async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const from = await cornerPoint(window, corner)
    const inwards = {
      x: corner.endsWith('w') ? 1 : -1,
      y: corner.startsWith('n') ? 1 : -1,
    }
    await press(page, from)
    for (const far of [-30, 45]) {
      const by = { x: inwards.x * far, y: inwards.y * far }
      await moveBy(page, from, by)
      await expectBox(window, pulled(corner, by))
      const { x, y, width } = pulled(corner, by)
      await expectBox(titleBar(window), { x: x + 3, y: y + 3, width: width - 6, height: 25 })
    }
    await moveBy(page, from, { x: inwards.x * 1000, y: inwards.y * 1000 })
    const smallest = pulled(corner, { x: inwards.x * 620, y: inwards.y * 460 })
    expect(smallest).toMatchObject({ width: 40, height: 40 })
    await expectBox(window, smallest)
    await page.mouse.up()
    await expectBox(window, smallest)
    await press(page, await cornerPoint(window, corner))
    await page.mouse.move(corner.endsWith('w') ? -20 : 1460, corner.startsWith('n') ? -20 : 920, {
      steps: 3,
    })
    const edge = {
      x: corner.endsWith('w') ? -START.x : AREA.width - START.x - START.width,
      y: corner.startsWith('n') ? -START.y : AREA.height - START.y - START.height,
    }
    await expectBox(window, pulled(corner, edge))
    await page.mouse.up()
    await expectBox(window, pulled(corner, edge))
  })
}

test('handles lie around the corners of resizable windows alone, and Escape cancels a resize', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  for (const corner of CORNERS) {
    const at = await cornerPoint(window, corner)
    const { x, y, width, height } = await boxOf(handle(window, corner))
    expect(at.x).toBeGreaterThanOrEqual(x)
    expect(at.x).toBeLessThan(x + width)
    expect(at.y).toBeGreaterThanOrEqual(y)
    expect(at.y).toBeLessThan(y + height)
    const isFalling = corner === 'nw' || corner === 'se'
    await expect(handle(window, corner)).toHaveCSS(
      'cursor',
      isFalling ? 'nwse-resize' : 'nesw-resize',
    )
  }
  await press(page, await cornerPoint(window, 'se'))
  await moveBy(page, await cornerPoint(window, 'se'), { x: -200, y: -100 })
  await page.keyboard.press('Escape')
  await expectBox(window, START)
  await page.mouse.up()
  await nextFrame(page)
  expect(await boxOf(window)).toEqual(START)
  const error = await openApp(page, 'Error')
  await expect(error.locator('[data-part^="resize-"]')).toHaveCount(0)
})

/** What lies 0.5 px from the middle of each edge, so far outside (negative) or inside of it. */
async function hitsAcross(page: Page, window: Locator, edge: Edge): Promise<number> {
  const { x, y, width, height } = await boxOf(window)
  let count = 0
  for (let depth = -12; depth < 12; depth += 1) {
    const at = {
      n: { x: x + width / 2, y: y + depth + 0.5 },
      s: { x: x + width / 2, y: y + height - depth - 0.5 },
      w: { x: x + depth + 0.5, y: y + height / 2 },
      e: { x: x + width - depth - 0.5, y: y + height / 2 },
    }[edge]
    const part = await page.evaluate(
      (point) => document.elementFromPoint(point.x, point.y)?.getAttribute('data-part'),
      at,
    )
    if (part === `resize-${edge}`) count += 1
  }
  return count
}

test('edges pull one side alone, and Escape gives it back', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const edges: readonly (readonly [Edge, string, Point, Box])[] = [
    ['n', 'ns-resize', { x: 30, y: 40 }, { ...START, y: 90, height: 460 }],
    ['e', 'ew-resize', { x: 50, y: 40 }, { ...START, width: 710 }],
    ['s', 'ns-resize', { x: 30, y: -60 }, { ...START, height: 440 }],
    ['w', 'ew-resize', { x: -70, y: 40 }, { ...START, x: 190, width: 730 }],
  ]
  for (const [edge, cursor, by, box] of edges) {
    const grip = window.locator(`[data-part="resize-${edge}"]`)
    await expect(grip).toHaveCSS('cursor', cursor)
    expect(await hitsAcross(page, window, edge)).toBeGreaterThanOrEqual(6)
    const at = await boxOf(grip)
    const from = { x: at.x + Math.round(at.width / 2), y: at.y + Math.round(at.height / 2) }
    await press(page, from)
    await moveBy(page, from, by)
    await expectBox(window, box)
    await page.keyboard.press('Escape')
    await expectBox(window, START)
    await page.mouse.up()
  }
  const { x, y, width, height } = await boxOf(window.locator('[data-part="resize-w"]'))
  await drag(page, { x: x + width - 1, y: y + height / 2 }, { x: 900, y: 0 })
  await expectBox(window, { ...START, x: 880, width: 40 })
})

test('Internet Explorer can be taken by the dots in its lower right corner', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'Internet Explorer')
  const grip = window.locator('[data-part="size-grip"]')
  await expect(grip).toHaveCSS('cursor', 'nwse-resize')
  const { x, y, width, height } = await boxOf(grip)
  await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: 60, y: 30 })
  await expectBox(window, { x: 20, y: 20, width: 760, height: 530 })
  const bar = await titlePoint(window)
  await page.mouse.dblclick(bar.x, bar.y)
  await expect(grip).toHaveCount(0)
})

test('a resize makes the box explicit: a centred window does not centre itself again', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'About')
  const before = await boxOf(window)
  await drag(page, await cornerPoint(window, 'se'), { x: -200, y: -100 })
  const after = { ...before, width: before.width - 200, height: before.height - 100 }
  await expectBox(window, after)
  await page.setViewportSize({ width: 1500, height: 960 })
  await nextFrame(page)
  expect(await boxOf(window)).toEqual(after)
})
