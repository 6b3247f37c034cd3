/** ui-contract, "Desktop": that every element is there, and that its box is the one that is painted. */
import { blueCanvas } from '../../src/base/theme/blueCanvas.ts'
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  centerOf,
  client,
  handle,
  icon,
  icons,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  scene,
  shell,
  TASKBAR_HEIGHT,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  type Box,
  type Point,
} from '../support/desktopDriver.ts'
import { isInsidePath } from '../support/clipPathReader.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  changedBox,
  changedPicture,
  columnsOf,
  settledPicture,
  takePicture,
  type Color,
} from '../support/pictures.ts'

const APPS = ['About', 'Blog', 'Assistant', 'Internet Explorer', 'My Computer', 'Notepad', 'Error']

function parseColor(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return [red, green, blue]
}

/** What a pointer at this point of the viewport would hit: the window's id, or the part's name. */
async function hitAt(page: Page, { x, y }: Point): Promise<string | null> {
  return page.evaluate(
    (at) => {
      const hit = document.elementFromPoint(at.x, at.y)
      const window = hit?.closest('[data-window-id][data-app]')
      if (window) return `window ${window.getAttribute('data-window-id')}`
      return hit?.closest('[data-part]')?.getAttribute('data-part') ?? null
    },
    { x, y },
  )
}

/** The clip path, written without the spaces that browsers put around its letters. */
async function clipOf(element: Locator): Promise<string> {
  const clip = await element.evaluate((found) => getComputedStyle(found).clipPath)
  return clip.replaceAll(/ ?([MLZ]) ?/g, '$1')
}

