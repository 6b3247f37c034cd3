/** Where windows open, in which size, and what a second opening does (spec, sections 4 and 9). */
import type { Locator } from '@playwright/test'
import {
  boxOf,
  expectBox,
  icon,
  idOf,
  idsOf,
  openApp,
  openDesktop,
  shell,
  stackOf,
  titleBar,
  windowButton,
  windows,
  windowsOf,
  type Box,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const APPS = ['About', 'Blog', 'Assistant', 'Internet Explorer', 'My Computer', 'Notepad', 'Error']

/** Closes a window, or minimizes it where it cannot be closed. */
async function putAway(window: Locator): Promise<void> {
  const isAssistant = (await window.getAttribute('data-app')) === 'Assistant'
  await windowButton(window, isAssistant ? 'Minimize' : 'Close').click()
  await expect(window).toBeHidden()
}

test.describe('a window opens', () => {
  test.use({ viewport: { width: 1400, height: 1000 } })

  const places: readonly (readonly [app: string, box: Box])[] = [
    ['About', { x: 105, y: 75, width: 1190, height: 850 }],
    ['Blog', { x: 105, y: 75, width: 1190, height: 850 }],
    ['Assistant', { x: 984, y: 346, width: 416, height: 624 }],
    ['Internet Explorer', { x: 20, y: 20, width: 700, height: 500 }],
    ['My Computer', { x: 260, y: 50, width: 660, height: 500 }],
    ['Notepad', { x: 20, y: 20, width: 660, height: 500 }],
    ['Error', { x: 600, y: 450, width: 200, height: 100 }],
  ]
  test('at its place, in its size, topmost and active', async ({ page }) => {
    await openDesktop(page)
    for (const [app, box] of places) {
      await test.step(app, async () => {
        const window = await openApp(page, app)
        await expectBox(window, box)
        await expect(window).toHaveAttribute('data-active', 'true')
        await expect(window).toHaveAttribute('data-maximized', 'false')
        await expect(window).toHaveCSS('z-index', '10')
        await expect(shell(page)).toHaveAttribute('data-focusing', 'WINDOW')
        await expectBox(titleBar(window), {
          x: box.x + 3,
          y: box.y + 3,
          width: box.width - 6,
          height: 25,
        })
        await putAway(window)
      })
    }
  })

  test('in whole pixels even when centred between two', async ({ page }) => {
    await page.setViewportSize({ width: 1441, height: 901 })
    await openDesktop(page)
    const box = await boxOf(await openApp(page, 'About'))
    for (const length of Object.values(box)) expect(length % 1).toBe(0)
    expect(Math.abs(box.width - 0.85 * 1441)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(box.x - (1441 - box.width) / 2)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(box.y - (901 - box.height) / 2)).toBeLessThanOrEqual(0.5)
  })
})

test.describe('below a width of 800', () => {
  test.use({ viewport: { width: 799, height: 600 } })

  test('most apps open maximized, the assistant and Error in their own sizes', async ({ page }) => {
    await openDesktop(page)
    for (const app of APPS) {
      await test.step(app, async () => {
        const window = await openApp(page, app)
        const isMaximized = app !== 'Assistant' && app !== 'Error'
        await expect(window).toHaveAttribute('data-maximized', String(isMaximized))
        if (isMaximized) await expectBox(window, { x: -3, y: -3, width: 805, height: 576 })
        else if (app === 'Error') {
          await expectBox(window, { x: 300, y: 250, width: 200, height: 100 })
        }
        // The assistant's own height is more than the work area's.
        else await expectBox(window, { x: 383, y: 0, width: 416, height: 570 })
        await putAway(window)
      })
    }
  })
})

test.describe('opening an app again', () => {
  test('gives another window above the first, where an app may have many', async ({ page }) => {
    await openDesktop(page)
    for (const app of ['Notepad', 'Internet Explorer', 'Error']) {
      await test.step(app, async () => {
        const [first, second] = [await openApp(page, app), await openApp(page, app)]
        const [low, high] = [await idOf(first), await idOf(second)]
        await expect(windowsOf(page, app)).toHaveCount(2)
        expect(Number(high)).toBeGreaterThan(Number(low))
        expect(await stackOf(page)).toEqual([
          [low, 10],
          [high, 11],
        ])
        await putAway(second)
        await putAway(first)
      })
    }
  })

  test('shows, raises and focuses the same window, where an app may have one', async ({ page }) => {
    await openDesktop(page)
    for (const app of ['My Computer', 'About', 'Blog', 'Assistant']) {
      await test.step(app, async () => {
        const window = await openApp(page, app)
        await windowButton(window, 'Minimize').click()
        await expect(window).toBeHidden()
        const notepad = await openApp(page, 'Notepad')
        await icon(page, app).press('Enter')
        await expect(window).toBeVisible()
        await expect(window).toHaveAttribute('data-active', 'true')
        await expect(window).toHaveCSS('z-index', '11')
        await expect(notepad).toHaveAttribute('data-active', 'false')
        await expect(windows(page)).toHaveCount(2)
        await notepad.press('Escape')
        await expect(notepad).toHaveAttribute('data-active', 'true')
        await icon(page, app).press('Enter')
        await expect(window).toHaveAttribute('data-active', 'true')
        await expect(windows(page)).toHaveCount(2)
        await putAway(window)
        await putAway(notepad)
      })
    }
  })

  test('never uses an id twice', async ({ page }) => {
    await openDesktop(page)
    const first = await openApp(page, 'Notepad')
    expect(await idOf(first)).toBe('1')
    await windowButton(first, 'Close').click()
    await expect(windows(page)).toHaveCount(0)
    expect(await idOf(await openApp(page, 'Notepad'))).toBe('2')
  })
})

test('the icon Cookies opens no window', async ({ page }) => {
  await openDesktop(page)
  await icon(page, 'Cookies').dblclick()
  await openApp(page, 'Notepad')
  expect(await idsOf(page)).toEqual(['1'])
})
