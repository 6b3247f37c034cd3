/**
 * Moving and resizing windows, dragging icons and pulling a marquee, by a mouse and by a finger: what is shown
 * meanwhile, and how each ends. Ways of ending that need no browser are in tests/unit/display/input.
 */
import type { Locator, Page } from '@playwright/test'
import {
  background,
  boxOf,
  centerOf,
  cornerPoint,
  expectBox,
  icon,
  marquee,
  movedBy,
  nextFrame,
  openApp,
  openDesktop,
  shell,
  titlePoint,
  windows,
  windowsOf,
  type Box,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf, mouseOf, type Hand } from '../support/hands.ts'

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

const copies = (page: Page): Locator => page.locator('[data-part="icon-copies"]')
const computer = (page: Page): Locator => windowsOf(page, 'My Computer')
const selected = (page: Page): Promise<string[]> =>
  page.locator('[data-icon-id][aria-selected="true"]').allTextContents()

interface Gesture {
  readonly by: Point
  from(page: Page): Promise<Point>
  /** What the gesture changes, as the page has it now. */
  look(page: Page): Promise<unknown>
  /** What it makes of that. */
  changed(before: unknown): unknown
  /** What is seen only while it lasts. */
  cue(page: Page): Locator
  /** Also an interruption keeps what the last move asked for. */
  readonly isKept: boolean
  /** Also Escape, and what the system cancels, keeps it. */
  readonly isKeptAlways?: true
}

const GESTURES: Readonly<Record<string, Gesture>> = {
  'moving a window': {
    by: { x: 120, y: 80 },
    from: (page) => titlePoint(computer(page)),
    look: (page) => boxOf(computer(page)),
    changed: (before) => movedBy(before as Box, { x: 120, y: 80 }),
    cue: (page) => computer(page).locator('> [aria-hidden="true"] > canvas'),
    isKept: true,
  },
  'pulling a corner': {
    by: { x: -60, y: -70 },
    from: (page) => cornerPoint(computer(page), 'se'),
    look: (page) => boxOf(computer(page)),
    changed(before) {
      const { x, y, width, height } = before as Box
      return { x, y, width: width - 60, height: height - 70 }
    },
    cue: (page) => computer(page).locator('> [aria-hidden="true"] > canvas'),
    isKept: true,
  },
  'dragging an icon': {
    by: { x: 0, y: 158 },
    from: (page) => centerOf(icon(page, 'Cookies')),
    look: (page) => boxOf(icon(page, 'Cookies')),
    changed: (before) => movedBy(before as Box, { x: 0, y: 158 }),
    cue: copies,
    isKept: false,
  },
  'pulling a marquee': {
    by: { x: -130, y: 20 },
    from: async (page) => ({ x: 200, y: (await boxOf(icon(page, 'Notepad'))).y + 10 }),
    look: selected,
    changed: () => ['Notepad'],
    cue: marquee,
    isKept: true,
    isKeptAlways: true,
  },
}

interface Ending {
  /** True: what the last move asked for is kept; null: as the gesture has it at an interruption. */
  readonly keeps: boolean | null
  end(page: Page, hand: Hand): Promise<void>
}

