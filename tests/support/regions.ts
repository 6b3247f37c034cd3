/** Measures of a region that only tests ask for. */
import { bottomOf, rightOf, type Box } from '../../src/base/geometry/box.ts'
import type { Region } from '../../src/base/geometry/region.ts'

/** The smallest box around the region, or null if the region is empty. */
export function bounds(region: Region): Box | null {
  if (region.length === 0) return null
  const x = Math.min(...region.map((box) => box.x))
  const y = Math.min(...region.map((box) => box.y))
  const right = Math.max(...region.map(rightOf))
  const bottom = Math.max(...region.map(bottomOf))
  return { x, y, width: right - x, height: bottom - y }
}

/** The number of pixels. */
export function area(region: Region): number {
  return region.reduce((sum, box) => sum + box.width * box.height, 0)
}
