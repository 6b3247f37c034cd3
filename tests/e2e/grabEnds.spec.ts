/** A window that is dragged when something else ends that: keys, the power, another layout, another page. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  drag,
  expectBox,
  idOf,
  moveBy,
  movedBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  scene,
  shell,
  taskbarButton,
  titleBar,
  titlePoint,
  windowButton,
  windows,
  type Box,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { colorAt, takePicture } from '../support/pictures.ts'

/** My Computer's box at 1440x900. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const MAXIMIZED = { x: -3, y: -3, width: 1446, height: 876 }
const MOVED = movedBy(START, { x: 120, y: 90 })

/** The plane of a grabbed window, in the elements of a hidden window as well. */
const plane = (window: Locator): Locator => window.locator('> [aria-hidden="true"] > canvas')

/** Drags a window to MOVED, without letting go. */
async function startDrag(page: Page, window: Locator): Promise<void> {
  const { x, y } = await boxOf(window)
  const from = await titlePoint(window)
  await press(page, from)
  await moveBy(page, from, { x: MOVED.x - x, y: MOVED.y - y })
  await expectBox(window, MOVED)
  await expect(plane(window)).toHaveCount(1)
}

/** The window lies here, its frame is on the canvas, and it can be moved again. */
async function expectLetGo(page: Page, window: Locator, box: Box): Promise<void> {
  await expectBox(window, box)
  await moveBy(page, { x: 700, y: 400 }, { x: 60, y: 60 })
  await page.mouse.up()
  await nextFrame(page)
  expect(await boxOf(window)).toEqual(box)
  await expect(plane(window)).toHaveCount(0)
  const [red, , blue] = colorAt(await takePicture(page), box.x + box.width / 2, box.y + 15)
  expect(blue - red, 'the blue of a title bar').toBeGreaterThan(100)
  await drag(page, await titlePoint(window), { x: -31, y: 17 })
  await expectBox(window, movedBy(box, { x: -31, y: 17 }))
}

test('a dragged window that is minimized, maximized or closed by key leaves no plane', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  await startDrag(page, window)
  await windowButton(window, 'Minimize').press('Enter')
  await expect(window).toBeHidden()
  await expect(plane(window)).toHaveCount(0)
  await page.mouse.up()
  await taskbarButton(page, await idOf(window)).press('Enter')
  await expectLetGo(page, window, MOVED)
  const before = await boxOf(window)
  await startDrag(page, window)
  await titleBar(window).press('Enter')
  await expectBox(window, MAXIMIZED)
  await expect(plane(window)).toHaveCount(0)
  await titleBar(window).press('Enter')
  await expectLetGo(page, window, before)
  await startDrag(page, window)
  await windowButton(window, 'Close').press('Enter')
  await expect(windows(page)).toHaveCount(0)
  await expectLetGo(page, await openApp(page, 'My Computer'), START)
})

test('a dragged window stays where the power goes off, and returns where the layout or the ratio changes', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  await startDrag(page, window)
  await page.getByRole('button', { name: 'start', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Turn Off Computer' }).press('Enter')
  await expect(shell(page)).toHaveAttribute('data-power-state', 'TURN_OFF')
  await expectBox(window, MOVED)
  await expect(plane(window)).toHaveCount(0)
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await expectLetGo(page, window, MOVED)

  const place = await boxOf(window)
  await startDrag(page, window)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(shell(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('canvas[data-renderer]')).toBeVisible()
  await expectLetGo(page, window, place)

  const again = await boxOf(window)
  await startDrag(page, window)
  const devtools = await page.context().newCDPSession(page)
  const metrics = { width: 1440, height: 900, deviceScaleFactor: 2, mobile: false }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
  await expect(scene(page)).toHaveAttribute('width', '2880')
  await expectBox(window, again)
  await expect(plane(window)).toHaveCount(0)
})

test('a dragged window stays where it is when the visitor leaves the page', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  await startDrag(page, window)
  const movePointer = (to: { clientX: number; clientY: number }): void => {
    const options = { pointerId: 1, bubbles: true, ...to }
    document.body.dispatchEvent(new PointerEvent('pointermove', options))
  }
  // While a page is being left, only its own scripts can move the pointer.
  await page.evaluate(movePointer, { clientX: 700, clientY: 500 })
  const { x, y } = await boxOf(window)
  expect({ x, y }, 'the grab follows such moves').not.toMatchObject({ x: MOVED.x, y: MOVED.y })
  await page.evaluate(() => {
    // The program listens since it started, so it is told before this listener.
    globalThis.addEventListener('pagehide', () => {
      const options = { pointerId: 1, bubbles: true, clientX: 500, clientY: 300 }
      document.body.dispatchEvent(new PointerEvent('pointermove', options))
      const box = document.querySelector('[data-app="My Computer"]')?.getBoundingClientRect()
      sessionStorage.setItem('left', JSON.stringify({ x: box?.x, y: box?.y }))
    })
  })
  await page.goto('/about')
  const left = await page.evaluate(() => sessionStorage.getItem('left'))
  expect(JSON.parse(left ?? 'null')).toEqual({ x, y })
  await page.mouse.up()
})
