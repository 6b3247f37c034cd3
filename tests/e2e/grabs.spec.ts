/** Moving and resizing windows (spec, section 2, "Window chrome"): where they go, and what it costs. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  client,
  cornerPoint,
  drag,
  expectBox,
  handle,
  idOf,
  moveBy,
  movedBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  taskbarButton,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  type Corner,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage, watchMutations } from '../support/probes.ts'

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** My Computer's box at 1440x900, and the work area it must stay in. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const AREA = { width: 1440, height: 870 }

test.describe('a drag by the title bar', () => {
  test('moves the window as far as the pointer, the threshold included', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const from = await titlePoint(window)
    await press(page, from)
    for (const by of [
      { x: 5, y: 0 },
      { x: 37, y: 21 },
      { x: -80, y: 130 },
    ]) {
      await moveBy(page, from, by)
      await expectBox(window, movedBy(START, by))
      await expectBox(titleBar(window), { x: 263 + by.x, y: 53 + by.y, width: 654, height: 25 })
    }
    await page.mouse.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(movedBy(START, { x: -80, y: 130 }))
  })

  test('shows within a frame of the release what the last move asked for', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await drag(page, await titlePoint(window), { x: 301, y: 167 }, 1)
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(movedBy(START, { x: 301, y: 167 }))
  })

  test('takes hold of the title icon too', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const { x, y } = await boxOf(titleIcon(window))
    await drag(page, { x: x + 8, y: y + 8 }, { x: 40, y: 30 })
    await expectBox(window, movedBy(START, { x: 40, y: 30 }))
  })

  test('is none while a click trembles', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await drag(page, await titlePoint(window), { x: 2, y: 0 }, 2)
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  })

  test('raises and focuses the window at the press', async ({ page }) => {
    await openDesktop(page)
    const notepad = await openApp(page, 'Notepad')
    await openApp(page, 'My Computer')
    await press(page, await titlePoint(notepad))
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(notepad).toHaveCSS('z-index', '11')
    await page.mouse.up()
  })

  test('keeps the window in the work area, at every side', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const right = AREA.width - START.width
    const bottom = AREA.height - START.height
    for (const [by, x, y] of [
      [{ x: -900, y: -300 }, 0, 0],
      [{ x: 1300, y: -300 }, right, 0],
      [{ x: 1300, y: 880 }, right, bottom],
      [{ x: -900, y: 880 }, 0, bottom],
    ] as const) {
      const from = await titlePoint(window)
      await press(page, from)
      await moveBy(page, from, by)
      await expectBox(window, { ...START, x, y })
      await page.mouse.up()
      await expectBox(window, { ...START, x, y })
    }
  })

  test('follows the pointer back from beyond an edge without lag', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const from = await titlePoint(window)
    await press(page, from)
    await moveBy(page, from, { x: -260, y: -40 })
    await moveBy(page, from, { x: 10, y: 20 })
    await expectBox(window, movedBy(START, { x: 10, y: 20 }))
    await page.mouse.up()
  })

  test('ends with a release outside of the viewport', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const from = await titlePoint(window)
    await press(page, from)
    await page.mouse.move(from.x + 100, -50, { steps: 3 })
    await page.mouse.up()
    await expectBox(window, { ...START, x: 360, y: 0 })
    await moveBy(page, from, { x: 300, y: 300 })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual({ ...START, x: 360, y: 0 })
  })

  test('is canceled by Escape: the window is back, the pointer free', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const from = await titlePoint(window)
    await press(page, from)
    await moveBy(page, from, { x: 120, y: 90 })
    await page.keyboard.press('Escape')
    await expectBox(window, START)
    await moveBy(page, from, { x: 200, y: 200 })
    await page.mouse.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
    await drag(page, from, { x: 50, y: 60 })
    await expectBox(window, movedBy(START, { x: 50, y: 60 }))
  })

  test('is none from the client area, a button or by another mouse button', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const { x, y } = await boxOf(client(window))
    await drag(page, { x: x + 300, y: y + 200 }, { x: 60, y: 60 })
    const minimize = await boxOf(windowButton(window, 'Minimize'))
    await drag(page, { x: minimize.x + 10, y: minimize.y + 10 }, { x: 0, y: 90 })
    const at = await titlePoint(window)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down({ button: 'middle' })
    await moveBy(page, at, { x: 80, y: 80 })
    await page.mouse.up({ button: 'middle' })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  })

  test('does not move a maximized window', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    const at = await titlePoint(window)
    await page.mouse.dblclick(at.x, at.y)
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await drag(page, await titlePoint(window), { x: 200, y: 200 })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual({ x: -3, y: -3, width: 1446, height: 876 })
    const again = await titlePoint(window)
    await page.mouse.dblclick(again.x, again.y)
    await expectBox(window, START)
  })

  test('keeps its place while another window opens and it is minimized', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await drag(page, await titlePoint(window), { x: 70, y: 45 })
    await openApp(page, 'Notepad')
    await taskbarButton(page, await idOf(window)).click()
    await expect(window).toHaveAttribute('data-active', 'true')
    await taskbarButton(page, await idOf(window)).click()
    await expect(window).toBeHidden()
    await taskbarButton(page, await idOf(window)).click()
    await expectBox(window, movedBy(START, { x: 70, y: 45 }))
  })
})

test.describe('a resize by a corner', () => {
  /** What pulling a corner by so much makes of the box. */
  function pulled(corner: Corner, by: { x: number; y: number }) {
    const west = corner.endsWith('w')
    const north = corner.startsWith('n')
    return {
      x: START.x + (west ? by.x : 0),
      y: START.y + (north ? by.y : 0),
      width: START.width + (west ? -by.x : by.x),
      height: START.height + (north ? -by.y : by.y),
    }
  }

  for (const corner of CORNERS) {
    test(`${corner}: pulls it out and in, down to 40 by 40, up to the work area`, async ({
      page,
    }) => {
      await openDesktop(page)
      const window = await openApp(page, 'My Computer')
      const from = await cornerPoint(window, corner)
      const inwards = {
        x: corner.endsWith('w') ? 1 : -1,
        y: corner.startsWith('n') ? 1 : -1,
      }
      await press(page, from)
      for (const far of [-30, 45]) {
        const by = { x: inwards.x * far, y: inwards.y * far }
        await moveBy(page, from, by)
        await expectBox(window, pulled(corner, by))
        const { x, y, width } = pulled(corner, by)
        await expectBox(titleBar(window), { x: x + 3, y: y + 3, width: width - 6, height: 25 })
      }
      await moveBy(page, from, { x: inwards.x * 1000, y: inwards.y * 1000 })
      const smallest = pulled(corner, { x: inwards.x * 620, y: inwards.y * 460 })
      expect(smallest).toMatchObject({ width: 40, height: 40 })
      await expectBox(window, smallest)
      await page.mouse.up()
      await expectBox(window, smallest)
      await press(page, await cornerPoint(window, corner))
      await page.mouse.move(corner.endsWith('w') ? -20 : 1460, corner.startsWith('n') ? -20 : 920, {
        steps: 3,
      })
      const edge = {
        x: corner.endsWith('w') ? -START.x : AREA.width - START.x - START.width,
        y: corner.startsWith('n') ? -START.y : AREA.height - START.y - START.height,
      }
      await expectBox(window, pulled(corner, edge))
      await page.mouse.up()
      await expectBox(window, pulled(corner, edge))
    })
  }

  test('is canceled by Escape', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await press(page, await cornerPoint(window, 'se'))
    await moveBy(page, await cornerPoint(window, 'se'), { x: -200, y: -100 })
    await page.keyboard.press('Escape')
    await expectBox(window, START)
    await page.mouse.up()
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  })

  test('makes its box explicit: a centred window does not centre itself again', async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'About')
    const before = await boxOf(window)
    await drag(page, await cornerPoint(window, 'se'), { x: -200, y: -100 })
    const after = { ...before, width: before.width - 200, height: before.height - 100 }
    await expectBox(window, after)
    await page.setViewportSize({ width: 1500, height: 960 })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(after)
  })

  test('is offered by handles around the corners, and only by resizable windows', async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    for (const corner of CORNERS) {
      const at = await cornerPoint(window, corner)
      const { x, y, width, height } = await boxOf(handle(window, corner))
      expect(at.x).toBeGreaterThanOrEqual(x)
      expect(at.x).toBeLessThan(x + width)
      expect(at.y).toBeGreaterThanOrEqual(y)
      expect(at.y).toBeLessThan(y + height)
      await expect(handle(window, corner)).toHaveCSS('cursor', `${corner}-resize`)
    }
    const error = await openApp(page, 'Error')
    await expect(error.locator('[data-part^="resize-"]')).toHaveCount(0)
  })
})

