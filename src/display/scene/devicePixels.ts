/**
 * From CSS pixels to the device's. The model counts in whole CSS pixels; a scene, in whole device
 * pixels, so that frames, clips and shoulders meet exactly at every ratio, 1.25 and 1.5 included.
 * Pure.
 */
import type { Box } from '../../base/geometry/box.ts'

/**
 * A length in whole device pixels.
 * @param scale device pixels per CSS pixel
 */
export function toDevicePixels(length: number, scale: number): number {
  return Math.round(length * scale)
}

/** A box in whole device pixels. Its size does not depend on its position, so a moving window keeps it. */
export function toDevice(box: Box, scale: number): Box {
  return {
    x: toDevicePixels(box.x, scale),
    y: toDevicePixels(box.y, scale),
    width: toDevicePixels(box.width, scale),
    height: toDevicePixels(box.height, scale),
  }
}
