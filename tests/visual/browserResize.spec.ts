/** While the browser's window changes its size, every frame that it shows is a whole desktop. */
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { nextFrame } from '../support/desktopDriver.ts'
import { expect, isPlain, openDesktop, openIcon, test } from '../support/stillDesktop.ts'

const SIZES = [
  { width: 1180, height: 820 },
  { width: 900, height: 640 },
  { width: 1366, height: 900 },
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
]

/** What a frame with a new size was about to show. */
interface ResizeFrame {
  readonly viewport: readonly [width: number, height: number]
  readonly canvas: readonly [width: number, height: number]
  /** Colors of the canvas in its four corners and its middle. */
  readonly colors: readonly string[]
}

declare global {
  interface Window {
    resizeFrames: ResizeFrame[]
  }
}

/**
 * Looks at the canvas in every frame in which the desktop has another size: a resize observer is
 * called after the frame's animation callbacks and its layout, and just before it is painted.
 */
async function watchResizes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.resizeFrames = []
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-part="scene"]')
    const desktop = document.querySelector('main[data-layout="desktop"]')
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas || !desktop || !copy) throw new Error('There is no desktop to watch')
    const colorAt = (x: number, y: number): string => {
      copy.clearRect(0, 0, 1, 1)
      copy.drawImage(canvas, x, y, 1, 1, 0, 0, 1, 1)
      return String(copy.getImageData(0, 0, 1, 1).data)
    }
    let isFirst = true
    new ResizeObserver(() => {
      const { width, height } = canvas
      const [right, bottom] = [width - 3, height - 40]
      const points = [
        [2, 2],
        [right, 2],
        [2, bottom],
        [right, bottom],
        [right, height >> 1],
      ] as const
      if (!isFirst) {
        window.resizeFrames.push({
          viewport: [innerWidth, innerHeight],
          canvas: [width, height],
          colors: points.map(([x, y]) => colorAt(x, y)),
        })
      }
      isFirst = false
    }).observe(desktop)
  })
  await nextFrame(page)
}

/** Strips that only the canvas paints, at the left and at the right, as the page shows them. */
async function shownStrips(page: Page, width: number): Promise<readonly PNG[]> {
  const shot = PNG.sync.read(await page.screenshot())
  return [4, width - 20].map((x) => {
    const strip = new PNG({ width: 16, height: 500 })
    PNG.bitblt(shot, strip, x, 40, strip.width, strip.height, 0, 0)
    return strip
  })
}

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`${renderer}: every frame is painted whole at its own size`, async ({ page }) => {
    await openDesktop(page, { switches: `renderer=${renderer}` })
    await openIcon(page, 'Notepad')
    await watchResizes(page)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const strips = await shownStrips(page, size.width)
      expect(strips.map(isPlain), `${size.width}x${size.height}`).toEqual([true, true])
    }
    const frames = await page.evaluate(() => window.resizeFrames)
    expect(frames.length).toBeGreaterThanOrEqual(SIZES.length)
    for (const { viewport, canvas, colors } of frames) {
      expect(canvas, 'the canvas fits').toEqual(viewport)
      expect(new Set(colors), 'the wallpaper reaches every corner').toEqual(
        new Set(['0,78,152,255']),
      )
    }
  })
}
