/** What the tools do to the pixels. Each function answers with the box that it has changed, which may lie outside. */
import type { Box, Point } from '../../../base/geometry/box.ts'
import {
  boxBetween,
  boxSpans,
  ellipseSpans,
  inset,
  linePoints,
  type Span,
  spansWithout,
} from './lines.ts'
import type { Ink, Picture } from './picture.ts'

export const TOOLS = [
  'pencil',
  'brush',
  'eraser',
  'line',
  'rectangle',
  'ellipse',
  'fill',
  'text',
  'picker',
] as const

export type Tool = (typeof TOOLS)[number]

/** In pixels. */
export const LINE_WIDTHS = [1, 2, 3, 5, 8] as const

export const SHAPE_FILLS = ['outline', 'filled', 'solid'] as const

export type ShapeFill = (typeof SHAPE_FILLS)[number]

export interface Means {
  readonly ink: Ink
  /** The other color: what `filled` shapes hold. */
  readonly ground: Ink
  readonly lineWidth: number
  readonly shapeFill: ShapeFill
}

/** A stroke from one place to the next. */
export function drawStroke(
  picture: Picture,
  tool: 'pencil' | 'brush' | 'eraser' | 'line',
  from: Point,
  to: Point,
  { ink, lineWidth }: Pick<Means, 'ink' | 'lineWidth'>,
): Box {
  const size = sizeOf(tool, lineWidth)
  const tip = tipOf(tool, size)
  const half = Math.floor((size - 1) / 2)
  for (const { x, y } of linePoints(from, to)) {
    for (const span of tip) paintSpan(picture, span, x - half, y - half, ink)
  }
  const between = boxBetween(from, to)
  return {
    x: between.x - half,
    y: between.y - half,
    width: between.width + size - 1,
    height: between.height + size - 1,
  }
}

export function drawShape(
  picture: Picture,
  tool: 'rectangle' | 'ellipse',
  from: Point,
  to: Point,
  { ink, ground, lineWidth, shapeFill }: Means,
): Box {
  const box = boxBetween(from, to)
  const spansOf = tool === 'ellipse' ? ellipseSpans : boxSpans
  const outer = spansOf(box)
  const hole = inset(box, lineWidth)
  const inner = hole ? spansOf(hole) : []
  const isSolid = shapeFill === 'solid'
  for (const span of isSolid ? outer : spansWithout(outer, inner)) {
    paintSpan(picture, span, 0, 0, ink)
  }
  if (shapeFill === 'filled') for (const span of inner) paintSpan(picture, span, 0, 0, ground)
  return box
}

/** A pencil has one pixel, and an eraser needs some to be of use. */
function sizeOf(tool: Tool, lineWidth: number): number {
  if (tool === 'pencil') return 1
  if (tool === 'eraser') return lineWidth * 2 + 2
  return tool === 'brush' ? lineWidth + 2 : lineWidth
}

function tipOf(tool: Tool, size: number): readonly Span[] {
  const box = { x: 0, y: 0, width: size, height: size }
  return tool === 'eraser' ? boxSpans(box) : ellipseSpans(box)
}

function paintSpan({ width, height, pixels }: Picture, span: Span, x: number, y: number, ink: Ink) {
  const row = span.y + y
  if (row < 0 || row >= height) return
  const start = Math.max(0, span.x + x)
  const end = Math.min(width, span.x + x + span.length)
  if (end > start) pixels.fill(ink, row * width + start, row * width + end)
}
