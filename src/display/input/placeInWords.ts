/** Where a window is, for those who do not see it. Pure. */
import type { Box } from '../../base/geometry/box.ts'

/** @param box in CSS pixels of the viewport */
export function boxInWords({ x, y, width, height }: Box): string {
  const [left, top, across, down] = [x, y, width, height].map(Math.round)
  return `${left} from the left, ${top} from the top, ${across} by ${down} pixels`
}
