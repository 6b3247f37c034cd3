/** For touch and pen. For the mouse, `dblclick` respects the visitor's settings. */
import type { Point } from '../../base/geometry/box.ts'

export interface Tap extends Point {
  /** Taps on two different targets are not a double tap. */
  readonly target: string
  /** In milliseconds on any steady clock. */
  readonly time: number
}

/** The limits between both taps, as in Android. */
const LONGEST_GAP_MS = 300
const FARTHEST_PX = 24

export function isDoubleTap(previous: Tap | null, tap: Tap): boolean {
  return (
    previous !== null &&
    previous.target === tap.target &&
    tap.time - previous.time <= LONGEST_GAP_MS &&
    Math.hypot(tap.x - previous.x, tap.y - previous.y) <= FARTHEST_PX
  )
}
