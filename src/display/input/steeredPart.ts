import type { Box, Point } from '../../base/geometry/box.ts'
import { TITLE_BAR_HEIGHT } from '../../base/theme/metrics.ts'
import { type GrabPart, RESIZE_PARTS, type ResizePart } from './grabBox.ts'

/** A point of the part, in CSS pixels of the viewport. */
export interface HeldPart {
  readonly part: GrabPart
  readonly at: Point
}

/** The first arrow of an axis chooses the edge, as in the era; later ones pull it either way. */
export function partByArrow(part: GrabPart | null, by: Point): ResizePart {
  const before = part === null || part === 'move' ? '' : part
  const down = /^[ns]/.exec(before)?.[0] ?? (by.y < 0 ? 'n' : by.y > 0 ? 's' : '')
  const across = /[ew]$/.exec(before)?.[0] ?? (by.x < 0 ? 'w' : by.x > 0 ? 'e' : '')
  const named = `${down}${across}`
  return RESIZE_PARTS.find((each) => each === named) ?? 'se'
}

/** The corner of the quarter of the box that contains the point. */
export function cornerTowards({ x, y, width, height }: Box, to: Point): HeldPart {
  const [isLeft, isAbove] = [to.x < x + width / 2, to.y < y + height / 2]
  return {
    part: isAbove ? (isLeft ? 'nw' : 'ne') : isLeft ? 'sw' : 'se',
    at: { x: isLeft ? x : x + width, y: isAbove ? y : y + height },
  }
}

export function titleBarOf({ x, y, width }: Box): HeldPart {
  return {
    part: 'move',
    at: { x: Math.round(x + width / 2), y: y + Math.floor(TITLE_BAR_HEIGHT / 2) },
  }
}
