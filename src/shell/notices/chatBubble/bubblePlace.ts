/** Where the assistant's bubble lies, and when it gives way. Pure. */
import { intersect, type Box, type Size } from '../../../base/geometry/box.ts'
import { TASKBAR_HEIGHT } from '../../../base/theme/metrics.ts'
import { ABOVE_BALLOON } from '../balloon/balloonPlace.ts'

/** The room that bubble and figure take: 70 % of it is the bubble's, 175 px. */
export const WRAPPER: Size = { width: 250, height: 130 }
export const RIGHT = 8
const ABOVE_TASKBAR = 8

/**
 * The distance of the wrapper's lower edge from the viewport's, in CSS pixels: just above the
 * taskbar, or above the place of a balloon that may appear.
 */
export function bubbleBottom(mayShowBalloon: boolean): number {
  return mayShowBalloon ? ABOVE_BALLOON : TASKBAR_HEIGHT + ABOVE_TASKBAR
}

/** Whether a window lies where the bubble would be: an invitation must not cover what is in use. */
export function isInTheWay(bottom: number, viewport: Size, windows: readonly Box[]): boolean {
  const room: Box = {
    x: viewport.width - RIGHT - WRAPPER.width,
    y: viewport.height - bottom - WRAPPER.height,
    ...WRAPPER,
  }
  return windows.some((window) => intersect(window, room) !== null)
}
