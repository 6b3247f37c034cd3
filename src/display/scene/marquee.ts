import { bottomOf, rightOf, type Box } from '../../base/geometry/box.ts'

/** Touching edges do not count. An empty marquee hits the icon around it. */
export function iconsHit(
  icons: readonly { readonly id: number; readonly box: Box }[],
  marquee: Box,
): number[] {
  return icons.filter((icon) => overlaps(icon.box, marquee)).map((icon) => icon.id)
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a)
}
