/** What a window certainly covers: not its round shoulders, in which stale pixels would show. */
import type { Box } from '../../base/geometry/box.ts'
import { EMPTY, regionOf, type Region } from '../../base/geometry/region.ts'
import { SHOULDER_RADIUS } from '../../base/theme/metrics.ts'
import { toDevicePixels } from './devicePixels.ts'

const insetsByRadius = new Map<number, readonly number[]>()

/**
 * The device pixels cut from either end of the frame's first rows: 5, 3, 2, 1, 1 at scale 1. A
 * pixel belongs to the frame if its centre is within the circle of the shoulder's radius.
 */
export function shoulderInsets(scale: number): readonly number[] {
  const radius = toDevicePixels(SHOULDER_RADIUS, scale)
  const known = insetsByRadius.get(radius)
  if (known !== undefined) return known
  const insets = insetsOfCircle(radius)
  insetsByRadius.set(radius, insets)
  return insets
}

function insetsOfCircle(radius: number): readonly number[] {
  const insets: number[] = []
  for (let row = 0; row < radius; row += 1) {
    const dy = radius - (row + 0.5)
    const inset = Math.ceil(radius - 0.5 - Math.sqrt(radius * radius - dy * dy))
    if (inset <= 0) break
    insets.push(inset)
  }
  return insets
}

/** The box without the shoulders, which a maximized window has outside of the viewport. */
export function frameRegion(box: Box, isMaximized: boolean, scale: number): Region {
  if (isMaximized) return regionOf(box)
  const insets = shoulderInsets(scale)
  const bands: Box[] = []
  let row = 0
  while (row < insets.length && row < box.height) {
    const inset = insets[row] ?? 0
    let end = row + 1
    while (end < box.height && insets[end] === inset) end += 1
    pushBand(bands, box, inset, row, end)
    row = end
  }
  pushBand(bands, box, 0, row, box.height)
  return bands
}

function pushBand(bands: Box[], box: Box, inset: number, top: number, bottom: number): void {
  const width = box.width - 2 * inset
  if (width <= 0 || bottom <= top) return
  bands.push({ x: box.x + inset, y: box.y + top, width, height: bottom - top })
}

/**
 * The region that a window hides from those below. Empty for a lifted window, since the stacking of
 * the page covers what is below its plane, and for a window without a frame, since its app may
 * paint any part of it.
 */
export function opaqueRegion(
  box: Box,
  state: { readonly maximized: boolean; readonly lifted: boolean; readonly invisible: boolean },
  scale: number,
): Region {
  return state.lifted || state.invisible ? EMPTY : frameRegion(box, state.maximized, scale)
}
