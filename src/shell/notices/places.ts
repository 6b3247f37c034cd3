/** Where the balloon and the assistant's bubble are shown, and when the bubble gives way. Pure. */
import { bottomOf, intersect, type Box, type Size } from '../../base/geometry/box.ts'
import { TASKBAR_HEIGHT } from '../../base/theme/metrics.ts'

/** The largest size of the balloon, without its tail. */
export const BALLOON: Size = { width: 290, height: 96 }

/**
 * Distances from the viewport's right and lower edge. The balloon's tail, 14 px from its right edge and 19 px high,
 * ends at the top of the tray, left of the clock, and covers nothing there.
 */
const BALLOON_RIGHT = 62
const BALLOON_BOTTOM = TASKBAR_HEIGHT + 19

/** The height, from a window's lower edge up, in which the assistant's input and Send may be. */
const INPUT_HEIGHT = 84
const GAP = 6

export interface BalloonPlace {
  /** Distances of its right and lower edge from those of the viewport, in CSS pixels. */
  readonly right: number
  readonly bottom: number
  /** Only a balloon directly above the taskbar can point there. */
  readonly hasTail: boolean
}

/**
 * The balloon avoids the assistant's window: it is shown beside it, above it, or, where there is no room,
 * above its input. Null where even that would cover the input.
 * @param assistant the box of the assistant's window; null while it is not shown
 */
export function balloonPlace(viewport: Size, assistant: Box | null): BalloonPlace | null {
  const usual = balloonAt(
    viewport.width - BALLOON_RIGHT - BALLOON.width,
    viewport.height - BALLOON_BOTTOM - BALLOON.height,
  )
  if (!assistant || !intersect(usual, assistant)) return placeOf(usual, viewport, true)
  const beside = balloonAt(assistant.x - GAP - BALLOON.width, usual.y)
  if (beside.x >= 0) return placeOf(beside, viewport, true)
  const x = Math.max(0, usual.x)
  const above = balloonAt(x, assistant.y - GAP - BALLOON.height)
  if (above.y >= 0) return placeOf(above, viewport, false)
  const inside = balloonAt(x, bottomOf(assistant) - INPUT_HEIGHT - BALLOON.height)
  return inside.y >= 0 ? placeOf(inside, viewport, false) : null
}

function balloonAt(x: number, y: number): Box {
  return { x, y, ...BALLOON }
}

function placeOf(box: Box, viewport: Size, hasTail: boolean): BalloonPlace {
  return {
    right: viewport.width - box.x - box.width,
    bottom: viewport.height - box.y - box.height,
    hasTail,
  }
}

/** The room that bubble and figure take: 70 % of it is the bubble's, 175 px. */
export const BUBBLE_ROOM: Size = { width: 250, height: 130 }
export const BUBBLE_RIGHT = 8

/**
 * The distance of the bubble's lower edge from the viewport's, in CSS pixels: just above the
 * taskbar, or above the place of a balloon that may appear.
 */
export function bubbleBottom(mayShowBalloon: boolean): number {
  return mayShowBalloon ? BALLOON_BOTTOM + BALLOON.height + GAP : TASKBAR_HEIGHT + 8
}

/** Whether a window covers the bubble's room: an invitation must not cover what is in use. */
export function isInTheWay(bottom: number, viewport: Size, windows: readonly Box[]): boolean {
  const room: Box = {
    x: viewport.width - BUBBLE_RIGHT - BUBBLE_ROOM.width,
    y: viewport.height - bottom - BUBBLE_ROOM.height,
    ...BUBBLE_ROOM,
  }
  return windows.some((window) => intersect(window, room) !== null)
}