test('the shell, its canvas and its work area', async ({ page }) => {
  await openDesktop(page)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(scene(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(scene(page)).toHaveAttribute('data-renderer', /^(webgl|canvas)$/)
  expect(await boxOf(scene(page))).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  expect(await boxOf(page.locator('[data-part="desktop"]'))).toEqual({
    x: 0,
    y: 0,
    width: 1440,
    height: 900 - TASKBAR_HEIGHT,
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the icons and the taskbar', async ({ page }) => {
  await openDesktop(page)
  const list = page.getByRole('listbox', { name: 'Desktop icons', exact: true })
  await expect(list).toHaveAttribute('aria-multiselectable', 'true')
  await expect(icons(page)).toHaveCount(6)
  const taskbar = page.getByRole('toolbar', { name: 'Taskbar', exact: true })
  const start = taskbar.getByRole('button', { name: 'start', exact: true })
  await expect(start).toHaveAttribute('aria-haspopup', 'menu')
  await expect(start).toHaveAttribute('aria-expanded', 'false')
  await expect(taskbar.locator('time[data-part="clock"]')).toHaveText(/^\d{1,2}:\d{2} [AP]M$/)
})

for (const app of APPS) {
  test(`the window of ${app}`, async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, app)
    await expect(window).toHaveRole(app === 'Error' ? 'alertdialog' : 'dialog')
    await expect(window).not.toHaveAttribute('aria-modal', 'true')
    const title = (await titleBar(window).textContent()) ?? ''
    expect(title).not.toBe('')
    await expect(window).toHaveAccessibleName(title)

    const box = await boxOf(window)
    const right = box.x + box.width
    const bar = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: 25 }
    expect(await boxOf(titleBar(window))).toEqual(bar)
    expect(await boxOf(titleIcon(window))).toEqual({
      x: bar.x + 1,
      y: bar.y + 4,
      width: 16,
      height: 16,
    })
    expect(await boxOf(client(window))).toEqual({
      x: box.x + 3,
      y: box.y + 28,
      width: box.width - 6,
      height: box.height - 31,
    })
    const names = app === 'Error' ? ['Close'] : ['Minimize', 'Maximize', 'Close']
    for (const [index, name] of names.toReversed().entries()) {
      const button = windowButton(window, name as 'Close')
      expect(await boxOf(button)).toEqual({
        x: right - 27 - 23 * index,
        y: box.y + 4,
        width: 22,
        height: 22,
      })
    }
    if (app !== 'Error') await expect(windowButton(window, 'Maximize')).toBeDisabled()

    const landmarks = 'main, header, footer, nav, aside, [role="banner"], [role="contentinfo"]'
    await expect(window.locator(landmarks)).toHaveCount(0)
    await expect(window.locator('h1')).toHaveCount(0)
  })
}

test('targets are hit over 24 pixels at least', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const isHit = async (button: ReturnType<typeof windowButton>, dx: number, dy: number) => {
    const { x, y } = await centerOf(button)
    return button.evaluate((element, at) => document.elementFromPoint(at.x, at.y) === element, {
      x: x + dx,
      y: y + dy,
    })
  }
  for (const name of ['Minimize', 'Close'] as const) {
    for (const [dx, dy] of [
      [-11.5, -11.5],
      [11.5, -11.5],
      [-11.5, 11.5],
      [11.5, 11.5],
    ] as const) {
      expect(await isHit(windowButton(window, name), dx, dy), `${name} ${dx} ${dy}`).toBe(true)
    }
  }
  for (const corner of ['nw', 'ne', 'sw', 'se'] as const) {
    const { width, height } = await boxOf(handle(window, corner))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  for (const one of await icons(page).all()) {
    const { width, height } = await boxOf(one)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('handles leave the buttons and the content to the pointer', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const close = await boxOf(windowButton(window, 'Close'))
  const inner = await boxOf(client(window))
  const parts = await page.evaluate(
    (points) =>
      points.map(({ x, y }) => {
        const hit = document.elementFromPoint(x, y)
        return hit?.closest('[data-part],button')?.getAttribute('data-part') ?? hit?.tagName
      }),
    [
      { x: close.x + close.width - 0.5, y: close.y + 0.5 },
      { x: inner.x + inner.width - 3, y: inner.y + inner.height - 3 },
      { x: inner.x + 3, y: inner.y + inner.height - 3 },
    ],
  )
  expect(parts[0]).not.toMatch(/^resize/)
  expect(parts[1]).not.toMatch(/^resize/)
  expect(parts[2]).not.toMatch(/^resize/)
})

test.describe('a covered window', () => {
  test('is not hit where it is covered, and is clipped to what is left', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')
    await nextFrame(page)
    const below = await boxOf(client(notepad))
    const above = await boxOf(computer)
    const clip = await clipOf(client(notepad))
    // Every seventh pixel, but for the round shoulders.
    let covered = 0
    for (let y = below.y + 0.5; y < below.y + below.height; y += 7) {
      if (y > above.y && y < above.y + 8) continue
      for (let x = below.x + 0.5; x < below.x + below.width; x += 7) {
        const isCovered =
          x > above.x && x < above.x + above.width && y > above.y && y < above.y + above.height
        covered += Number(isCovered)
        expect(isInsidePath(clip, x - below.x, y - below.y), `${x} ${y}`).toBe(!isCovered)
      }
    }
    expect(covered).toBeGreaterThan(1000)
    expect(await hitAt(page, { x: 300, y: 300 })).toBe('window 2')
    expect(await hitAt(page, { x: 200, y: 300 })).toBe('window 1')
    expect(await hitAt(page, { x: 300, y: 45 })).toBe('window 1')
    // The notch of a round shoulder shows, and hits, what lies below.
    expect(await hitAt(page, { x: above.x + 0.5, y: above.y + 0.5 })).not.toBe('window 3')
    await expect(client(computer)).toHaveCSS('clip-path', 'none')
  })

  test('that is covered altogether stays in the accessibility tree', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    await notepad.getByRole('textbox', { name: 'Text' }).fill('still read')
    const about = await openApp(page, 'About')
    const bar = await titlePoint(about)
    await page.mouse.dblclick(bar.x, bar.y)
    await expect(about).toHaveAttribute('data-maximized', 'true')
    await nextFrame(page)
    const clip = await clipOf(client(notepad))
    const { width, height } = await boxOf(client(notepad))
    expect(isInsidePath(clip, width / 2 + 0.5, height / 2 + 0.5)).toBe(false)
    expect(isInsidePath(clip, 0.5, 0.5)).toBe(false)
    expect(await hitAt(page, { x: 200, y: 200 })).toBe('window 2')
    const tree = await page.context().newCDPSession(page)
    const { root } = await tree.send('DOM.getDocument')
    const { nodes } = await tree.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      role: 'textbox',
      accessibleName: 'Text',
    })
    expect(nodes.map(({ ignored, value }) => [ignored, value?.value])).toEqual([
      [false, 'still read'],
    ])
    await expect(page.getByRole('dialog')).toHaveCount(2)
  })

  test('is whole again when what covered it is gone', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')
    await expect(client(notepad)).not.toHaveCSS('clip-path', 'none')
    await windowButton(computer, 'Minimize').click()
    await expect(client(notepad)).toHaveCSS('clip-path', 'none')
  })
})

/** A point of the background where the pointer rests. */
const IDLE = [940, 20] as const

/**
 * One device pixel, and what a browser's own grid of 1/64 px may add to it.
 */
const TOLERANCE = 1 + 1 / 32

