/** Converts whole CSS pixels to whole device pixels, so that all parts meet exactly at every ratio. */
import type { Box } from '../../base/geometry/box.ts'

export function toDevicePixels(length: number, scale: number): number {
  return Math.round(length * scale)
}

/** The size does not depend on the position, so a moving window keeps it. */
export function toDevice(box: Box, scale: number): Box {
  return {
    x: toDevicePixels(box.x, scale),
    y: toDevicePixels(box.y, scale),
    width: toDevicePixels(box.width, scale),
    height: toDevicePixels(box.height, scale),
  }
}
