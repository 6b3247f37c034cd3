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
  /** Only a balloon directly above the tray has one. */
  readonly hasTail: boolean
}

/**
 * Beside the assistant's window, above it or else above its input; null if even that covers it.
 * @param assistant null while its window is not shown
 */
export function balloonPlace(viewport: Size, assistant: Box | null): BalloonPlace | null {
  const { width, height } = BALLOON
  const usual = {
    x: viewport.width - BALLOON_RIGHT - width,
    y: viewport.height - BALLOON_BOTTOM - height,
  }
  const isFree = !assistant || !intersect({ ...usual, ...BALLOON }, assistant)
  const x = Math.max(0, usual.x)
  const places = isFree
    ? [usual]
    : [
        { x: assistant.x - GAP - width, y: usual.y },
        { x, y: assistant.y - GAP - height },
        { x, y: bottomOf(assistant) - INPUT_HEIGHT - height },
      ]
  const place = places.find((each) => isFree || (each.x >= 0 && each.y >= 0))
  if (!place) return null
  return {
    right: viewport.width - place.x - width,
    bottom: viewport.height - place.y - height,
    hasTail: place === usual,
  }
}

/** The space for bubble and figure: 70 % of the width, 175 px, are the bubble's. */
export const BUBBLE_ROOM: Size = { width: 250, height: 130 }
export const BUBBLE_RIGHT = 8

/** In CSS pixels from the viewport's lower edge. @param isRaised above the place of a balloon */
export function bubbleBottom(isRaised: boolean): number {
  return isRaised ? BALLOON_BOTTOM + BALLOON.height + GAP : TASKBAR_HEIGHT + 8
}

export function isInTheWay(bottom: number, viewport: Size, windows: readonly Box[]): boolean {
  const room: Box = {
    x: viewport.width - BUBBLE_RIGHT - BUBBLE_ROOM.width,
    y: viewport.height - bottom - BUBBLE_ROOM.height,
    ...BUBBLE_ROOM,
  }
  return windows.some((window) => intersect(window, room) !== null)
}
