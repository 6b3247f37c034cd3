/** Resizing windows by their corners (spec, section 2, "Window chrome"). */
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
  type Box,
  type Corner,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

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
    await expect(handle(window, corner)).toHaveCSS('cursor', `${corner}-resize`)
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
