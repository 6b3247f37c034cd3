/**
 * The outline of disjoint boxes. Pure; only region.ts calls it.
 *
 * A point that is a corner of an odd number of boxes is a corner of the outline. Along each row
 * such corners pair up, first with second, third with fourth, into the outline's horizontal edges,
 * and along each column into its vertical ones; following them in turn gives closed loops. Holes
 * are loops too, so the loops must be filled by the even-odd rule.
 */
import { bottomOf, rightOf, type Box, type Point } from './box.ts'

/** The loops around the boxes, each a list of corners without the first one repeated. */
export function outlineOf(boxes: readonly Box[]): Point[][] {
  const corners = oddCorners(boxes)
  const below = verticalPartners(corners)
  const isDone = corners.map(() => false)
  const loops: Point[][] = []
  for (let start = 0; start < corners.length; start += 2) {
    if (isDone[start]) continue
    const loop: Point[] = []
    for (let at = start; !isDone[at];) {
      // `corners` is sorted by row, so a corner's horizontal partner is its neighbour in the list.
      const beside = at ^ 1
      isDone[at] = isDone[beside] = true
      loop.push(...[corners[at], corners[beside]].filter((corner) => corner !== undefined))
      at = below[beside] ?? start
    }
    loops.push(loop)
  }
  return loops
}

function oddCorners(boxes: readonly Box[]): Point[] {
  const all = boxes
    .flatMap((box) => [
      { x: box.x, y: box.y },
      { x: rightOf(box), y: box.y },
      { x: box.x, y: bottomOf(box) },
      { x: rightOf(box), y: bottomOf(box) },
    ])
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const odd: Point[] = []
  for (const corner of all) {
    const last = odd.at(-1)
    if (last !== undefined && last.x === corner.x && last.y === corner.y) odd.pop()
    else odd.push(corner)
  }
  return odd
}

/** For each corner, the index of the corner at the other end of its vertical edge. */
function verticalPartners(corners: readonly Point[]): number[] {
  const byColumn = corners
    .map((corner, index) => ({ ...corner, index }))
    .sort((a, b) => a.x - b.x || a.y - b.y)
  const partners: number[] = []
  for (let i = 0; i + 1 < byColumn.length; i += 2) {
    const upper = byColumn[i]
    const lower = byColumn[i + 1]
    if (upper === undefined || lower === undefined) continue
    partners[upper.index] = lower.index
    partners[lower.index] = upper.index
  }
  return partners
}
