/** Where a window is, for those who do not see it. Pure. */
import type { Box } from '../../base/geometry/box.ts'

/** @param box in CSS pixels of the viewport */
export function boxInWords(box: Box): string {
  return `${cornerInWords(box)}, ${Math.round(box.width)} by ${Math.round(box.height)} pixels`
}

export function cornerInWords({ x, y }: Pick<Box, 'x' | 'y'>): string {
  return `${Math.round(x)} from the left, ${Math.round(y)} from the top`
}
