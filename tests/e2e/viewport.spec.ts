/** The browser's viewport changes: windows are pulled back into it, and return when it grows. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  drag,
  expectBox,
  icons,
  idOf,
  openApp,
  openDesktop,
  scene,
  shell,
  stackOf,
  taskbarButton,
  titlePoint,
  windowsOf,
  type Box,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 820, height: 560 }

async function expectInside(window: Locator, viewport: { width: number; height: number }) {
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(window)
      return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height - 30
    })
    .toBe(true)
}

test('windows are pulled back where it shrinks, and return where it grows', async ({ page }) => {
  await openDesktop(page)
  const computer = await openApp(page, 'My Computer')
  await drag(page, await titlePoint(computer), { x: 500, y: 300 })
  const assistant = await openApp(page, 'Assistant')
  const about = await openApp(page, 'About')
  const error = await openApp(page, 'Error')
  const all = [computer, assistant, about, error]
  const before = await Promise.all(all.map(boxOf))
  await page.setViewportSize(SMALL)
  for (const window of all) await expectInside(window, SMALL)
  // It keeps its size where that fits, a share of the viewport follows it.
  expect(await boxOf(computer)).toMatchObject({ width: 660, height: 500, x: 160, y: 30 })
  expect(await boxOf(assistant)).toMatchObject({ width: 416, height: 530, x: 404, y: 0 })
  expect(await boxOf(about)).toMatchObject({ width: 697, height: 476 })
  expect(await boxOf(error)).toMatchObject({ width: 200, height: 100, x: 310, y: 230 })
  for (const window of all) await expect(window).toHaveAttribute('data-maximized', 'false')
  await page.setViewportSize(LARGE)
  for (const [index, window] of all.entries()) await expectBox(window, before[index] as Box)
})

test('windows follow it where they must, and stay where they can', async ({ page }) => {
  await openDesktop(page)

  await test.step('a window that stays in view stays where it is', async () => {
    const window = await openApp(page, 'Notepad')
    await page.setViewportSize({ width: 1000, height: 640 })
    await expectBox(scene(page), { x: 0, y: 0, width: 1000, height: 640 })
    expect(await boxOf(window)).toEqual({ x: 20, y: 20, width: 660, height: 500 })
  })

  await test.step('a maximized window follows it', async () => {
    await page.setViewportSize(LARGE)
    const window = await openApp(page, 'My Computer')
    const at = await titlePoint(window)
    await page.mouse.dblclick(at.x, at.y)
    for (const { width, height } of [SMALL, { width: 1200, height: 700 }, LARGE]) {
      await page.setViewportSize({ width, height })
      await expectBox(window, { x: -3, y: -3, width: width + 6, height: height - 24 })
    }
    const again = await titlePoint(window)
    await page.mouse.dblclick(again.x, again.y)
    await expectBox(window, { x: 260, y: 50, width: 660, height: 500 })
  })
})

test('icons move to further columns and back', async ({ page }) => {
  await openDesktop(page)
  const before = await Promise.all((await icons(page).all()).map(boxOf))
  await page.setViewportSize({ width: 1000, height: 330 })
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await icons(page).all()).map(boxOf))
      return boxes.every(({ y, height }) => y + height <= 300)
    })
    .toBe(true)
  await page.setViewportSize(LARGE)
  for (const [index, one] of (await icons(page).all()).entries()) {
    await expectBox(one, before[index] as Box)
  }
})

test('a window that is being dragged when it shrinks ends up inside', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const { x, y } = await titlePoint(window)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 400, y + 200, { steps: 4 })
  await page.setViewportSize(SMALL)
  await page.mouse.up()
  await expectInside(window, SMALL)
})

/** Notes every time that the canvas loses its picture by a new size and has none before the page is shown. */
async function watchBlankFrames(
  page: Page,
): Promise<() => Promise<{ sizes: number; blank: number }>> {
  await page.addInitScript(() => {
    const seen = { sizes: 0, blank: 0 }
    Object.assign(window, { canvasFrames: seen })
    let isBlank = false
    const check = new MessageChannel()
    check.port1.addEventListener('message', () => {
      if (isBlank) seen.blank += 1
      isBlank = false
    })
    check.port1.start()
    const emptied = (): void => {
      seen.sizes += 1
      isBlank = true
      check.port2.postMessage(null)
    }
    const isScene = (canvas: unknown): boolean =>
      canvas instanceof HTMLCanvasElement && canvas.dataset['renderer'] !== undefined
    for (const side of ['width', 'height'] as const) {
      const property = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)
      Object.defineProperty(HTMLCanvasElement.prototype, side, {
        ...property,
        set(this: HTMLCanvasElement, value: number) {
          property?.set?.call(this, value)
          if (isScene(this)) emptied()
        },
      })
    }
    const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
      isBlank = false
      transferFromImageBitmap.call(this, bitmap)
    }
    const { drawElements } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...given) {
      isBlank = false
      drawElements.apply(this, given)
    }
  })
  return () =>
    page.evaluate(
      () =>
        (window as typeof window & { canvasFrames: { sizes: number; blank: number } }).canvasFrames,
    )
}

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`no frame is blank while it changes, in ${renderer}`, async ({ page }) => {
    const frames = await watchBlankFrames(page)
    await openDesktop(page, `?renderer=${renderer}`)
    for (let width = 1400; width >= 1000; width -= 100) {
      await page.setViewportSize({ width, height: width / 2 })
      await expect(scene(page)).toHaveAttribute('width', String(width))
    }
    const { sizes, blank } = await frames()
    expect(sizes).toBeGreaterThanOrEqual(5)
    expect(blank).toBe(0)
  })
}

