/** Moving windows by their title bars (spec, section 2, "Window chrome"). */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  client,
  drag,
  expectBox,
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
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** My Computer's box at 1440x900, and the work area it must stay in. */
const START = { x: 260, y: 50, width: 660, height: 500 }
const AREA = { width: 1440, height: 870 }

/** Drags the window back to where it was opened. */
async function moveBack(page: Page, window: Locator): Promise<void> {
  const { x, y } = await boxOf(window)
  await drag(page, await titlePoint(window), { x: START.x - x, y: START.y - y })
  await expectBox(window, START)
}

test('a drag moves the window as far as the pointer, the threshold included', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')

  await test.step('while it lasts and when it ends', async () => {
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
    await moveBack(page, window)
  })

  await test.step('within a frame of the release, as the last move asked', async () => {
    await drag(page, await titlePoint(window), { x: 301, y: 167 }, 1)
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(movedBy(START, { x: 301, y: 167 }))
    await moveBack(page, window)
  })

  await test.step('by the title icon too', async () => {
    const { x, y } = await boxOf(titleIcon(window))
    await drag(page, { x: x + 8, y: y + 8 }, { x: 40, y: 30 })
    await expectBox(window, movedBy(START, { x: 40, y: 30 }))
    await moveBack(page, window)
  })

  await test.step('back from beyond an edge without lag', async () => {
    const from = await titlePoint(window)
    await press(page, from)
    await moveBy(page, from, { x: -260, y: -40 })
    await moveBy(page, from, { x: 10, y: 20 })
    await expectBox(window, movedBy(START, { x: 10, y: 20 }))
    await page.mouse.up()
  })
})

test('some presses start no drag', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const expectUnmoved = async (): Promise<void> => {
    await nextFrame(page)
    expect(await boxOf(window)).toEqual(START)
  }

  await test.step('a click that trembles', async () => {
    await drag(page, await titlePoint(window), { x: 2, y: 0 }, 2)
    await expectUnmoved()
  })

  await test.step('in the client area', async () => {
    const { x, y } = await boxOf(client(window))
    await drag(page, { x: x + 300, y: y + 200 }, { x: 60, y: 60 })
    await expectUnmoved()
  })

  await test.step('on a button', async () => {
    const minimize = await boxOf(windowButton(window, 'Minimize'))
    await drag(page, { x: minimize.x + 10, y: minimize.y + 10 }, { x: 0, y: 90 })
    await expectUnmoved()
  })

  await test.step('by another mouse button', async () => {
    const at = await titlePoint(window)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down({ button: 'middle' })
    await moveBy(page, at, { x: 80, y: 80 })
    await page.mouse.up({ button: 'middle' })
    await expectUnmoved()
  })

  await test.step('a double-click that trembles, on a maximized window', async () => {
    const at = await titlePoint(window)
    await page.mouse.dblclick(at.x, at.y)
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await drag(page, await titlePoint(window), { x: 2, y: 0 }, 2)
    await nextFrame(page)
    expect(await boxOf(window)).toEqual({ x: -3, y: -3, width: 1446, height: 876 })
    const again = await titlePoint(window)
    await page.mouse.dblclick(again.x, again.y)
    await expectBox(window, START)
  })
})

test('a drag keeps the window in the work area, wherever the pointer is', async ({ page }) => {
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
    // Let go at an edge it would snap, so it is let go a little further in.
    await moveBy(page, from, { x: Math.max(-290, Math.min(by.x, 1130)), y: Math.max(by.y, -60) })
    await expectBox(window, { ...START, x, y })
    await page.mouse.up()
    await expectBox(window, { ...START, x, y })
    await moveBack(page, window)
  }

  await test.step('a release outside of the viewport ends it', async () => {
    const from = await titlePoint(window)
    await press(page, from)
    await page.mouse.move(from.x + 100, 950, { steps: 3 })
    await page.mouse.up()
    await expectBox(window, { ...START, x: 360, y: bottom })
    await moveBy(page, from, { x: 300, y: 300 })
    await nextFrame(page)
    expect(await boxOf(window)).toEqual({ ...START, x: 360, y: bottom })
  })
})

test('Escape cancels a drag: the window is back, and the pointer free', async ({ page }) => {
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

test('a window that was moved keeps its place under others, and minimized', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const by: Point = { x: 70, y: 45 }
  await drag(page, await titlePoint(window), by)
  const notepad = await openApp(page, 'Notepad')
  const button = taskbarButton(page, await idOf(window))
  await button.click()
  await expect(window).toHaveAttribute('data-active', 'true')
  await button.click()
  await expect(window).toBeHidden()
  await button.click()
  await expectBox(window, movedBy(START, by))

  await test.step('a press on a title bar raises and focuses its window', async () => {
    await press(page, await titlePoint(notepad))
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await expect(notepad).toHaveCSS('z-index', '11')
    await page.mouse.up()
  })
})

test('keys on the title bar move, resize and maximize the window', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')

  await test.step('arrows by 10 px, with Control by 1, and not out of the work area', async () => {
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

  await test.step('with Shift they pull its lower right corner', async () => {
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expectBox(window, { x: 269, y: 0, width: 669, height: 490 })
  })

  await test.step('Enter maximizes and restores', async () => {
    await page.keyboard.press('Enter')
    await expect(window).toHaveAttribute('data-maximized', 'true')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(window).toHaveAttribute('data-maximized', 'false')
    await expectBox(window, { x: 269, y: 0, width: 669, height: 490 })
  })
})