test.describe('by keyboard, on the title bar', () => {
  test('arrows move the window by 10 px, with Control by 1, and not out of the work area', async ({
    page,
  }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await titleBar(window).focus()
    for (const [key, x, y] of [
      ['ArrowRight', 270, 50],
      ['ArrowDown', 270, 60],
      ['Control+ArrowLeft', 269, 60],
      ['Control+ArrowUp', 269, 59],
    ] as const) {
      await page.keyboard.press(key)
      await expectBox(window, { ...START, x, y })
    }
    for (let count = 0; count < 7; count += 1) await page.keyboard.press('ArrowUp')
    await expectBox(window, { ...START, x: 269, y: 0 })
    await expect(titleBar(window)).toBeFocused()
  })

  test('with Shift they pull its lower right corner', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await titleBar(window).press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expectBox(window, { ...START, width: 669, height: 490 })
  })

  test('Enter maximizes and restores', async ({ page }) => {
    await openDesktop(page)
    const window = await openApp(page, 'My Computer')
    await titleBar(window).press('Enter')
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(window).toHaveAttribute('data-maximized', 'false')
    await expectBox(window, START)
  })
})

test.describe('what a grab costs', () => {
  // The clock stands, in all of these: a new minute would be a commit.

  /** Ten windows, the topmost of them My Computer. */
  async function openTen(page: Page) {
    for (let count = 0; count < 9; count += 1) await openApp(page, 'Notepad')
    return openApp(page, 'My Computer')
  }

  for (const renderer of ['canvas', 'webgl'] as const) {
    test(`240 moves among ten windows: no commit, at most 4 presents, in ${renderer}`, async ({
      page,
    }) => {
      const counts = await countInPage(page)
      await openDesktop(page, `?freeze&renderer=${renderer}`)
      const window = await openTen(page)
      const id = await idOf(window)
      const from = await titlePoint(window)
      await nextFrame(page)
      const atRest = await counts()
      expect(atRest.commits).toBeGreaterThan(0)
      expect(atRest.presents).toBeGreaterThan(0)

      await press(page, from)
      await moveBy(page, from, { x: 4, y: 4 })
      await nextFrame(page)
      const mutations = await watchMutations(page)
      const lifted = await counts()
      for (let move = 1; move <= 240; move += 1) {
        await page.mouse.move(from.x + 4 + move, from.y + 4 + Math.round(60 * Math.sin(move / 20)))
      }
      await expectBox(window, movedBy(START, { x: 244, y: 4 + Math.round(60 * Math.sin(12)) }))
      expect((await counts()).commits).toBe(lifted.commits)
      expect(await mutations()).toEqual([`window ${id}: style`])
      await page.mouse.up()
      await nextFrame(page)
      expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
    })
  }

  test('pressing and pulling the active window commits nothing at all', async ({ page }) => {
    const counts = await countInPage(page)
    await openDesktop(page, '?freeze')
    const window = await openApp(page, 'My Computer')
    // What was opened comes to rest first: a view that is loaded late is a commit.
    await expect
      .poll(async () => {
        const { commits } = await counts()
        await page.waitForTimeout(500)
        return (await counts()).commits - commits
      })
      .toBe(0)
    const before = await counts()
    const from = await titlePoint(window)
    await press(page, from)
    await moveBy(page, from, { x: 60, y: 60 }, 20)
    await expectBox(window, movedBy(START, { x: 60, y: 60 }))
    expect((await counts()).commits).toBe(before.commits)
    await page.mouse.up()
  })

  test('a resize of 60 moves: no commit, nothing but the window is touched', async ({ page }) => {
    const counts = await countInPage(page)
    await openDesktop(page, '?freeze')
    const window = await openTen(page)
    const id = await idOf(window)
    await nextFrame(page)
    const atRest = await counts()
    const from = await cornerPoint(window, 'se')
    await press(page, from)
    await moveBy(page, from, { x: -4, y: -4 })
    await nextFrame(page)
    const mutations = await watchMutations(page)
    const lifted = await counts()
    for (let move = 1; move <= 60; move += 1) {
      await page.mouse.move(from.x - 4 - move, from.y - 4 - move)
    }
    await expectBox(window, { ...START, width: 596, height: 436 })
    expect((await counts()).commits).toBe(lifted.commits)
    for (const what of await mutations()) expect(what).toMatch(new RegExp(`^(in )?window ${id}: `))
    await page.mouse.up()
    await nextFrame(page)
    expect((await counts()).presents - atRest.presents).toBeLessThanOrEqual(4)
  })
})
