/**
 * Regions: sets of pixels, stored in pixman's form. Boxes are disjoint and in y-then-x order; boxes
 * of a band share top and bottom and never touch; bands that touch differ in their columns. The
 * form is unique, so equal regions have equal arrays.
 */
import { equalBoxes, isEmpty, type Box, type Point } from './box.ts'
import { combine, IN_A, IN_B, IN_BOTH } from './sweep.ts'

export type Region = readonly Box[]

export const EMPTY: Region = Object.freeze([])

export function regionOf(box: Box): Region {
  return isEmpty(box) ? EMPTY : [box]
}

export function union(a: Region, b: Region): Region {
  if (a.length === 0) return b
  if (b.length === 0) return a
  return orEmpty(combine(a, b, IN_A | IN_B | IN_BOTH))
}

export function subtract(a: Region, b: Region): Region {
  if (a.length === 0 || b.length === 0) return a
  return orEmpty(combine(a, b, IN_A))
}

export function intersect(a: Region, b: Region): Region {
  if (a.length === 0 || b.length === 0) return EMPTY
  return orEmpty(combine(a, b, IN_BOTH))
}

export function equals(a: Region, b: Region): boolean {
  if (a === b) return true
  return a.length === b.length && a.every((box, index) => sameAt(b, index, box))
}

/**
 * The CSS `path(…)` of the region; without area, and so without pointer events, if it is empty.
 * @param origin the upper left corner of the element, in the region's coordinates
 * @param scale pixels of the region per CSS pixel
 */
export function toClipPath(region: Region, origin: Point, scale = 1): string {
  if (region.length === 0) return 'path("M0 0Z")'
  const boxes = region.map(({ x, y, width, height }) => {
    const [left, top] = [(x - origin.x) / scale, (y - origin.y) / scale]
    return `M${left} ${top}h${width / scale}v${height / scale}h${-width / scale}Z`
  })
  return `path("${boxes.join('')}")`
}

/** Returns the one empty region, so that empty results are identical, too. */
function orEmpty(boxes: Region): Region {
  return boxes.length === 0 ? EMPTY : boxes
}

function sameAt(region: Region, index: number, box: Box): boolean {
  const other = region[index]
  return other !== undefined && equalBoxes(other, box)
}
