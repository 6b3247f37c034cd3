/** Taps of a finger on the desktop: they open, maximize and close. What a finger drags: gestures.spec.ts. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  centerOf,
  client,
  expectBox,
  icon,
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

test('one tap on an icon opens it, also beside another, and where it was dragged to; a double tap maximizes, restores and closes', async ({
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
  await finger.move({ x: from.x + 150, y: from.y + 375 })
  await finger.up()
  await expect.poll(async () => (await centerOf(icon(page, 'Notepad'))).x).toBe(from.x + 150)
  await expect(windows(page)).toHaveCount(2)
  await tap(page, icon(page, 'Notepad'))
  await expect(windowsOf(page, 'Notepad')).toHaveCount(1)

  await windowButton(windowsOf(page, 'Notepad'), 'Close').press('Enter')
  const window = windowsOf(page, 'My Computer')
  await icon(page, 'My Computer').press('Enter')
  await expect(window).toHaveAttribute('data-active', 'true')
  const start = await boxOf(window)
  /** Two taps that are a tenth of a second apart for the page, however long they take. */
  const tapTwice = async (at: Point): Promise<void> => {
    const now = Date.now() / 1000
    await finger.tap(at, now)
    await finger.tap({ x: at.x + 3, y: at.y + 2 }, now + 0.1)
  }
  for (const box of [{ x: -3, y: -3, width: 1286, height: 776 }, start]) {
    await tapTwice(await titlePoint(window))
    await expectBox(window, box)
  }
  await tapTwice(await centerOf(titleIcon(window)))
  await expect(window).toHaveCount(0)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, isMobile: true })

  test('a window is resized by its corner, although the finger is on its content, and its buttons are hit beside their pictures', async ({
    page,
  }) => {
    await openDesktop(page)
    const finger = await fingerOf(page)
    const notepad = await openApp(page, 'Notepad')
    await client(notepad).getByRole('textbox').fill('A note\n'.repeat(80))
    const before = await boxOf(notepad)
    const corner = { x: before.x + before.width - 12, y: before.y + before.height - 12 }
    await finger.down(corner)
    await finger.move({ x: corner.x + 60, y: corner.y + 40 })
    await finger.up()
    await expectBox(notepad, {
      ...before,
      width: before.width + 60,
      height: before.height + 40,
    })

    // The time of a long press, which opens a menu elsewhere.
    const rest = { x: corner.x + 60 + 9, y: corner.y + 40 + 9 }
    await finger.down(rest)
    await page.waitForTimeout(700)
    await finger.move({ x: rest.x - 30, y: rest.y - 20 })
    await finger.up()
    await expectBox(notepad, { ...before, width: before.width + 30, height: before.height + 20 })

    // A corner beside what answers to a press is hit from outside.
    const { x, y, width, height } = await boxOf(notepad)
    await finger.down({ x: x - 4, y: y + height + 4 })
    await finger.move({ x: x + 26, y: y + height - 16 })
    await finger.up()
    await expectBox(notepad, { x: x + 30, y, width: width - 30, height: height - 20 })

    // The buttons of a title bar can be hit outside of their pictures.
    const minimize = await boxOf(windowButton(notepad, 'Minimize'))
    await page.touchscreen.tap(minimize.x - 9, minimize.y + minimize.height + 3)
    await expect(notepad).toBeHidden()
    const computer = await openApp(page, 'My Computer')
    const close = await boxOf(windowButton(computer, 'Close'))
    await page.touchscreen.tap(close.x + close.width + 3, close.y - 5)
    await expect(computer).toHaveCount(0)
  })
})
