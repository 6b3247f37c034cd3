/**
 * How a move, a resize and a marquee end when nobody simply lets go: what is kept, what goes back,
 * and that nothing is left behind. Ways that need no browser are in tests/unit/display/input.
 */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  cornerPoint,
  drag,
  expectBox,
  icon,
  idOf,
  marquee,
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
const BY = { x: 120, y: 90 }
const MOVED = movedBy(START, BY)

/** The plane of a grabbed window, in the elements of a hidden window as well. */
const plane = (window: Locator): Locator => window.locator('> [aria-hidden="true"] > canvas')

/** Opens My Computer and drags it from START to MOVED, without letting go. */
async function dragComputer(page: Page): Promise<Locator> {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  await startDrag(page, window)
  return window
}

/** Drags a window to MOVED from where it lies, without letting go. */
async function startDrag(page: Page, window: Locator): Promise<void> {
  const { x, y } = await boxOf(window)
  const from = await titlePoint(window)
  await press(page, from)
  await moveBy(page, from, { x: MOVED.x - x, y: MOVED.y - y })
  await expectBox(window, MOVED)
  await expect(plane(window)).toHaveCount(1)
}

async function blurBrowser(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** The window lies here, whatever the pointer does, its frame is on the canvas, and it can be moved again. */
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

test.describe('a window that is dragged', () => {
  test('and minimized by key leaves no plane, and is restored where it was last seen', async ({
    page,
  }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const window = await openApp(page, 'My Computer')
    await startDrag(page, window)
    await windowButton(window, 'Minimize').press('Enter')
    await expect(window).toBeHidden()
    await expect(plane(window)).toHaveCount(0)
    await page.mouse.up()
    await taskbarButton(page, await idOf(window)).press('Enter')
    await expectLetGo(page, window, MOVED)
    await taskbarButton(page, await idOf(notepad)).press('Enter')
    await expect(notepad).toHaveCSS('z-index', '11')
    await expect(window).toHaveCSS('z-index', '10')
  })

  test('and maximized by key is restored to its old box; closed by key, it is gone', async ({
    page,
  }) => {
    const window = await dragComputer(page)

    await test.step('and maximized by key is restored to its old box', async () => {
      await titleBar(window).press('Enter')
      await expectBox(window, { x: -3, y: -3, width: 1446, height: 876 })
      await expect(plane(window)).toHaveCount(0)
      await titleBar(window).press('Enter')
      await expectLetGo(page, window, START)
    })

    await test.step('and closed by key is gone, and the next window can be dragged', async () => {
      await startDrag(page, window)
      await windowButton(window, 'Close').press('Enter')
      await expect(windows(page)).toHaveCount(0)
      const next = await openApp(page, 'My Computer')
      await expectLetGo(page, next, START)
    })
  })

  test('stays where it is when the pointer, the focus or the power is taken away', async ({
    page,
  }) => {
    const window = await dragComputer(page)

    await test.step('stays where it is when the pointer is taken away', async () => {
      await titleBar(window).evaluate((bar) => {
        // Mice have this id in every browser that the tests know.
        const captor = [bar, ...bar.querySelectorAll('*')].find((part) => part.hasPointerCapture(1))
        captor?.releasePointerCapture(1)
      })
      await expectLetGo(page, window, MOVED)
    })

    await test.step('stays where it is when the browser loses the focus, not when a part of the page does', async () => {
      await startDrag(page, window)
      await windowButton(window, 'Close').focus()
      await windowButton(window, 'Close').blur()
      await moveBy(page, START, { x: 300, y: 200 })
      await expect(plane(window)).toHaveCount(1)
      const shown = await boxOf(window)
      await blurBrowser(page)
      await expectLetGo(page, window, shown)
    })

    await test.step('stays where it is when the desktop is powered off', async () => {
      await startDrag(page, window)
      await page.getByRole('button', { name: 'start', exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: 'Turn Off Computer' }).press('Enter')
      await expect(shell(page)).toHaveAttribute('data-power-state', 'TURN_OFF')
      await expectBox(window, MOVED)
      await expect(plane(window)).toHaveCount(0)
      await page.mouse.up()
      await page.keyboard.press('Escape')
      await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
      await expectLetGo(page, window, MOVED)
    })
  })

  test('is back in its place on a screen with another pixel ratio, and after the phone was shown', async ({
    page,
  }) => {
    const window = await dragComputer(page)

    await test.step('is back in its place after the phone was shown below 768 px', async () => {
      await page.setViewportSize({ width: 700, height: 900 })
      await expect(shell(page)).toHaveCount(0)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.locator('canvas[data-renderer]')).toBeVisible()
      await expectLetGo(page, window, START)
    })

    await test.step('is back in its place on a screen with another pixel ratio', async () => {
      const place = await boxOf(window)
      await startDrag(page, window)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        width: 1440,
        height: 900,
        deviceScaleFactor: 2,
        mobile: false,
      })
      await expect(scene(page)).toHaveAttribute('width', '2880')
      await expectBox(window, place)
      await expect(plane(window)).toHaveCount(0)
      await page.mouse.up()
    })
  })

  test('stays where it is when the visitor leaves the page', async ({ page }) => {
    const window = await dragComputer(page)
    // While a page is being left, only its own scripts can move the pointer.
    const movePointer = (to: { clientX: number; clientY: number }): void => {
      const options = { pointerId: 1, bubbles: true, ...to }
      document.body.dispatchEvent(new PointerEvent('pointermove', options))
    }
    await page.evaluate(movePointer, { clientX: 700, clientY: 500 })
    expect(await boxOf(window), 'the grab follows such moves').not.toEqual(MOVED)
    const { x, y } = await boxOf(window)
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
})

