/** A box that travels to another one and takes on its size, as a function of time. Pure. */
import type { Box } from '../geometry/box.ts'

/** As long as the era's own systems took to minimize a window. */
export const ZOOM_MS = 250

/** The box `ms` milliseconds after its start: that of the start before it, that of the end from `ZOOM_MS` on. */
export function zoomAt(ms: number, from: Box, to: Box): Box {
  const progress = Math.min(1, Math.max(0, ms / ZOOM_MS))
  const between = (start: number, end: number): number => start + (end - start) * progress
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  }
}
