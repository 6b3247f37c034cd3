import type { Box, Point } from '../../base/geometry/box.ts'
import { type Region, regionOf, subtract } from '../../base/geometry/region.ts'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import type { DesktopState } from '../../desktop/state.ts'

/** Room for the menu of an icon. All is in pixels of the model. */
const MENU = { width: 180, height: 130 }

/**
 * The point of the bare desktop next to `at` from which a menu covers no window. The menu of a covered icon opens
 * there, as above a window it would seem to be the window's. Without such a place it is `at` itself.
 */
export function bareDesktopNear(at: Point, { apps, viewport }: DesktopState): Point {
  const shown = apps.filter(({ minimized }) => !minimized)
  const bare = shown.reduce<Region>(
    (rest, window) => subtract(rest, regionOf(windowBox(window, viewport))),
    regionOf(workAreaOf(viewport)),
  )
  const [nearest = at] = bare
    .filter(({ width, height }) => width >= MENU.width && height >= MENU.height)
    .map((box) => nearestIn(box, at))
    .toSorted((a, b) => distance(a, at) - distance(b, at))
  return nearest
}

function nearestIn({ x, y, width, height }: Box, at: Point): Point {
  return {
    x: Math.max(x, Math.min(at.x, x + width - MENU.width)),
    y: Math.max(y, Math.min(at.y, y + height - MENU.height)),
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