/** Below this width the phone's layout is shown. */
const NARROW = { width: 600, height: 900 }

test.describe('crossing 768 px', () => {
  const phone = (page: Page): Locator => page.locator('main[data-layout="mobile"]')

  async function cross(page: Page): Promise<void> {
    await page.setViewportSize(NARROW)
    await expect(phone(page)).toBeVisible()
  }
  async function crossBack(page: Page): Promise<void> {
    await page.setViewportSize(LARGE)
    await expect(shell(page)).toBeVisible()
  }

  test('keeps the order of the windows, and the focus in the active one', async ({ page }) => {
    await openDesktop(page)
    for (const app of ['Notepad', 'My Computer', 'About']) await openApp(page, app)
    const notepad = windowsOf(page, 'Notepad')
    await taskbarButton(page, await idOf(notepad)).click()
    await expect(notepad).toHaveAttribute('data-active', 'true')
    const before = await stackOf(page)
    await cross(page)
    await expect(notepad).toBeFocused()
    await crossBack(page)
    await expect(notepad.getByRole('textbox', { name: 'Text' })).toBeFocused()
    expect(await stackOf(page)).toEqual(before)
    await expect(notepad).toHaveAttribute('data-active', 'true')
  })

  test('leaves the power dialog open and the page behind it dimmed, until it is canceled', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDesktop(page)

    await test.step('leaves the power dialog open and the page behind it dimmed', async () => {
      const dimmed = /^brightness\(0\.6\) grayscale\(1\)$/
      const dialog = page.getByRole('dialog', { name: 'Log Off' })
      const start = page.getByRole('button', { name: 'start', exact: true })
      const stage = shell(page).locator('> div:has(canvas)')
      await start.click()
      await page.getByRole('menuitem', { name: 'Log Off', exact: true }).click()
      await expect(stage).toHaveCSS('filter', dimmed)
      await cross(page)
      await expect(dialog).toBeVisible()
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await expect(phone(page)).toHaveCSS('filter', dimmed)
      await crossBack(page)
      await expect(dialog).toBeVisible()
      await expect(stage).toHaveCSS('filter', dimmed)
      await page.keyboard.press('Escape')
      await expect(stage).toHaveCSS('filter', 'none')
      await expect(start).toBeFocused()
    })

    await test.step('a cancel on the phone leaves nothing dimmed', async () => {
      await page.getByRole('button', { name: 'start', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Log Off', exact: true }).click()
      await cross(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(phone(page)).toHaveCSS('filter', 'none')
      await crossBack(page)
      await expect(page.getByRole('dialog', { name: 'Log Off' })).toHaveCount(0)
      await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
    })
  })
})
