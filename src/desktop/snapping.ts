/** Decides where a dragged window snaps on release. In CSS pixels of the viewport. */
import type { Point, Size } from '../base/geometry/box.ts'
import type { SnapSide } from './state.ts'

/** The sides snap to a half of the work area, the top maximizes. */
export type SnapEdge = SnapSide | 'top'

/** A window reaches the desktop's edge before the pointer does, so nobody comes this near by accident. */
const REACH = 4

/** Points outside of the viewport count as at the edge. In a corner the side wins. */
export function snapEdgeAt(pointer: Point, viewport: Size): SnapEdge | null {
  if (pointer.x < REACH) return 'left'
  if (pointer.x >= viewport.width - REACH) return 'right'
  return pointer.y < REACH ? 'top' : null
}
