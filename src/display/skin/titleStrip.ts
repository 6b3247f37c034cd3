/** Two caps with shades and round shoulders, and a stretched column between them. */
import type { Size } from '../../base/geometry/box.ts'
import { SIDE_SHADE_WIDTH, TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import type { FrameColors, GradientStop } from '../../base/theme/theme.ts'
import { shoulderInsets } from '../scene/opaque.ts'
import { lineEnds } from './frameEdges.ts'
import type { Raster } from './quad.ts'
import { makeRaster } from './raster.ts'

export type FrameLook = 'focused' | 'unfocused'

export interface StripRasters {
  readonly left: Raster
  readonly middle: Raster
  readonly right: Raster
}

function fillStrip(
  context: CanvasRenderingContext2D,
  stops: readonly GradientStop[],
  width: number,
  height: number,
): void {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** Opaque at the outer edge, transparent at the inner one. */
function fillShade(
  context: CanvasRenderingContext2D,
  colors: FrameColors,
  side: 'left' | 'right',
  width: number,
  height: number,
): void {
  const [red, green, blue] = colors.shade
  const gradient = context.createLinearGradient(0, 0, width, 0)
  const outer = `rgb(${red} ${green} ${blue} / ${colors.shadeOpacity[side]})`
  const inner = `rgb(${red} ${green} ${blue} / 0)`
  gradient.addColorStop(0, side === 'left' ? outer : inner)
  gradient.addColorStop(1, side === 'left' ? inner : outer)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** Follows the top and one shoulder. @param side null for the middle */
function drawLine(
  context: CanvasRenderingContext2D,
  colors: FrameColors,
  side: 'left' | 'right' | null,
  { width, height }: Size,
  line: { readonly thickness: number; readonly insets: readonly number[] },
): void {
  const { thickness, insets } = line
  for (let row = 0; row < height; row += 1) {
    const isTop = row < thickness
    if (side === null && !isTop) return
    const start = insets[row] ?? 0
    const above = isTop ? width : (insets[row - thickness] ?? 0)
    const length = Math.max(thickness, above - start)
    const isShaded = side === 'right' && !isTop
    context.fillStyle = (isShaded ? colors.shaded : colors.lit)[0]
    context.fillRect(side === 'right' ? width - start - length : start, row, length, 1)
  }
}

/** Clears exactly the pixels that the frame's opaque region leaves out. */
function cutShoulder(
  context: CanvasRenderingContext2D,
  side: 'left' | 'right',
  width: number,
  insets: readonly number[],
): void {
  for (const [row, inset] of insets.entries()) {
    context.clearRect(side === 'left' ? 0 : width - inset, row, inset, 1)
  }
}

function cap(colors: FrameColors, side: 'left' | 'right', isRound: boolean, scale: number): Raster {
  const width = Math.round(SIDE_SHADE_WIDTH * scale)
  const height = Math.round(TITLE_STRIP_HEIGHT * scale)
  const insets = isRound ? shoulderInsets(scale) : []
  return makeRaster(width, height, (context) => {
    fillStrip(context, colors.strip, width, height)
    fillShade(context, colors, side, width, height)
    drawLine(context, colors, side, { width, height }, { thickness: thicknessAt(scale), insets })
    cutShoulder(context, side, width, insets)
  })
}

function thicknessAt(scale: number): number {
  return lineEnds(scale)[0] ?? 0
}

/** A maximized window's strip has square corners. */
export function makeStrip(colors: FrameColors, isRound: boolean, scale: number): StripRasters {
  const height = Math.round(TITLE_STRIP_HEIGHT * scale)
  const line = { thickness: thicknessAt(scale), insets: [] }
  return {
    left: cap(colors, 'left', isRound, scale),
    middle: makeRaster(1, height, (context) => {
      fillStrip(context, colors.strip, 1, height)
      drawLine(context, colors, null, { width: 1, height }, line)
    }),
    right: cap(colors, 'right', isRound, scale),
  }
}
