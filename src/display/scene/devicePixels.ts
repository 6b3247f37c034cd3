/**
 * Converts CSS pixels to device pixels. The model uses whole CSS pixels, a scene whole device
 * pixels, so that frames, clips and shoulders meet exactly at every ratio, 1.25 and 1.5 included.
 */
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
