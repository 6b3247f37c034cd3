/**
 * Tells a double tap from two taps. Pure. Only for touch and pen: for the mouse the browser's own
 * `dblclick` obeys the visitor's settings.
 */
import type { Point } from '../../base/geometry/box.ts'

export interface Tap extends Point {
  /** What was tapped; two taps on two things are no double tap. */
  readonly target: string
  /** Milliseconds on any steady clock. */
  readonly time: number
}

/** How long the second tap may take, and how far off it may be: what Android's own detector allows. */
const LONGEST_GAP_MS = 300
const FARTHEST_PX = 24

/** Whether `tap` completes a double tap that `previous` began. */
export function isDoubleTap(previous: Tap | null, tap: Tap): boolean {
  return (
    previous !== null &&
    previous.target === tap.target &&
    tap.time - previous.time <= LONGEST_GAP_MS &&
    Math.hypot(tap.x - previous.x, tap.y - previous.y) <= FARTHEST_PX
  )
}
