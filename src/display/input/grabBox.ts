/** Computes the box of a grabbed window. All boxes are in CSS pixels of the viewport. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { MIN_WINDOW_SIZE } from '../../base/theme/metrics.ts'

/** Corners come last, and so are above edges. */
export const RESIZE_PARTS = ['n', 'e', 's', 'w', 'nw', 'ne', 'sw', 'se'] as const
export type ResizePart = (typeof RESIZE_PARTS)[number]

/** The grabbed part: the title bar ('move'), an edge or a corner. */
export type GrabPart = 'move' | ResizePart

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

function moved(start: Box, by: Point, area: Box): Box {
  return {
    ...start,
    x: clamp(start.x + by.x, area.x, Math.max(area.x, area.x + area.width - start.width)),
    y: clamp(start.y + by.y, area.y, Math.max(area.y, area.y + area.height - start.height)),
  }
}

/** The opposite edge stays; the length keeps its minimum, and the edge stays in the area. */
function pulled(
  start: number,
  length: number,
  by: number,
  isNear: boolean,
  areaStart: number,
  areaLength: number,
): readonly [start: number, length: number] {
  const end = start + length
  if (isNear) {
    const edge = clamp(start + by, Math.min(areaStart, start), end - MIN_WINDOW_SIZE)
    return [edge, end - edge]
  }
  const farthest = Math.max(areaStart + areaLength, end)
  return [start, clamp(end + by, start + MIN_WINDOW_SIZE, farthest) - start]
}

/**
 * The box after the pointer has moved by `by` from the box `start`. Moved windows and pulled edges
 * stay inside the area, no side gets shorter than 40 pixels, and an edge moves only along its axis.
 */
export function grabBox(start: Box, part: GrabPart, by: Point, area: Box): Box {
  if (part === 'move') return moved(start, by, area)
  const across = part.endsWith('w') || part.endsWith('e')
  const down = part.startsWith('n') || part.startsWith('s')
  const [x, width] = across
    ? pulled(start.x, start.width, by.x, part.endsWith('w'), area.x, area.width)
    : [start.x, start.width]
  const [y, height] = down
    ? pulled(start.y, start.height, by.y, part.startsWith('n'), area.y, area.height)
    : [start.y, start.height]
  return { x, y, width, height }
}