const BY_MOUSE: Readonly<Record<string, Ending>> = {
  released: { keeps: true, end: (_, hand) => hand.up() },
  Escape: { keeps: false, end: (page) => page.keyboard.press('Escape') },
  'the browser loses the focus': {
    keeps: null,
    end: (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  },
  'the pointer is taken away': {
    keeps: null,
    async end(page) {
      await page.evaluate(() => {
        // Mice have this id in every browser that the tests know.
        const all = [...document.querySelectorAll('*')]
        all.find((part) => part.hasPointerCapture(1))?.releasePointerCapture(1)
      })
      // Browsers tell of it before the next move.
      await page.mouse.move(1000, 700)
    },
  },
}

async function setUp(page: Page): Promise<void> {
  await openDesktop(page)
  await openApp(page, 'My Computer')
}

/** Begins the gesture, and waits until the page shows it. */
async function begin(page: Page, hand: Hand, { from, by, cue }: Gesture): Promise<Point> {
  const at = await from(page)
  await hand.down(at)
  await hand.move({ x: at.x + by.x, y: at.y + by.y })
  await expect(cue(page)).toHaveCount(1)
  // A marquee selects what the last move touches in the tick after it.
  await nextFrame(page)
  return at
}

/** The gesture has ended so, whatever the pointer does from now on, and can be made again. */
async function expectEnded(page: Page, gesture: Gesture, result: unknown): Promise<void> {
  await expect.poll(() => gesture.look(page)).toEqual(result)
  await expect(gesture.cue(page)).toHaveCount(0)
  await page.mouse.move(1000, 700, { steps: 3 })
  await page.mouse.up()
  await nextFrame(page)
  expect(await gesture.look(page)).toEqual(result)
  await expect(gesture.cue(page)).toHaveCount(0)
}

/** Undoes what a gesture has done. */
async function takeBack(page: Page, gesture: Gesture, before: unknown): Promise<void> {
  if (gesture.isKeptAlways) await background(page).click({ position: { x: 1200, y: 700 } })
  else if ((await gesture.look(page)) !== before) {
    const at = await gesture.from(page)
    const mouse = mouseOf(page)
    await mouse.down(at)
    await mouse.move({ x: at.x - gesture.by.x, y: at.y - gesture.by.y })
    await mouse.up()
  }
  await expect.poll(() => gesture.look(page)).toEqual(before)
}

for (const [name, gesture] of Object.entries(GESTURES)) {
  test(`${name} by a mouse`, async ({ page }) => {
    await setUp(page)
    const before = await gesture.look(page)
    const after = gesture.changed(before)
    for (const [how, { keeps, end }] of Object.entries(BY_MOUSE)) {
      await test.step(how, async () => {
        const hand = mouseOf(page)
        await begin(page, hand, gesture)
        const isKept = gesture.isKeptAlways ?? keeps ?? gesture.isKept
        await end(page, hand)
        await expectEnded(page, gesture, isKept ? after : before)
        if (isKept) await takeBack(page, gesture, before)
      })
    }
  })

  test(`${name} by a finger`, async ({ page }) => {
    await setUp(page)
    const finger = await fingerOf(page)
    const before = await gesture.look(page)
    const after = gesture.changed(before)
    const rest = gesture.isKeptAlways ? after : before
    for (const [how, end, result] of [
      ['the system takes the touch', () => finger.cancel(), rest],
      ['a second finger is put down', () => finger.second({ x: 1100, y: 700 }), rest],
      ['released', () => finger.up(), after],
    ] as const) {
      await test.step(how, async () => {
        await begin(page, finger, gesture)
        await end()
        await expectEnded(page, gesture, result)
        if (how === 'a second finger is put down') await finger.cancel()
        if (gesture.isKeptAlways) await takeBack(page, gesture, before)
      })
    }
    await expect(windows(page)).toHaveCount(1)
  })
}

test('a move shows every place on its way, and the last one within a frame of the release', async ({
  page,
}) => {
  await setUp(page)
  const window = computer(page)
  const start = await boxOf(window)
  const from = await titlePoint(window)
  const mouse = mouseOf(page)
  await mouse.down(from)
  for (const by of [
    { x: 5, y: 0 },
    { x: 37, y: 21 },
    { x: -80, y: 130 },
    // Beyond an edge, and back without lag.
    { x: -260, y: -40 },
    { x: 10, y: 20 },
  ]) {
    await mouse.move({ x: from.x + by.x, y: from.y + by.y })
    const shown = movedBy(start, by)
    await expectBox(window, { ...shown, x: Math.max(0, shown.x), y: Math.max(0, shown.y) })
  }
  await page.mouse.move(from.x + 301, from.y + 167)
  await mouse.up()
  await nextFrame(page)
  expect(await boxOf(window)).toEqual(movedBy(start, { x: 301, y: 167 }))
})

test('a drag keeps the window in the work area, wherever the pointer is', async ({ page }) => {
  await setUp(page)
  const window = computer(page)
  const start = await boxOf(window)
  const mouse = mouseOf(page)
  for (const [by, near, x, y] of [
    [{ x: -900, y: -300 }, { x: -290, y: -50 }, 0, 0],
    [{ x: 1300, y: 880 }, { x: 900, y: 880 }, 620, 270],
  ] as const) {
    const from = { x: start.x + 43, y: start.y + 15 }
    await mouse.down(from)
    await mouse.move({ x: from.x + by.x, y: from.y + by.y })
    await expectBox(window, { ...start, x, y })
    // Let go at an edge it would snap, so it is let go a little further in.
    await mouse.move({ x: from.x + near.x, y: from.y + near.y })
    await mouse.up()
    await expectBox(window, { ...start, x, y })
    const at = await titlePoint(window)
    await mouse.down(at)
    await mouse.move({ x: at.x + start.x - x, y: at.y + start.y - y })
    await mouse.up()
    await expectBox(window, start)
  }
  const from = await titlePoint(window)
  await mouse.down(from)
  await mouse.move({ x: from.x + 100, y: 850 })
  await mouse.up()
  await expectBox(window, { ...start, x: 360, y: 270 })
})

test('a marquee is the box from press to pointer, and selects what it touches as it grows and shrinks', async ({
  page,
}) => {
  await openDesktop(page)
  const from = { x: 400, y: 300 }
  const mouse = mouseOf(page)
  await mouse.down(from)
  for (const [x, y] of [
    [600, 420],
    [250, 390],
    [250, 220],
    [620, 220],
  ] as const) {
    await mouse.move({ x, y })
    await expectBox(marquee(page), {
      x: Math.min(400, x),
      y: Math.min(300, y),
      width: Math.abs(x - 400),
      height: Math.abs(y - 300),
    })
  }
  await mouse.up()
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  const notepad = await boxOf(icon(page, 'Notepad'))
  const low = (await boxOf(icon(page, 'Assistant'))).y + 5
  await icon(page, 'Blog').click()
  await mouse.down({ x: 200, y: notepad.y + 2 })
  await expect.poll(() => selected(page)).toEqual([])
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  const right = notepad.x + notepad.width
  for (const [x, y, hit] of [
    [right - 1, notepad.y + 10, ['Notepad']],
    [notepad.x + 20, low, ['Notepad', 'Assistant']],
    // Touching its edge is not touching it.
    [right, low, []],
    [-40, low, ['Notepad', 'Assistant']],
  ] as const) {
    await mouse.move({ x, y })
    await expect.poll(() => selected(page)).toEqual(hit)
    await expect(shell(page)).toHaveAttribute('data-focusing', hit.length > 0 ? 'ICON' : 'DESKTOP')
  }
  // Outside of the viewport.
  await mouse.up()
  await expect(marquee(page)).toHaveCount(0)
  expect(await selected(page)).toEqual(['Notepad', 'Assistant'])
})
