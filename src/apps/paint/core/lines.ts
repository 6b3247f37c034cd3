/** Which pixels lines and outlines go through, in whole numbers. Pure. */
import type { Box, Point } from '../../../base/geometry/box.ts'

/** From one end to the other, both included, each step to one of the eight neighbors (Bresenham). */
export function linePoints(from: Point, to: Point): readonly Point[] {
  const points: Point[] = []
  const dx = Math.abs(to.x - from.x)
  const dy = Math.abs(to.y - from.y)
  const stepX = Math.sign(to.x - from.x)
  const stepY = Math.sign(to.y - from.y)
  let { x, y } = from
  let error = dx - dy
  for (let count = Math.max(dx, dy); count >= 0; count -= 1) {
    points.push({ x, y })
    const doubled = 2 * error
    if (doubled > -dy) {
      error -= dy
      x += stepX
    }
    if (doubled < dx) {
      error += dx
      y += stepY
    }
  }
  return points
}

/** A row of pixels. */
export interface Span extends Point {
  readonly length: number
}

/** The rows of an ellipse that fills the box, top to bottom, one a row. */
export function ellipseSpans({ x, y, width, height }: Box): readonly Span[] {
  return Array.from({ length: height }, (_, row) => {
    // In half pixels from the center, so that whole numbers suffice.
    const down = Math.abs(2 * row + 1 - height)
    const across = Math.sqrt(1 - (down / height) ** 2) * width
    // At least one pixel, or two where the width is even.
    const least = width % 2 === 0 ? 2 : 1
    const rounded = Math.round((across - least) / 2) * 2 + least
    // The rows in the middle touch both sides.
    const length = down <= 1 ? width : Math.min(width, Math.max(least, rounded))
    return { x: x + (width - length) / 2, y: y + row, length }
  })
}

export function boxSpans({ x, y, width, height }: Box): readonly Span[] {
  return Array.from({ length: height }, (_, row) => ({ x, y: y + row, length: width }))
}

/** What lies in the outer rows but not in the inner ones. */
export function spansWithout(outer: readonly Span[], inner: readonly Span[]): readonly Span[] {
  const byRow = new Map(inner.map((span) => [span.y, span]))
  return outer.flatMap((span) => {
    const hole = byRow.get(span.y)
    if (!hole) return [span]
    const left = { x: span.x, y: span.y, length: hole.x - span.x }
    const start = hole.x + hole.length
    const right = { x: start, y: span.y, length: span.x + span.length - start }
    return [left, right].filter(({ length }) => length > 0)
  })
}

/** The box between two corners, both included. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x) + 1,
    height: Math.abs(a.y - b.y) + 1,
  }
}

/** The box without a border of that width; null if nothing is left. */
export function inset({ x, y, width, height }: Box, by: number): Box | null {
  if (width <= 2 * by || height <= 2 * by) return null
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

/** The nearest end for which a line is level, upright or diagonal, or a box is a square. */
export function constrained(tool: string, from: Point, to: Point): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const size = Math.max(Math.abs(dx), Math.abs(dy))
  if (tool !== 'line') {
    return { x: from.x + size * (Math.sign(dx) || 1), y: from.y + size * (Math.sign(dy) || 1) }
  }
  const isFlat = 2 * Math.abs(dy) < Math.abs(dx)
  const isSteep = 2 * Math.abs(dx) < Math.abs(dy)
  return {
    x: isSteep ? from.x : from.x + size * Math.sign(dx),
    y: isFlat ? from.y : from.y + size * Math.sign(dy),
  }
}
