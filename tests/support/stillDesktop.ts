/**
 * What visual tests share: a desktop that stands still, at any pixel ratio, verbs that bring it
 * into a scene, and pictures of it that are compared pixel by pixel. Knows no test.
 */
import { chromium, type Locator, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import type { Box, Point } from '../../src/base/geometry/box.ts'
import { launchOptions } from './browser.ts'
import { boxOf, nextFrame } from './desktopDriver.ts'
import { expect, test as base, watchContext } from './fixtures.ts'
import { untilLoaded } from './loading.ts'
import { colorAt } from './pictures.ts'

/** Of every visual test, in CSS pixels. */
export const VIEWPORT = { width: 1024, height: 768 }

/**
 * The flat wallpaper that stands in for the photograph, which would make every stored picture 1 MB
 * larger and tell nothing of what lies above it. No other thing on the desktop has this color.
 */
const PLAIN_WALLPAPER = [0x00, 0x4e, 0x98] as const

interface Options {
  /**
   * Device pixels per CSS pixel. Not Playwright's `deviceScaleFactor`, which enlarges a page that
   * was laid out for 1x: then boxes snap to CSS pixels, and on a real screen, to the device's.
   */
  scale: number
}

export const test = base.extend<Options>({
  scale: [1, { option: true }],
  viewport: VIEWPORT,
  context: async ({ scale, context, baseURL, allowed }, use, info) => {
    if (scale === 1) return use(context)
    // Without a GPU four times the pixels take four times as long.
    info.setTimeout(2 * info.timeout)
    const options = await launchOptions()
    const { width, height } = VIEWPORT
    const browser = await chromium.launch({
      ...options,
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        ...(options.args ?? []),
        `--force-device-scale-factor=${scale}`,
        `--window-size=${width},${height}`,
      ],
    })
    const scaled = await browser.newContext({ viewport: null, ...(baseURL ? { baseURL } : {}) })
    const problems = watchContext(scaled)
    await use(scaled)
    await browser.close()
    const unexpected = problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the pages of a test stay silent').toEqual([])
  },
})

export { expect }

export interface DesktopOptions {
  /** Switches of the address besides `freeze`, as in `seed=1&at=2000`. */
  readonly switches?: string
  /** The real wallpaper instead of a flat one. */
  readonly hasPhotograph?: boolean
  /** Another picture instead of the flat one, of the viewport's size. */
  readonly wallpaper?: PNG
  /** Let the season decide, which is winter while the clock is frozen. */
  readonly isSnowing?: boolean
  /** False: time passes, and things pop up. */
  readonly isFrozen?: boolean
  /** What was chosen in Display Properties. */
  readonly display?: object
}

