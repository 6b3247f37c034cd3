/**
 * Distinguishes a double tap from two single taps. Pure. Used for touch and pen only: for the mouse
 * the browser's own `dblclick` respects the visitor's settings.
 */
import type { Point } from '../../base/geometry/box.ts'

export interface Tap extends Point {
  /** Names what was tapped: taps on two different things are not a double tap. */
  readonly target: string
  /** When it was tapped, in milliseconds on any steady clock. */
  readonly time: number
}

/** How long after the first tap, and how far from it, the second may be; Android's own limits. */
const LONGEST_GAP_MS = 300
const FARTHEST_PX = 24

/** Whether `tap` completes a double tap that `previous` started. */
export function isDoubleTap(previous: Tap | null, tap: Tap): boolean {
  return (
    previous !== null &&
    previous.target === tap.target &&
    tap.time - previous.time <= LONGEST_GAP_MS &&
    Math.hypot(tap.x - previous.x, tap.y - previous.y) <= FARTHEST_PX
  )
}
