/** Where the balloon lies. Pure. */
import { TASKBAR_HEIGHT } from '../../../base/theme/metrics.ts'
import { bottomOf, intersect, type Box, type Size } from '../../../base/geometry/box.ts'

/** The largest size of the balloon, without its tail. */
export const BALLOON: Size = { width: 290, height: 96 }

/**
 * Its usual place, counted from the viewport's edges: its tail, 14 px from its right edge and 19 px high, ends at
 * the top of the tray, left of the clock, and covers nothing there.
 */
const RIGHT = 62
const BOTTOM = TASKBAR_HEIGHT + 19

/** The height, from a window's lower edge up, in which the assistant's input and Send may lie. */
const INPUT_HEIGHT = 84
const GAP = 6

export interface BalloonPlace {
  /** Distances of its right and lower edge from those of the viewport, in CSS pixels. */
  readonly right: number
  readonly bottom: number
  /** Only where it lies above the taskbar can it point there. */
  readonly hasTail: boolean
}

/**
 * The balloon avoids the assistant's window: it lies beside it, above it, or, where there is no room,
 * above its input. Null where even that would cover the input.
 * @param assistant the box of the assistant's window; null while it is not shown
 */
export function balloonPlace(viewport: Size, assistant: Box | null): BalloonPlace | null {
  const usual = boxAt(
    viewport.width - RIGHT - BALLOON.width,
    viewport.height - BOTTOM - BALLOON.height,
  )
  if (!assistant || !intersect(usual, assistant)) return placeOf(usual, viewport, true)
  const beside = boxAt(assistant.x - GAP - BALLOON.width, usual.y)
  if (beside.x >= 0) return placeOf(beside, viewport, true)
  const x = Math.max(0, usual.x)
  const above = boxAt(x, assistant.y - GAP - BALLOON.height)
  if (above.y >= 0) return placeOf(above, viewport, false)
  const inside = boxAt(x, bottomOf(assistant) - INPUT_HEIGHT - BALLOON.height)
  return inside.y >= 0 ? placeOf(inside, viewport, false) : null
}

function boxAt(x: number, y: number): Box {
  return { x, y, ...BALLOON }
}

function placeOf(box: Box, viewport: Size, hasTail: boolean): BalloonPlace {
  return {
    right: viewport.width - box.x - box.width,
    bottom: viewport.height - box.y - box.height,
    hasTail,
  }
}

/** The distance from the viewport's lower edge that a balloon at its usual place does not reach. */
export const ABOVE_BALLOON = BOTTOM + BALLOON.height + GAP
