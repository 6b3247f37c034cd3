/** Taps of a finger on the desktop: they open, maximize, raise and close. What a finger drags: gestures.spec.ts. */
import type { Locator, Page } from '@playwright/test'
import {
  centerOf,
  icon,
  nextFrame,
  openApp,
  openDesktop,
  shell,
  titleIcon,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

async function tap(page: Page, element: Locator): Promise<void> {
  const { x, y } = await centerOf(element)
  await page.touchscreen.tap(x, y)
}

test('one tap on an icon opens it, also beside another, and where it was dragged to', async ({
  page,
}) => {
  await openDesktop(page)
  await tap(page, icon(page, 'Assistant'))
  await tap(page, icon(page, 'My Computer'))
  await expect(windows(page)).toHaveCount(2)
  await expect(windowsOf(page, 'Assistant')).toHaveCount(1)
  await expect(windowsOf(page, 'My Computer')).toHaveCount(1)
  await expect(page.locator('[data-maximized="true"]')).toHaveCount(0)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
  const finger = await fingerOf(page)
  const from = await centerOf(icon(page, 'Notepad'))
  await finger.down(from)
  await finger.move({ x: from.x + 100, y: from.y + 395 })
  await finger.up()
  await expect.poll(async () => (await centerOf(icon(page, 'Notepad'))).x).toBe(from.x + 100)
  await expect(windows(page)).toHaveCount(2)
  await tap(page, icon(page, 'Notepad'))
  await expect(windowsOf(page, 'Notepad')).toHaveCount(1)
})

test('a double tap maximizes by the title bar and closes by its icon; slow taps and two parts make none', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const finger = await fingerOf(page)
  /** Two taps that are so many seconds apart for the page. */
  const tapTwice = async (first: Point, second: Point, gap: number): Promise<void> => {
    const now = Date.now() / 1000
    await finger.tap(first, now)
    await finger.tap(second, now + gap)
  }
  const at = await titlePoint(window)
  const onIcon = await centerOf(titleIcon(window))
  await tapTwice(at, at, 0.5)
  await page.waitForTimeout(800)
  await tapTwice(at, onIcon, 0.1)
  await nextFrame(page)
  await expect(window).toHaveAttribute('data-maximized', 'false')
  await page.waitForTimeout(800)
  for (const isMaximized of ['true', 'false']) {
    const { x, y } = await titlePoint(window)
    await tapTwice({ x, y }, { x: x + 3, y: y + 2 }, 0.2)
    await expect(window).toHaveAttribute('data-maximized', isMaximized)
  }
  await tapTwice(onIcon, onIcon, 0.1)
  await expect(windows(page)).toHaveCount(0)
})

test('a tap raises, minimizes and closes a window', async ({ page }) => {
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