/** Compares what is painted with where the elements are; both in device pixels. */
async function expectPaintedBoxes(page: Page, scale: number): Promise<void> {
  const window = page.locator('[data-app="My Computer"]')
  const near = (painted: number, promised: number, what: string): void =>
    expect(Math.abs(painted - promised * scale), what).toBeLessThanOrEqual(TOLERANCE)
  const within = (painted: Box | null, promised: Box, what: string): void => {
    expect(painted, what).not.toBeNull()
    if (!painted) return
    expect(painted.x, what).toBeGreaterThanOrEqual(promised.x * scale - TOLERANCE)
    expect(painted.y, what).toBeGreaterThanOrEqual(promised.y * scale - TOLERANCE)
    const [right, bottom] = [promised.x + promised.width, promised.y + promised.height]
    expect(painted.x + painted.width, what).toBeLessThanOrEqual(right * scale + TOLERANCE)
    expect(painted.y + painted.height, what).toBeLessThanOrEqual(bottom * scale + TOLERANCE)
    expect(painted.width, what).toBeGreaterThan(promised.width * scale * 0.5)
  }

  const atRest = await settledPicture(page)
  const box = await boxOf(window)
  const inner = await boxOf(client(window))
  const row = Math.round((box.y + box.height / 2) * scale)
  const side = columnsOf(atRest, row, parseColor(blueCanvas.frame.focused.side))
  near(side[0] ?? NaN, box.x, 'left edge')
  near((side.at(-1) ?? NaN) + 1, box.x + box.width, 'right edge')
  const middle = side.findIndex((x, index) => index > 0 && x - (side[index - 1] ?? x) > 1)
  near((side[middle - 1] ?? NaN) + 1, inner.x, 'left edge of the client area')
  near(side[middle] ?? NaN, inner.x + inner.width, 'right edge of the client area')

  // The content is the browser's own drawing, whose raster varies where pixels are scaled.
  const content = {
    x: Math.floor(inner.x * scale),
    y: Math.floor(inner.y * scale),
    width: Math.ceil(inner.width * scale) + 1,
    height: Math.ceil(inner.height * scale) + 1,
  }
  for (const name of ['Minimize', 'Close'] as const) {
    await windowButton(window, name).hover()
    const hovered = await changedPicture(page, atRest, content)
    within(changedBox(atRest, hovered, content), await boxOf(windowButton(window, name)), name)
    await page.mouse.move(...IDLE)
    await expect.poll(async () => changedBox(atRest, await takePicture(page), content)).toBeNull()
  }
  const title = 'Cookies'
  const before = await settledPicture(page)
  await icon(page, title).click()
  await background(page).click({ position: { x: IDLE[0], y: IDLE[1] } })
  await expect(window).toHaveAttribute('data-active', 'false')
  const inactive = await changedPicture(page, before, content)
  await icon(page, title).click()
  await expect(icon(page, title)).toHaveAttribute('aria-selected', 'true')
  const selected = await changedPicture(page, inactive, content)
  within(changedBox(inactive, selected, content), await boxOf(icon(page, title)), title)
}

for (const scale of [1, 1.25, 1.5, 2]) {
  test.describe(`at ${scale} device pixels a pixel`, () => {
    // Just large enough for the window: pictures of it are taken by the dozen.
    test.use({ deviceScaleFactor: scale, viewport: { width: 960, height: 600 } })

    test('what is painted has the boxes of its elements', async ({ page }) => {
      await openDesktop(page, '?freeze')
      await openApp(page, 'My Computer')
      await page.mouse.move(...IDLE)
      expect(await scene(page).evaluate((canvas) => canvas.getAttribute('width'))).toBe(
        String(Math.round(960 * scale)),
      )
      await expectPaintedBoxes(page, scale)
    })

    test('and during a drag', async ({ page }) => {
      await openDesktop(page, '?freeze')
      const window = await openApp(page, 'My Computer')
      const from = await titlePoint(window)
      await press(page, from)
      await moveBy(page, from, { x: 33, y: 27 })
      await nextFrame(page)
      const box = await boxOf(window)
      const row = Math.round((box.y + box.height / 2) * scale)
      const side = columnsOf(
        await takePicture(page),
        row,
        parseColor(blueCanvas.frame.focused.side),
      )
      expect(Math.abs((side[0] ?? NaN) - box.x * scale)).toBeLessThanOrEqual(TOLERANCE)
      const right = (box.x + box.width) * scale
      expect(Math.abs((side.at(-1) ?? NaN) + 1 - right)).toBeLessThanOrEqual(TOLERANCE)
      await page.mouse.up()
    })
  })
}

test('a change of the device pixels while running repaints in the new ones', async ({ page }) => {
  await openDesktop(page, '?freeze')
  const window = await openApp(page, 'My Computer')
  await page.mouse.move(1200, 20)
  const before = await boxOf(window)
  const devtools = await page.context().newCDPSession(page)
  for (const scale of [1.5, 2, 1.25, 1]) {
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 1440,
      height: 900,
      deviceScaleFactor: scale,
      mobile: false,
    })
    await expect(scene(page)).toHaveAttribute('width', String(Math.round(1440 * scale)))
    await nextFrame(page)
    const after = await boxOf(window)
    for (const name of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs(after[name] - before[name])).toBeLessThanOrEqual(1 / scale)
    }
    expect(await boxOf(scene(page))).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    const row = Math.round((after.y + after.height / 2) * scale)
    const picture = await takePicture(page, devtools)
    const side = columnsOf(picture, row, parseColor(blueCanvas.frame.focused.side))
    expect(Math.abs((side[0] ?? NaN) - after.x * scale)).toBeLessThanOrEqual(TOLERANCE)
  }
})
