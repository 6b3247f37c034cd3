/**
 * Where the next window of an app opens while others of the same app are open. Pure: boxes in, a
 * point out, in CSS pixels of the viewport.
 */
import { rightOf, bottomOf, type Box, type Point, type Size } from '../base/geometry/box.ts'
import { TITLE_STRIP_HEIGHT } from '../base/theme/metrics.ts'

/** As high as a title strip with its edge, so that every title below stays readable. */
export const CASCADE_STEP = TITLE_STRIP_HEIGHT

/** Smaller steps are for desks on which all places that are a whole step apart are taken. */
const STEPS: readonly number[] = [CASCADE_STEP, 14, 7, 4, 2, 1]

/**
 * The origin of a new window: one step right of and below the last one. An axis without room for
 * another step begins again at the near end of the area. The origins of other windows are passed
 * over for as long as the window fits anywhere else.
 *
 * @param size of the new window, which fits the area
 * @param others the boxes of the app's other windows, the one to follow last
 */
export function cascade(size: Size, others: readonly Box[], area: Box): Point {
  const last = others.at(-1) ?? area
  const isTaken = (at: Point): boolean =>
    others.some((other) => other.x === at.x && other.y === at.y)
  for (const step of STEPS) {
    const columns = placesAlong(area.x, rightOf(area) - size.width, last.x, step)
    const rows = placesAlong(area.y, bottomOf(area) - size.height, last.y, step)
    // Along the diagonal, then along those beside it.
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
  /** The place `index` steps behind the one that follows the last window's, wrapping around. */
  at(index: number): number
}

/** The places along one axis at which a window may begin: whole steps away from the last one. */
function placesAlong(low: number, high: number, last: number, step: number): Places {
  const offset = last - low
  const phase = offset % step
  const start = low + phase <= high ? low + phase : low
  const count = Math.max(1, Math.floor((high - start) / step) + 1)
  const next = Math.floor(offset / step) + 1
  const from = next < count ? next : 0
  return { count, at: (index) => start + ((from + index) % count) * step }
}
