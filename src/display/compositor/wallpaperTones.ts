/** How bright the wallpaper is in each place, so that labels stay readable on all of it. */
import type { Box, Size } from '../../base/geometry/box.ts'
import { makeRaster } from '../skin/raster.ts'
import type { Raster } from '../skin/quad.ts'

/** About seven pixels of a common screen each: a label of one line lies on some 30 of them. */
const GRID = { width: 192, height: 120 }

export interface WallpaperTones {
  /** The relative luminance of one pixel in each cell of the grid, from 0 to 1, row by row. */
  readonly luminance: readonly number[]
}

/** The same linear light that the contrast ratio of WCAG counts with. @param value from 0 to 255 */
function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Reads pixels back, which takes a millisecond or two. @param ground what is stretched over the viewport */
export function tonesOf(ground: Raster): WallpaperTones {
  let pixels: Uint8ClampedArray = new Uint8ClampedArray()
  makeRaster(GRID.width, GRID.height, (context) => {
    // Means would hide the white pixels of a pattern.
    context.imageSmoothingEnabled = false
    context.drawImage(ground, 0, 0, GRID.width, GRID.height)
    pixels = context.getImageData(0, 0, GRID.width, GRID.height).data
  })
  const cells = Array.from({ length: GRID.width * GRID.height }, (_, index) => index * 4)
  return {
    luminance: cells.map((at) =>
      luminanceOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0),
    ),
  }
}

/** The luminance of the brightest cell that the box touches. @param box in pixels of the viewport */
export function brightestUnder({ luminance }: WallpaperTones, box: Box, viewport: Size): number {
  const column = (x: number): number => (x / viewport.width) * GRID.width
  const row = (y: number): number => (y / viewport.height) * GRID.height
  const right = Math.min(GRID.width, column(box.x + box.width))
  const bottom = Math.min(GRID.height, row(box.y + box.height))
  let brightest = 0
  for (let y = Math.max(0, Math.floor(row(box.y))); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(column(box.x))); x < right; x++) {
      brightest = Math.max(brightest, luminance[y * GRID.width + x] ?? 0)
    }
  }
  return brightest
}
