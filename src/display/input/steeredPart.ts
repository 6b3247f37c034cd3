/** Which part of a window is pulled where no pointer has pressed one: arrows and taps name it. Pure. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { TITLE_BAR_HEIGHT } from '../../base/theme/metrics.ts'
import type { GrabPart, ResizePart } from './grabBox.ts'

/** Part of a window, and a point of it in CSS pixels of the viewport. */
export interface HeldPart {
  readonly part: GrabPart
  readonly at: Point
}

/**
 * The edge or corner that an arrow pulls. The first arrow of an axis names the edge, as in the era: Left the left one,
 * whichever way it is pulled afterwards.
 * @param part what was pulled before; null or 'move' where nothing was
 * @param by the arrow's step
 */
export function partByArrow(part: GrabPart | null, by: Point): ResizePart {
  const before = part === null || part === 'move' ? '' : part
  const down = /^[ns]/.exec(before)?.[0] ?? (by.y < 0 ? 'n' : by.y > 0 ? 's' : '')
  const across = /[ew]$/.exec(before)?.[0] ?? (by.x < 0 ? 'w' : by.x > 0 ? 'e' : '')
  const named = `${down}${across}`
  return RESIZE_PARTS.find((each) => each === named) ?? 'se'
}

const RESIZE_PARTS: readonly ResizePart[] = ['n', 'e', 's', 'w', 'nw', 'ne', 'sw', 'se']

/** The corner of the quarter in which the point lies, seen from the middle of the box. */
export function cornerTowards({ x, y, width, height }: Box, to: Point): HeldPart {
  const [isLeft, isAbove] = [to.x < x + width / 2, to.y < y + height / 2]
  return {
    part: isAbove ? (isLeft ? 'nw' : 'ne') : isLeft ? 'sw' : 'se',
    at: { x: isLeft ? x : x + width, y: isAbove ? y : y + height },
  }
}

/** The middle of the title bar. */
export function titleBarOf({ x, y, width }: Box): HeldPart {
  return {
    part: 'move',
    at: { x: Math.round(x + width / 2), y: y + Math.floor(TITLE_BAR_HEIGHT / 2) },
  }
}
