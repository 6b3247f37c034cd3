/**
 * From CSS pixels to the device's. The model counts in whole CSS pixels; a scene, in whole device
 * pixels, so that frames, clips and shoulders meet exactly at every ratio, 1.25 and 1.5 included.
 * Pure.
 */
import type { Box } from '../geometry/box.ts'

/**
 * A length in whole device pixels.
 * @param scale device pixels per CSS pixel
 */
export function px(length: number, scale: number): number {
  return Math.round(length * scale)
}

/** A box in whole device pixels. Its size does not depend on where it lies: a moving window keeps it. */
export function toDevice(box: Box, scale: number): Box {
  return {
    x: px(box.x, scale),
    y: px(box.y, scale),
    width: px(box.width, scale),
    height: px(box.height, scale),
  }
}
