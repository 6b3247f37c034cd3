/** ui-contract, "Boxes": what the canvas paints lies in the boxes of its elements, at any pixel ratio. */
import type { Page } from '@playwright/test'
import type { PNG } from 'pngjs'
import { blueCanvas } from '../../src/base/theme/blueCanvas.ts'
import {
  background,
  boxOf,
  client,
  icon,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  scene,
  titlePoint,
  windowButton,
  type Box,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  changedBox,
  changedPicture,
  columnsOf,
  settledPicture,
  takePicture,
  type Color,
} from '../support/pictures.ts'

const VIEWPORT = { width: 960, height: 600 }

/** A point of the background where the pointer rests. */
const IDLE = [940, 20] as const

/** One device pixel, and what a browser's own grid of 1/64 px may add to it. */
const TOLERANCE = 1 + 1 / 32

/** Clips begin and end at multiples of this, in CSS pixels: whole device pixels at every ratio used here. */
const GRID = 4

/** The title bar of My Computer, with the frame above and beside it, and nothing of its content. */
const TITLE_STRIP = { x: 240, y: 36, width: 700, height: 40 }

const { lit, shaded } = blueCanvas.frame.focused
const EDGE_COLORS = [...new Set([...lit, ...shaded])].map(parseColor)

function parseColor(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return [red, green, blue]
}

/** The columns of a row that have a colour of a frame's edges, in order; in device pixels. */
function edgeColumns(picture: PNG, y: number): number[] {
  return EDGE_COLORS.flatMap((color) => columnsOf(picture, y, color)).sort((a, b) => a - b)
}

/** The same half-way down a window. */
async function sideColumns(page: Page, box: Box, scale: number): Promise<number[]> {
  const middle = box.y + box.height / 2
  const y = Math.floor(middle / GRID) * GRID
  const strip = await takePicture(page, { x: 0, y, width: VIEWPORT.width, height: GRID })
  return edgeColumns(strip, Math.floor((middle - y) * scale))
}

function expectNear(painted: number | undefined, promised: number, what: string): void {
  expect(Math.abs((painted ?? NaN) - promised), what).toBeLessThanOrEqual(TOLERANCE)
}

/** What has changed in a clip lies in a box of CSS pixels, and fills a good part of it. */
function expectWithin(changed: Box | null, clip: Box, box: Box, scale: number, what: string): void {
  expect(changed, what).not.toBeNull()
  if (!changed) return
  const left = clip.x * scale + changed.x
  const top = clip.y * scale + changed.y
  expect(left, what).toBeGreaterThanOrEqual(box.x * scale - TOLERANCE)
  expect(top, what).toBeGreaterThanOrEqual(box.y * scale - TOLERANCE)
  expect(left + changed.width, what).toBeLessThanOrEqual((box.x + box.width) * scale + TOLERANCE)
  expect(top + changed.height, what).toBeLessThanOrEqual((box.y + box.height) * scale + TOLERANCE)
  expect(changed.width, what).toBeGreaterThan(box.width * scale * 0.5)
}

/** The clip around a box, a little larger on every side. */
function around({ x, y, width, height }: Box): Box {
  const floor = (value: number): number => Math.max(0, Math.floor(value / GRID - 5) * GRID)
  const ceil = (value: number): number => Math.ceil(value / GRID + 5) * GRID
  const [left, top] = [floor(x), floor(y)]
  return { x: left, y: top, width: ceil(x + width) - left, height: ceil(y + height) - top }
}

for (const scale of [1, 1.25, 1.5]) {
  test.describe(`at ${scale} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor: scale, viewport: VIEWPORT })

    test('frame, buttons and icons are painted where their elements are', async ({ page }) => {
      await openDesktop(page, '?freeze')
      const window = await openApp(page, 'My Computer')
      await page.mouse.move(...IDLE)
      expect(await scene(page).getAttribute('width')).toBe(String(Math.round(960 * scale)))

      await test.step('the frame', async () => {
        await nextFrame(page)
        const box = await boxOf(window)
        const inner = await boxOf(client(window))
        const side = await sideColumns(page, box, scale)
        expectNear(side[0], box.x * scale, 'left edge')
        expectNear((side.at(-1) ?? NaN) + 1, (box.x + box.width) * scale, 'right edge')
        const gap = side.findIndex((x, index) => index > 0 && x - (side[index - 1] ?? x) > 1)
        expectNear((side[gap - 1] ?? NaN) + 1, inner.x * scale, 'left edge of the client area')
        const right = (inner.x + inner.width) * scale
        expectNear(side[gap], right, 'right edge of the client area')
      })

      for (const name of ['Minimize', 'Close'] as const) {
        await test.step(name, async () => {
          const atRest = await settledPicture(page, TITLE_STRIP)
          await windowButton(window, name).hover()
          const changed = changedBox(atRest, await changedPicture(page, atRest, TITLE_STRIP))
          const box = await boxOf(windowButton(window, name))
          expectWithin(changed, TITLE_STRIP, box, scale, name)
          await page.mouse.move(...IDLE)
          await expect
            .poll(async () => changedBox(atRest, await takePicture(page, TITLE_STRIP)))
            .toBeNull()
        })
      }

      await test.step('an icon', async () => {
        const cookies = icon(page, 'Cookies')
        const box = await boxOf(cookies)
        const clip = around(box)
        await background(page).click({ position: { x: IDLE[0], y: IDLE[1] } })
        await expect(window).toHaveAttribute('data-active', 'false')
        const inactive = await settledPicture(page, clip)
        await cookies.click()
        await expect(cookies).toHaveAttribute('aria-selected', 'true')
        const changed = changedBox(inactive, await changedPicture(page, inactive, clip))
        expectWithin(changed, clip, box, scale, 'icon')
      })

      await test.step('the frame during a drag', async () => {
        const from = await titlePoint(window)
        await press(page, from)
        await moveBy(page, from, { x: 33, y: 27 })
        await nextFrame(page)
        const box = await boxOf(window)
        const side = await sideColumns(page, box, scale)
        expectNear(side[0], box.x * scale, 'left edge')
        expectNear((side.at(-1) ?? NaN) + 1, (box.x + box.width) * scale, 'right edge')
        await page.mouse.up()
      })
    })
  })
}
