/** Places further windows of an app. In CSS pixels of the viewport. */
import { rightOf, bottomOf, type Box, type Point, type Size } from '../base/geometry/box.ts'
import { TITLE_STRIP_HEIGHT } from '../base/theme/metrics.ts'

/** The height of a title strip with its edge, so that every title below stays readable. */
export const CASCADE_STEP = TITLE_STRIP_HEIGHT

/** The smaller steps are used when all places at whole steps are taken. */
const STEPS: readonly number[] = [CASCADE_STEP, 14, 7, 4, 2, 1]

/**
 * The origin of a new window that fits the area: one step right of and below the last of `others`.
 * An axis without room for another step starts again at the near end of the area. Taken origins are
 * skipped as long as the window fits elsewhere.
 */
export function cascade(size: Size, others: readonly Box[], area: Box): Point {
  const last = others.at(-1) ?? area
  const isTaken = (at: Point): boolean =>
    others.some((other) => other.x === at.x && other.y === at.y)
  for (const step of STEPS) {
    const columns = placesAlong(area.x, rightOf(area) - size.width, last.x, step)
    const rows = placesAlong(area.y, bottomOf(area) - size.height, last.y, step)
    // Searches the diagonal first, then the parallels beside it.
    for (let lane = 0; lane < columns.count; lane += 1) {
      for (let row = 0; row < rows.count; row += 1) {
        const at = { x: columns.at(lane + row), y: rows.at(row) }
        if (!isTaken(at)) return at
      }
    }
  }
  return { x: last.x, y: last.y }
}

interface Places {
  readonly count: number
  /** The place `index` steps after the one that follows the last window, wrapping around. */
  at(index: number): number
}

function placesAlong(low: number, high: number, last: number, step: number): Places {
  const offset = last - low
  const phase = offset % step
  const start = low + phase <= high ? low + phase : low
  const count = Math.max(1, Math.floor((high - start) / step) + 1)
  const next = Math.floor(offset / step) + 1
  const from = next < count ? next : 0
  return { count, at: (index) => start + ((from + index) % count) * step }
}
