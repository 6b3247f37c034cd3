/**
 * Where a dragged window would snap if it were let go. Pure; in CSS pixels of the viewport. Which
 * box a snapped window has is in placement.ts.
 */
import type { Point, Size } from '../base/geometry/box.ts'
import type { SnapSide } from './state.ts'

/** The edge that a release snaps to: a half of the desk at the sides, all of it at the top. */
export type SnapEdge = SnapSide | 'top'

/**
 * How near to an edge the pointer must come. A window's left or right edge reaches the desk's well before
 * the pointer on its title bar does, so nobody comes so near by accident.
 */
const REACH = 4

/**
 * The edge that the pointer is at, or null. One that is outside of the viewport counts as at the edge,
 * and in an upper corner the side wins over the top.
 */
export function snapEdgeAt(pointer: Point, viewport: Size): SnapEdge | null {
  if (pointer.x < REACH) return 'left'
  if (pointer.x >= viewport.width - REACH) return 'right'
  return pointer.y < REACH ? 'top' : null
}
