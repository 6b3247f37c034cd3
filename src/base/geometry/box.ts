/** In integers; `y` grows downwards. Excludes right and bottom edges: boxes that touch share no pixel. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Point, Size {}

export function rightOf(box: Box): number {
  return box.x + box.width
}

export function bottomOf(box: Box): number {
  return box.y + box.height
}

/** Whether the box covers no pixel; negative sizes count as none. */
export function isEmpty(box: Box): boolean {
  return box.width <= 0 || box.height <= 0
}

/** Two empty boxes at different places are not equal. */
export function equalBoxes(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

export function intersect(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(rightOf(a), rightOf(b)) - x
  const height = Math.min(bottomOf(a), bottomOf(b)) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

export function translate(box: Box, by: Point): Box {
  return { x: box.x + by.x, y: box.y + by.y, width: box.width, height: box.height }
}

/** Shrinks the box on every side; a negative margin grows it. No side becomes negative. */
export function inset(box: Box, margin: number): Box {
  return {
    x: box.x + margin,
    y: box.y + margin,
    width: Math.max(0, box.width - 2 * margin),
    height: Math.max(0, box.height - 2 * margin),
  }
}

export function fromCorners(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}
