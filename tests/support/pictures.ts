/** Reads screenshots: where a colour stands, what has changed, how much two pictures differ. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect, type Page } from '@playwright/test'
import type { Box } from './desktopDriver.ts'

export type Color = readonly [red: number, green: number, blue: number]

/**
 * What the page shows now, in device pixels.
 * @param clip in CSS pixels that are whole device pixels too; by default the viewport. The smaller the
 *   clip, the cheaper the picture: one of the whole viewport takes seconds on a busy machine
 */
export async function takePicture(page: Page, clip?: Box): Promise<PNG> {
  return PNG.sync.read(await capture(page, clip))
}

/**
 * The picture once it is the same as one of the two before it: everything has loaded and is
 * painted. At a fractional pixel ratio Chromium may alternate between two rasters of an unchanged page.
 */
export async function settledPicture(page: Page, clip?: Box): Promise<PNG> {
  // Two pictures of a wallpaper that is still loading are the same, too.
  await page.waitForLoadState('networkidle')
  let last = await capture(page, clip)
  let earlier: readonly Buffer[] = []
  await expect
    .poll(
      async () => {
        earlier = [last, ...earlier.slice(0, 1)]
        last = await capture(page, clip)
        return earlier.some((other) => last.equals(other))
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return PNG.sync.read(last)
}

/** The picture once it differs from an earlier one of the same clip and has settled. */
export async function changedPicture(page: Page, before: PNG, clip?: Box): Promise<PNG> {
  await expect
    .poll(async () => changedBox(before, await takePicture(page, clip)), { timeout: 30_000 })
    .not.toBeNull()
  return settledPicture(page, clip)
}

function capture(page: Page, clip?: Box): Promise<Buffer> {
  return page.screenshot({ scale: 'device', ...(clip ? { clip } : {}) })
}

export function colorAt(picture: PNG, x: number, y: number): Color {
  const at = (y * picture.width + x) * 4
  const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3)
  return [red, green, blue]
}

/** The columns of a row, in order, at which the colour stands; in device pixels. */
export function columnsOf(picture: PNG, y: number, color: Color): number[] {
  const columns: number[] = []
  for (let x = 0; x < picture.width; x += 1) {
    if (isSame(colorAt(picture, x, y), color)) columns.push(x)
  }
  return columns
}

function isSame(a: Color, b: Color): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
}

/** The smallest box around the pixels that differ, or null where none does; in device pixels. */
export function changedBox(before: PNG, after: PNG): Box | null {
  const { width, height } = before
  const [old, now] = [pixelsOf(before), pixelsOf(after)]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < old.length; at += 1) {
    if (old[at] === now[at]) continue
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return null
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** One number a pixel. */
function pixelsOf({ data }: PNG): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
}

/** The part of all pixels that differ by more than rounding, from 0 to 1. */
export function differingPart(before: PNG, after: PNG): number {
  const { width, height } = before
  const options = { threshold: 0.1, includeAA: true }
  return pixelmatch(before.data, after.data, undefined, width, height, options) / (width * height)
}
