/** The marquee: the dotted box between the press and the pointer, and which icons it touches. Pure. */
import { bottomOf, fromCorners, rightOf, type Box, type Point } from '../../base/geometry/box.ts'

/** The box between the start point and the pointer, in any direction; empty while both are the same. */
export function marqueeBox(start: Point, point: Point): Box {
  return fromCorners(start, point)
}

/**
 * Ids of the icons that the marquee overlaps, in the order of the icons. Any partial overlap counts,
 * touching edges do not. A marquee without size hits the icon that it lies inside.
 */
export function iconsHit(
  icons: readonly { readonly id: number; readonly box: Box }[],
  marquee: Box,
): number[] {
  return icons.filter((icon) => overlaps(icon.box, marquee)).map((icon) => icon.id)
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a)
}
