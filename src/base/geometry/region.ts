/**
 * Regions: sets of pixels, kept as disjoint boxes. Pure; knows nothing of windows.
 *
 * The form is pixman's: boxes stand in y-then-x order, all boxes of a band share top and bottom,
 * boxes of a band never touch, and two bands that touch differ in their columns. This form is
 * unique, so equal regions have equal arrays. Every operation is one sweep over both operands
 * (sweep.ts).
 */
import { equalBoxes, isEmpty, type Box, type Point } from './box.ts'
import { combine, IN_A, IN_B, IN_BOTH } from './sweep.ts'

export type Region = readonly Box[]

/** The region without a pixel. */
export const EMPTY: Region = Object.freeze([])

/** The region of one box; a box without pixels gives the empty region. */
export function regionOf(box: Box): Region {
  return isEmpty(box) ? EMPTY : [box]
}

/** The pixels of either. */
export function union(a: Region, b: Region): Region {
  if (a.length === 0) return b
  if (b.length === 0) return a
  return orEmpty(combine(a, b, IN_A | IN_B | IN_BOTH))
}

/** The pixels of the first that the second does not have. */
export function subtract(a: Region, b: Region): Region {
  if (a.length === 0 || b.length === 0) return a
  return orEmpty(combine(a, b, IN_A))
}

/** The pixels of both. */
export function intersect(a: Region, b: Region): Region {
  if (a.length === 0 || b.length === 0) return EMPTY
  return orEmpty(combine(a, b, IN_BOTH))
}

/** True when both hold the same pixels. */
export function equals(a: Region, b: Region): boolean {
  if (a === b) return true
  return a.length === b.length && a.every((box, index) => sameAt(b, index, box))
}

/**
 * The CSS `path(…)` that shows exactly the region. The empty region gives a path without area: it shows
 * nothing, and no pointer hits it.
 *
 * The boxes of a region are disjoint, and lie on the device's pixels, so no seam shows between two of them.
 * @param origin the upper left corner of the element, in the region's coordinates
 * @param scale how many pixels of the region are one CSS pixel
 */
export function toClipPath(region: Region, origin: Point, scale = 1): string {
  if (region.length === 0) return 'path("M0 0Z")'
  const boxes = region.map(({ x, y, width, height }) => {
    const [left, top] = [(x - origin.x) / scale, (y - origin.y) / scale]
    return `M${left} ${top}h${width / scale}v${height / scale}h${-width / scale}Z`
  })
  return `path("${boxes.join('')}")`
}

/** All empty regions are one, so that even they keep their identity. */
function orEmpty(boxes: Region): Region {
  return boxes.length === 0 ? EMPTY : boxes
}

function sameAt(region: Region, index: number, box: Box): boolean {
  const other = region[index]
  return other !== undefined && equalBoxes(other, box)
}