/** Opens the desktop, its clock frozen, and waits until wallpaper, icons and fonts are painted. */
export async function openDesktop(page: Page, options: DesktopOptions = {}): Promise<void> {
  const { switches, hasPhotograph = false, wallpaper, isSnowing = false, isFrozen = true } = options
  const { display } = options
  await page.addInitScript(
    (entry) => {
      localStorage.setItem('meadow', entry)
      // A picture may be taken twice in one tab: each time of an empty desktop.
      sessionStorage.clear()
    },
    JSON.stringify({ version: 1, ...(!isSnowing && { snow: false }), display }),
  )
  if (wallpaper) await hangWallpaper(page, wallpaper)
  else if (!hasPhotograph) await hangPlainWallpaper(page)
  const all = [isFrozen ? 'freeze' : '', switches ?? ''].filter((each) => each !== '')
  await page.goto(`/?${all.join('&')}`)
  await page.locator('canvas[data-renderer]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await parkPointer(page)
  await expect
    .poll(
      () => {
        if (wallpaper) return showsWallpaper(page, wallpaper)
        return hasPhotograph ? showsPhotograph(page) : showsPlainWallpaper(page)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await picture(page, ICONS)
}

/** Has every request for the wallpaper answered with the flat one. */
export async function hangPlainWallpaper(page: Page): Promise<void> {
  const flat = new PNG({ width: 16, height: 12 })
  for (let at = 0; at < flat.data.length; at += 4) flat.data.set([...PLAIN_WALLPAPER, 255], at)
  await hangWallpaper(page, flat)
}

async function hangWallpaper(page: Page, wallpaper: PNG): Promise<void> {
  const body = PNG.sync.write(wallpaper)
  await page.route('**/wallpaper-*', (route) => route.fulfill({ contentType: 'image/png', body }))
}

/** The column of icons. */
export const ICONS = { x: 0, y: 0, width: 200, height: 540 }

/** A strip left of them, which nothing ever covers. */
const MARGIN = { x: 4, y: 60, width: 20, height: 600 }

/** Whether the left margin has the pixels of a wallpaper of the viewport's size. */
async function showsWallpaper(page: Page, wallpaper: PNG): Promise<boolean> {
  const part = PNG.sync.read(await page.screenshot({ clip: MARGIN }))
  const at = (row: number): boolean =>
    String(colorAt(part, 2, row)) === String(colorAt(wallpaper, MARGIN.x + 2, MARGIN.y + row))
  return [0, part.height - 1].every(at)
}

async function showsPlainWallpaper(page: Page): Promise<boolean> {
  return isPlain(PNG.sync.read(await page.screenshot({ clip: MARGIN })))
}

/** Whether a picture has the flat wallpaper's color and no other, but for what snows past. */
export function isPlain(part: PNG): boolean {
  return colorShare(part, PLAIN_WALLPAPER) > 0.98
}

/** The photograph has grass there; its placeholder of a few pixels, a smooth gradient. */
async function showsPhotograph(page: Page): Promise<boolean> {
  const part = PNG.sync.read(await page.screenshot({ clip: MARGIN }))
  const isRough = Array.from({ length: part.height - 1 }, (_, y) => {
    const [above, below] = [colorAt(part, 2, y), colorAt(part, 2, y + 1)]
    return Math.abs((above[1] ?? 0) - (below[1] ?? 0)) > 6
  })
  return isRough.filter(Boolean).length > 20
}

/** At most this many pixels differ between two pictures of a page at rest: fewer than a caret has. */
const STRAY_PIXELS = 8

/**
 * What the page shows once it is at rest: once a picture looks like one of the two before it. At a
 * fractional pixel ratio the browser's raster of an unchanged page differs here and there, and may
 * alternate between two states from one picture to the next.
 * @param clip in CSS pixels; by default the viewport
 */
export async function picture(page: Page, clip?: Box): Promise<PNG> {
  await untilLoaded(page)
  let earlier: readonly Buffer[] = []
  for (let tries = 0; tries < 20; tries += 1) {
    const shot = await shoot(page, clip)
    if (earlier.some((other) => shot.equals(other))) return PNG.sync.read(shot)
    const [last] = earlier
    if (last) {
      const next = PNG.sync.read(shot)
      if (compare(PNG.sync.read(last), next).visible <= STRAY_PIXELS) return next
    }
    earlier = [shot, ...earlier.slice(0, 1)]
    await nextFrame(page)
  }
  throw new Error('The page still changes after many frames')
}

function shoot(page: Page, clip?: Box): Promise<Buffer> {
  return page.screenshot({ caret: 'hide', ...(clip ? { clip } : {}) })
}

/** A picture of this very moment, for what is held, such as a window in the middle of a drag. */
export async function pictureNow(page: Page): Promise<PNG> {
  return PNG.sync.read(await shoot(page))
}

/**
 * Compares the page with a stored picture in the device's own pixels.
 * @param clip in CSS pixels that are whole device pixels too; by default the viewport
 */
export async function expectPicture(page: Page, name: string, clip?: Box): Promise<void> {
  const options = { scale: 'device', timeout: 30_000 } as const
  await untilLoaded(page)
  await expect(page).toHaveScreenshot(`${name}.png`, { ...options, ...(clip ? { clip } : {}) })
}

export interface Difference {
  /** Pixels that are not of the very same color. */
  readonly count: number
  /** Those among them that are too far apart to be the browser's own raster noise. */
  readonly visible: number
  /** How far apart the two colors of a pixel are at most, in a channel. */
  readonly worst: number
}

/**
 * What a browser may change when it draws the same content into another of its layers: gradients
 * are dithered from another origin, and edges of vector pictures antialiased anew. In a channel.
 */
const RASTER_NOISE = 24

/** Compares two equally large pictures in the device pixels for which `isMeant` holds. */
export function compare(
  a: PNG,
  b: PNG,
  isMeant: (x: number, y: number) => boolean = () => true,
): Difference {
  let count = 0
  let visible = 0
  let worst = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const distance = Math.max(
      Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)),
      Math.abs((a.data[at + 1] ?? 0) - (b.data[at + 1] ?? 0)),
      Math.abs((a.data[at + 2] ?? 0) - (b.data[at + 2] ?? 0)),
    )
    if (distance === 0 || !isMeant((at / 4) % a.width, Math.floor(at / 4 / a.width))) continue
    count += 1
    worst = Math.max(worst, distance)
    if (distance > RASTER_NOISE) visible += 1
  }
  return { count, visible, worst }
}

/** Whether a device pixel lies in a box that is given in CSS pixels. */
export function liesIn(box: Box, scale: number, x: number, y: number): boolean {
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height]
  return (
    x >= Math.round(left * scale) &&
    y >= Math.round(top * scale) &&
    x < Math.round(right * scale) &&
    y < Math.round(bottom * scale)
  )
}

/** Waits until there are pictures, and all of them are shown. */
export async function haveLoaded(images: Locator): Promise<void> {
  await expect
    .poll(() =>
      images.evaluateAll(
        (all) => all.length > 0 && all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
}

/** How large a share of a picture has this color. */
function colorShare({ data }: PNG, [red, green, blue]: readonly [number, number, number]): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1
  }
  return count / (data.length / 4)
}

/** Opens an icon's app, as often as wanted, without moving the pointer. */
export async function openIcon(page: Page, title: string, times = 1): Promise<Locator> {
  const icon = page.getByRole('option', { name: title, exact: true })
  const windows = page.locator('[data-window-id][data-app]')
  const before = await windows.count()
  for (let time = 0; time < times; time += 1) await icon.dispatchEvent('dblclick')
  await expect(windows).toHaveCount(before + times)
  const window = page.locator('[data-window-id][data-active="true"]')
  await expect(window.locator('[data-part="client"] > *').first()).toBeVisible()
  return window
}

/** Takes hold of a part of a window and moves it; the caller lets go. */
export async function grab(
  page: Page,
  window: Locator,
  part: 'title-bar' | 'resize-nw' | 'resize-se',
  by: Point,
): Promise<void> {
  const box = await boxOf(window.locator(`[data-part="${part}"]`))
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  await nextFrame(page)
}

/** Moves or resizes a window to the end, and takes the pointer away from it. */
export async function drag(...[page, window, part, by]: Parameters<typeof grab>): Promise<void> {
  await grab(page, window, part, by)
  await page.mouse.up()
  await parkPointer(page)
}

/** Puts the pointer where it hovers over nothing. */
export async function parkPointer(page: Page): Promise<void> {
  await page.mouse.move(VIEWPORT.width - 2, 2)
}