test.describe('a corner that is pulled', () => {
  for (const how of ['Escape', 'a narrow viewport'] as const) {
    test(`goes back at ${how}`, async ({ page }) => {
      await openDesktop(page)
      const window = await openApp(page, 'My Computer')
      const from = await cornerPoint(window, 'se')
      await press(page, from)
      await moveBy(page, from, { x: -200, y: -100 })
      await expectBox(window, { ...START, width: 460, height: 400 })
      if (how === 'Escape') await page.keyboard.press('Escape')
      else await page.setViewportSize({ width: 800, height: 900 })
      await expectLetGo(page, window, how === 'Escape' ? START : { ...START, x: 140 })
    })
  }
})

test.describe('a marquee', () => {
  const FROM = { x: 400, y: 300 }

  /** Pulls a marquee over the icons of Notepad and My Computer, without letting go. */
  async function pullMarquee(page: Page): Promise<void> {
    const { x, y, height } = await boxOf(icon(page, 'Notepad'))
    await press(page, { x: 300, y: y + height / 2 })
    await page.mouse.move(x + 20, y + height / 2 + 4, { steps: 4 })
    await expect(marquee(page)).toHaveCount(1)
    await expect(icon(page, 'Notepad')).toHaveAttribute('aria-selected', 'true')
  }

  async function expectNoMarquee(page: Page): Promise<void> {
    await expect(marquee(page)).toHaveCount(0)
    await page.mouse.move(FROM.x, FROM.y, { steps: 3 })
    await nextFrame(page)
    await expect(marquee(page)).toHaveCount(0)
    await page.mouse.up()
    await press(page, FROM)
    await moveBy(page, FROM, { x: 60, y: 40 })
    await expectBox(marquee(page), { ...FROM, width: 60, height: 40 })
    await page.mouse.up()
    await expect(marquee(page)).toHaveCount(0)
  }

  test('ends when the pointer or the focus is taken away, and keeps its icons selected', async ({
    page,
  }) => {
    await openDesktop(page)

    await test.step('ends when the browser loses the focus, and keeps its icons selected', async () => {
      await pullMarquee(page)
      await blurBrowser(page)
      await expect(icon(page, 'Notepad')).toHaveAttribute('aria-selected', 'true')
      await expectNoMarquee(page)
    })

    await test.step('ends when the pointer is taken away', async () => {
      await pullMarquee(page)
      await page
        .locator('[data-part="desktop"]')
        .evaluate((background) => background.releasePointerCapture(1))
      await page.mouse.move(500, 500)
      await expect(icon(page, 'Notepad')).toHaveAttribute('aria-selected', 'true')
      await expectNoMarquee(page)
    })
  })

  test('does not outlive the layout', async ({ page }) => {
    await openDesktop(page)
    await pullMarquee(page)
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(shell(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('canvas[data-renderer]')).toBeVisible()
    await expectNoMarquee(page)
  })
})
