/** Windows that are let go at an edge of the viewport (ui-contract, "Window management"). */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  drag,
  expectBox,
  nextFrame,
  openApp,
  openDesktop,
  press,
  titlePoint,
  type Box,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, untilAtRest } from '../support/probes.ts'

/** My Computer's box at 1440x900. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const LEFT = { x: 0, y: 0, width: 720, height: 870 }
const RIGHT = { ...LEFT, x: 720 }
const MAXIMIZED = { x: -3, y: -3, width: 1446, height: 876 }

const preview = (page: Page): Locator => page.locator('[data-part="snap-preview"]')

/** Takes a window by its title bar to a point, and shows there which preview it has. */
async function pullTo(page: Page, window: Locator, to: Point): Promise<void> {
  await press(page, await titlePoint(window))
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

test('a preview shows the very box that a release gives', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const cases: readonly (readonly [string, Point, Box])[] = [
    ['left', { x: 1, y: 400 }, LEFT],
    ['left', { x: -40, y: 600 }, LEFT],
    ['right', { x: 1439, y: 300 }, RIGHT],
    // In a corner the side wins.
    ['right', { x: 1500, y: -30 }, RIGHT],
    ['left', { x: 0, y: 0 }, LEFT],
    ['top', { x: 700, y: 0 }, MAXIMIZED],
    ['top', { x: 700, y: -60 }, MAXIMIZED],
  ]
  for (const [edge, to, box] of cases) {
    await test.step(`${edge} at ${to.x}, ${to.y}`, async () => {
      await pullTo(page, window, { x: 600, y: 300 })
      await expect(preview(page)).toHaveCount(0)
      await page.mouse.move(to.x, to.y)
      await expect(preview(page)).toHaveAttribute('data-snap', edge)
      await expectBox(preview(page), box)
      await page.mouse.up()
      await expectBox(window, box)
      await expect(preview(page)).toHaveCount(0)
      await expect(window).toHaveAttribute('data-maximized', String(edge === 'top'))
      if (edge === 'top') await expect(window).not.toHaveAttribute('data-snapped')
      else await expect(window).toHaveAttribute('data-snapped', edge)
      // It comes off at its old size, with the pointer on its title bar.
      await pullTo(page, window, { x: 600, y: 300 })
      const { x, y, width, height } = await boxOf(window)
      expect({ width, height }).toEqual({ width: START.width, height: START.height })
      expect(x).toBeLessThan(600)
      expect(x + width).toBeGreaterThan(600)
      expect(300 - y).toBeGreaterThan(0)
      expect(300 - y).toBeLessThan(28)
      await page.mouse.up()
      await expect(window).not.toHaveAttribute('data-snapped')
      await expect(window).toHaveAttribute('data-maximized', 'false')
      expect(await boxOf(window)).toEqual({ x, y, width, height })
    })
  }
})

test('halves follow the viewport, Escape gives all back, and fixed windows do not snap', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')

  await test.step('Escape', async () => {
    await pullTo(page, window, { x: 0, y: 300 })
    await expect(preview(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview(page)).toHaveCount(0)
    await expectBox(window, START)
    await page.mouse.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  })

  await test.step('a half follows the viewport, and stays where a drag is taken back', async () => {
    await pullTo(page, window, { x: 1439, y: 300 })
    await page.mouse.up()
    await page.setViewportSize({ width: 1001, height: 700 })
    await expectBox(window, { x: 500, y: 0, width: 501, height: 670 })
    await pullTo(page, window, { x: 400, y: 300 })
    await expect.poll(async () => (await boxOf(window)).width).toBe(START.width)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectBox(window, { x: 500, y: 0, width: 501, height: 670 })
    await expect(window).toHaveAttribute('data-snapped', 'right')
  })

  await test.step('a pulled edge makes it an ordinary window', async () => {
    const { x, y, width, height } = await boxOf(window.locator('[data-part="resize-w"]'))
    await drag(page, { x: x + width - 2, y: y + height / 2 }, { x: 100, y: 0 })
    await expectBox(window, { x: 600, y: 0, width: 401, height: 670 })
    await expect(window).not.toHaveAttribute('data-snapped')
  })

  await test.step('an Error stays as it is', async () => {
    const error = await openApp(page, 'Error')
    const { width, height } = await boxOf(error)
    await pullTo(page, error, { x: 0, y: 300 })
    await nextFrame(page)
    await expect(preview(page)).toHaveCount(0)
    await page.mouse.up()
    expect(await boxOf(error)).toMatchObject({ x: 0, width, height })
  })
})

test('snapping costs no commit before the release, and nothing moves while it is previewed', async ({
  page,
}) => {
  const counts = await countInPage(page)
  await openDesktop(page, '?freeze')
  const window = await openApp(page, 'My Computer')
  await untilAtRest(page, counts)
  const atRest = await counts()
  await pullTo(page, window, { x: 0, y: 300 })
  for (let x = 0; x < 30; x += 1) await page.mouse.move(x % 6, 300 + x)
  await page.mouse.move(0, 200)
  await expect(preview(page)).toBeVisible()
  await nextFrame(page)
  expect((await counts()).commits).toBe(atRest.commits)
  const still = await counts()
  await page.waitForTimeout(400)
  expect(await counts()).toEqual(still)
  await page.mouse.up()
  await expectBox(window, LEFT)
  expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
})
