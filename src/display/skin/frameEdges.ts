/** The edges of a frame below its title strip: three lines in different tones. Canvas 2D only. */
import { FRAME_WIDTH } from '../../base/theme/metrics.ts'
import { pageRatio } from '../../base/theme/textScale.ts'
import type { Color, FrameColors } from '../../base/theme/theme.ts'
import type { Raster } from './quad.ts'
import { makeRaster } from './raster.ts'

export interface EdgeRasters {
  readonly left: Raster
  readonly right: Raster
  readonly bottom: Raster
  readonly bottomLeft: Raster
  readonly bottomRight: Raster
  readonly inner: Raster
}

const LINES = 3

/**
 * How far the sides extend below the client area, in device pixels. Where a fractional ratio is
 * emulated, as in developer tools, Chromium snaps the client area to CSS pixels, up to one short of
 * the canvas's device pixels; the frame must show there, not the wallpaper.
 */
export function bleedAt(scale: number): number {
  return Number.isInteger(scale) ? 0 : Math.ceil(scale)
}

/** In device pixels from the outside, outermost line first. The last one includes the bleed. */
export function lineEnds(scale: number): readonly number[] {
  const width = Math.round(FRAME_WIDTH * scale)
  const ends = Array.from({ length: LINES - 1 }, (_, line) =>
    Math.ceil(((line + 1) * width) / LINES),
  )
  return [...ends, width + bleedAt(scale)]
}

function colorAt(colors: readonly Color[], ends: readonly number[], distance: number): Color {
  return colors[ends.findIndex((end) => distance < end)] ?? ''
}

function pixels(width: number, height: number, color: (x: number, y: number) => Color): Raster {
  return makeRaster(width, height, (context) => {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        context.fillStyle = color(x, y)
        context.fillRect(x, y, 1, 1)
      }
    }
  })
}

/** Where two edges meet, the outer line continues. */
export function makeEdges({ lit, shaded }: FrameColors, scale: number): EdgeRasters {
  const ends = lineEnds(scale)
  const width = ends.at(-1) ?? 0
  const inside = (at: number): number => width - 1 - at
  const lineAt = (distance: number): number => ends.findIndex((end) => distance < end)
  const isBelow = (side: number, below: number): boolean => lineAt(below) <= lineAt(side)
  return {
    left: pixels(width, 1, (x) => colorAt(lit, ends, x)),
    right: pixels(width, 1, (x) => colorAt(shaded, ends, inside(x))),
    bottom: pixels(1, width, (_, y) => colorAt(shaded, ends, inside(y))),
    bottomLeft: pixels(width, width, (x, y) =>
      isBelow(x, inside(y)) ? colorAt(shaded, ends, inside(y)) : colorAt(lit, ends, x),
    ),
    bottomRight: pixels(width, width, (x, y) =>
      colorAt(shaded, ends, Math.min(inside(x), inside(y))),
    ),
    inner: pixels(1, 1, () => lit[LINES - 1] ?? ''),
  }
}

/**
 * The same edges as an inset `box-shadow`, for a plane whose size changes: browsers draw shadows as
 * plain rectangles, but a gradient costs an image per frame. The background is the innermost line.
 */
export function edgeShadows({ lit, shaded }: FrameColors, scale: number): string {
  const shadows = lineEnds(scale).flatMap((end, line) => {
    const width = `${end / pageRatio(scale)}px`
    // Earlier shadows are drawn above later ones.
    return [
      `inset 0 -${width} ${shaded[line]}`,
      `inset -${width} 0 ${shaded[line]}`,
      `inset ${width} 0 ${lit[line]}`,
    ]
  })
  return shadows.join(', ')
}
