/**
 * Moving and resizing windows, dragging icons and pulling a marquee, by a mouse and by a finger: what is shown
 * meanwhile, and how each ends. Ways of ending that need no browser are in tests/unit/display/input.
 */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  centerOf,
  cornerPoint,
  expectBox,
  icon,
  idOf,
  marquee,
  movedBy,
  nextFrame,
  openApp,
  openDesktop,
  scene,
  shell,
  taskbarButton,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
  type Box,
  type Point,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Finger, fingerOf, type Hand, mouseOf } from '../support/hands.ts'
import { colorAt, takePicture } from '../support/pictures.ts'

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

const computer = (page: Page): Locator => windowsOf(page, 'My Computer')
/** A grabbed window is painted by a plane of its own, which is also found while the window is hidden. */
const plane = (page: Page): Locator => computer(page).locator('> [aria-hidden="true"] > canvas')
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
  /** What keeps it, besides a release. */
  readonly keptBy: readonly string[]
}

const LOST = ['the browser loses the focus', 'the pointer is taken away']

const GESTURES: Readonly<Record<string, Gesture>> = {
  'moving a window': {
    by: { x: 90, y: 50 },
    from: (page) => titlePoint(computer(page)),
    look: (page) => boxOf(computer(page)),
    changed: (before) => movedBy(before as Box, { x: 90, y: 50 }),
    cue: plane,
    keptBy: LOST,
  },
  'pulling a corner': {
    by: { x: -60, y: -70 },
    from: (page) => cornerPoint(computer(page), 'se'),
    look: (page) => boxOf(computer(page)),
    changed(before) {
      const { x, y, width, height } = before as Box
      return { x, y, width: width - 60, height: height - 70 }
    },
    cue: plane,
    keptBy: LOST,
  },
  'dragging an icon': {
    by: { x: 0, y: 150 },
    from: (page) => centerOf(icon(page, 'Cookies')),
    look: (page) => boxOf(icon(page, 'Cookies')),
    changed: (before) => movedBy(before as Box, { x: 0, y: 150 }),
    cue: (page) => page.locator('[data-part="icon-copies"]'),
    keptBy: [],
  },
  'pulling a marquee': {
    by: { x: -150, y: 20 },
    from: async (page) => ({ x: 200, y: (await boxOf(icon(page, 'Notepad'))).y + 10 }),
    look: selected,
    changed: () => ['Notepad'],
    cue: marquee,
    keptBy: [...LOST, 'Escape', 'the system takes the touch', 'a second finger is put down'],
  },
}

type Ways<Held extends Hand> = Readonly<Record<string, (page: Page, hand: Held) => Promise<void>>>

const BY_MOUSE: Ways<Hand> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the browser loses the focus': (page) =>
    page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  async 'the pointer is taken away'(page) {
    await page.evaluate(() => {
      // Mice have this id in every browser that the tests know.
      const all = [...document.querySelectorAll('*')]
      all.find((part) => part.hasPointerCapture(1))?.releasePointerCapture(1)
    })
    // Browsers tell of it before the next move.
    await page.mouse.move(1000, 700)
  },
  released: (_, hand) => hand.up(),
}

const BY_FINGER: Ways<Finger> = {
  'the system takes the touch': (_, finger) => finger.cancel(),
  'a second finger is put down': (_, finger) => finger.second({ x: 1100, y: 700 }),
  released: (_, finger) => finger.up(),
}

async function expectAll<Held extends Hand>(
  page: Page,
  hand: Held,
  ways: Ways<Held>,
  { from, by, look, changed, cue, keptBy }: Gesture,
): Promise<void> {
  for (const [how, end] of Object.entries(ways)) {
    await test.step(how, async () => {
      const before = await look(page)
      const at = await from(page)
      await hand.down(at)
      await hand.move({ x: at.x + by.x, y: at.y + by.y })
      await expect(cue(page)).toHaveCount(1)
      // A marquee selects what the last move touches in the tick after it.
      await nextFrame(page)
      await end(page, hand)
      const result = how === 'released' || keptBy.includes(how) ? changed(before) : before
      await expect.poll(() => look(page)).toEqual(result)
      await expect(cue(page)).toHaveCount(0)
      // It has ended, whatever the pointer does from now on.
      await page.mouse.move(1000, 700, { steps: 3 })
      await page.mouse.up()
      await nextFrame(page)
      expect(await look(page)).toEqual(result)
      await hand.rest()
    })
  }
}

for (const [name, gesture] of Object.entries(GESTURES)) {
  test(`${name} by a mouse and by a finger`, async ({ page }) => {
    await openDesktop(page)
    await openApp(page, 'My Computer')
    await expectAll(page, mouseOf(page), BY_MOUSE, gesture)
    await page.reload()
    await expect(scene(page)).toHaveAttribute('data-renderer', /./)
    await expect(windows(page)).toHaveCount(1)
    await expectAll(page, await fingerOf(page), BY_FINGER, gesture)
    await expect(windows(page)).toHaveCount(1)
  })
}

test('a dragged window leaves no plane where a key, another layout or another ratio ends the drag', async ({
  page,
}) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const mouse = mouseOf(page)
  const drag = async (): Promise<void> => {
    const { x, y } = await titlePoint(window)
    await mouse.down({ x, y })
    await mouse.move({ x: x + 40, y: y + 30 })
    await expect(plane(page)).toHaveCount(1)
  }
  const start = await boxOf(window)
  await drag()
  await windowButton(window, 'Minimize').press('Enter')
  await expect(window).toBeHidden()
  await expect(plane(page)).toHaveCount(0)
  await mouse.up()
  await taskbarButton(page, await idOf(window)).press('Enter')
  const moved = movedBy(start, { x: 40, y: 30 })
  await expectBox(window, moved)
  const [red, , blue] = colorAt(await takePicture(page), moved.x + moved.width / 2, moved.y + 15)
  expect(blue - red, 'the blue of a title bar').toBeGreaterThan(100)

  await drag()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(shell(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('canvas[data-renderer]')).toBeVisible()
  await mouse.up()
  await expectBox(window, moved)

  await drag()
  const devtools = await page.context().newCDPSession(page)
  const metrics = { width: 1280, height: 800, deviceScaleFactor: 2, mobile: false }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
  await expect(scene(page)).toHaveAttribute('width', '2560')
  await expectBox(window, moved)
  await expect(plane(page)).toHaveCount(0)
})
