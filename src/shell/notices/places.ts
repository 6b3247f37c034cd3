import { bottomOf, intersect, type Box, type Size } from '../../base/geometry/box.ts'
import { TASKBAR_HEIGHT } from '../../base/theme/metrics.ts'

export const BALLOON: Size = { width: 290, height: 96 }

/** The tail, 14 px from the right edge and 19 px high, ends above the tray, left of the clock. */
const BALLOON_RIGHT = 62
const BALLOON_BOTTOM = TASKBAR_HEIGHT + 19

/** The height above a window's lower edge that may hold the assistant's input and Send. */
const INPUT_HEIGHT = 84
const GAP = 6

export interface BalloonPlace {
  /** Distances from the viewport's edges in CSS pixels. */
  readonly right: number
  readonly bottom: number
  /** Only a balloon directly above the taskbar has one. */
  readonly hasTail: boolean
}

/**
 * Beside the assistant's window, above it or else above its input; null if even that covers it.
 * @param assistant null while its window is not shown
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

/** The space for bubble and figure: 70 % of the width, 175 px, are the bubble's. */
export const BUBBLE_ROOM: Size = { width: 250, height: 130 }
export const BUBBLE_RIGHT = 8

/** In CSS pixels from the viewport's lower edge, above the place of a balloon that may appear. */
export function bubbleBottom(mayShowBalloon: boolean): number {
  return mayShowBalloon ? BALLOON_BOTTOM + BALLOON.height + GAP : TASKBAR_HEIGHT + 8
}

export function isInTheWay(bottom: number, viewport: Size, windows: readonly Box[]): boolean {
  const room: Box = {
    x: viewport.width - BUBBLE_RIGHT - BUBBLE_ROOM.width,
    y: viewport.height - bottom - BUBBLE_ROOM.height,
    ...BUBBLE_ROOM,
  }
  return windows.some((window) => intersect(window, room) !== null)
}
