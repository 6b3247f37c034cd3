/** The desktop under a finger: taps open, double taps maximize, drags move. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  centerOf,
  cornerPoint,
  expectBox,
  icon,
  marquee,
  movedBy,
  newWindow,
  nextFrame,
  openApp,
  openDesktop,
  shell,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

const START = { x: 260, y: 50, width: 660, height: 500 }

interface Finger {
  down(at: Point): Promise<void>
  move(at: Point): Promise<void>
  up(): Promise<void>
  cancel(): Promise<void>
  /** Puts a second finger down, while this one stays where it is. */
  second(at: Point): Promise<void>
  /** A tap that, for the page, happened at this second. */
  tap(at: Point, seconds: number): Promise<void>
}

/** One finger on the page, as the browser's own input. */
async function fingerOn(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page)
  let held: Point = { x: 0, y: 0 }
  const send = async (type: 'touchStart' | 'touchMove', at: Point, timestamp?: number) => {
    held = { x: at.x, y: at.y }
    const touchPoints = [{ x: at.x, y: at.y, id: 1 }]
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      ...(timestamp !== undefined && { timestamp }),
    })
  }
  const end = async (type: 'touchEnd' | 'touchCancel', timestamp?: number) => {
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [],
      ...(timestamp !== undefined && { timestamp }),
    })
  }
  return {
    down: (at) => send('touchStart', at),
    move: (at) => send('touchMove', at),
    up: () => end('touchEnd'),
    cancel: () => end('touchCancel'),
    async second(at) {
      const touchPoints = [
        { ...held, id: 1 },
        { x: at.x, y: at.y, id: 2 },
      ]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    },
    async tap(at, seconds) {
      await send('touchStart', at, seconds)
      await end('touchEnd', seconds + 0.03)
    },
  }
}

async function slide(finger: Finger, from: Point, by: Point): Promise<void> {
  await finger.down(from)
  for (const part of [0.1, 0.4, 0.7, 1]) {
    await finger.move({ x: from.x + by.x * part, y: from.y + by.y * part })
  }
}

async function tap(page: Page, element: Locator): Promise<void> {
  const { x, y } = await centerOf(element)
  await page.touchscreen.tap(x, y)
}

test.describe('icons', () => {
  test('one tap opens', async ({ page }) => {
    await openDesktop(page)
    await tap(page, icon(page, 'My Computer'))
    await expect(await newWindow(page, [])).toHaveAttribute('data-app', 'My Computer')
    await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  })

  test('two quick taps on two icons open each of them once', async ({ page }) => {
    await openDesktop(page)
    await tap(page, icon(page, 'Assistant'))
    await tap(page, icon(page, 'My Computer'))
    await expect(windows(page)).toHaveCount(2)
    await expect(windowsOf(page, 'Assistant')).toHaveCount(1)
    await expect(windowsOf(page, 'My Computer')).toHaveCount(1)
    await expect(page.locator('[data-maximized="true"]')).toHaveCount(0)
  })

  test('a finger that slides drags one and opens nothing, and the next tap opens it there', async ({
    page,
  }) => {
    await openDesktop(page)
    const finger = await fingerOn(page)
    const notepad = await boxOf(icon(page, 'Notepad'))
    await slide(finger, await centerOf(icon(page, 'Notepad')), { x: 300, y: 158 })
    // The finger rests, or the browser takes the next tap for the end of its momentum.
    await page.waitForTimeout(200)
    await finger.up()
    await expectBox(icon(page, 'Notepad'), movedBy(notepad, { x: 300, y: 158 }))
    await expect(windows(page)).toHaveCount(0)
    await tap(page, icon(page, 'Notepad'))
    await expect(windowsOf(page, 'Notepad')).toHaveCount(1)
  })
})

test.describe('a double tap', () => {
  test('on the title bar maximizes, and back', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    const began = Date.now() / 1000
    for (const [index, isMaximized] of ['true', 'false'].entries()) {
      const { x, y } = await titlePoint(window)
      await finger.tap({ x, y }, began + index)
      await finger.tap({ x: x + 3, y: y + 2 }, began + index + 0.2)
      await expect(window).toHaveAttribute('data-maximized', isMaximized)
    }
    await expectBox(window, START)
  })

  test('on the title icon closes', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    const at = await centerOf(titleIcon(window))
    const began = Date.now() / 1000
    await finger.tap(at, began)
    await finger.tap(at, began + 0.1)
    await expect(windows(page)).toHaveCount(0)
  })

  test('is not made by two slow taps, nor by taps on two parts', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    const at = await titlePoint(window)
    const began = Date.now() / 1000
    await finger.tap(at, began)
    await finger.tap(at, began + 0.5)
    await finger.tap(await centerOf(titleIcon(window)), began + 0.6)
    await nextFrame(page)
    await expect(window).toHaveAttribute('data-maximized', 'false')
    await expect(windows(page)).toHaveCount(1)
    await finger.tap(at, began + 2)
    await finger.tap(at, began + 2.1)
    await expect(window).toHaveAttribute('data-maximized', 'true')
  })
})

test.describe('a finger', () => {
  test('drags a window as far as the finger moves', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    await slide(finger, await titlePoint(window), { x: 120, y: 80 })
    await expectBox(window, movedBy(START, { x: 120, y: 80 }))
    await finger.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(movedBy(START, { x: 120, y: 80 }))
  })

  test('whose touch the system cancels leaves the window where it was', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    await slide(finger, await titlePoint(window), { x: 120, y: 80 })
    await expectBox(window, movedBy(START, { x: 120, y: 80 }))
    await finger.cancel()
    await expectBox(window, START)
    await slide(finger, await titlePoint(window), { x: 40, y: 30 })
    await finger.up()
    await expectBox(window, movedBy(START, { x: 40, y: 30 }))
  })

  test('stops dragging once there is a second one: the window is back in its place', async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    await slide(finger, await titlePoint(window), { x: 120, y: 80 })
    await expectBox(window, movedBy(START, { x: 120, y: 80 }))
    await finger.second({ x: 1100, y: 700 })
    await expectBox(window, START)
    await finger.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
    await slide(finger, await titlePoint(window), { x: 40, y: 30 })
    await finger.up()
    await expectBox(window, movedBy(START, { x: 40, y: 30 }))
  })

  test('pulls a corner', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const finger = await fingerOn(page)
    await slide(finger, await cornerPoint(window, 'se'), { x: 60, y: 70 })
    await expectBox(window, { ...START, width: 720, height: 570 })
    await finger.up()
    await expectBox(titleBar(window), { x: 263, y: 53, width: 714, height: 25 })
  })

  test('pulls a marquee open on the background', async ({ page }) => {
    await openDesktop(page)
    const finger = await fingerOn(page)
    const notepad = await boxOf(icon(page, 'Notepad'))
    await slide(finger, { x: 400, y: notepad.y + 10 }, { x: -320, y: 20 })
    await expectBox(marquee(page), { x: 80, y: notepad.y + 10, width: 320, height: 20 })
    await finger.up()
    await expect(marquee(page)).toHaveCount(0)
    await expect(icon(page, 'Notepad')).toHaveAttribute('aria-selected', 'true')
    await expect(windows(page)).toHaveCount(0)
  })

  test('raises, minimizes and closes', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    const computer = await openApp(page, 'My Computer')
    const { x, y } = await titlePoint(notepad)
    await page.touchscreen.tap(x, y)
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await tap(page, windowButton(notepad, 'Minimize'))
    await expect(notepad).toBeHidden()
    await tap(page, windowButton(computer, 'Close'))
    await expect(computer).toHaveCount(0)
  })
})
