/**
 * Points, sizes and boxes of the desktop plane. Pure; imports nothing.
 *
 * A box covers the pixels from its origin (inclusive) to origin plus size (exclusive): two boxes
 * that touch share no pixel, and a box without width or height covers none. All numbers are
 * integers; `x` grows to the right, `y` downwards.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Point, Size {}

/** The x just behind the box's last column. */
export function rightOf(box: Box): number {
  return box.x + box.width
}

/** The y just below the box's last row. */
export function bottomOf(box: Box): number {
  return box.y + box.height
}

/** True for a box that covers no pixel; a negative size counts as none. */
export function isEmpty(box: Box): boolean {
  return box.width <= 0 || box.height <= 0
}

/** Same origin and same size. Two empty boxes at different places are not equal. */
export function equalBoxes(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** The pixels that both cover, or null where there are none (touching edges share none). */
export function intersect(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(rightOf(a), rightOf(b)) - x
  const height = Math.min(bottomOf(a), bottomOf(b)) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** The same box, moved by a displacement. */
export function translate(box: Box, by: Point): Box {
  return { x: box.x + by.x, y: box.y + by.y, width: box.width, height: box.height }
}

/**
 * The box without a margin at every side; a negative margin grows it. A margin larger than half
 * of a side leaves that side empty, never negative.
 */
export function inset(box: Box, margin: number): Box {
  return {
    x: box.x + margin,
    y: box.y + margin,
    width: Math.max(0, box.width - 2 * margin),
    height: Math.max(0, box.height - 2 * margin),
  }
}

/** The box between two opposite corners, given in any order; equal corners give an empty box. */
export function fromCorners(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}
