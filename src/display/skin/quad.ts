/** What both painters draw: a raster and its box, in whole device pixels, so that both agree. */
import type { Box } from '../../base/geometry/box.ts'

/** A picture in device pixels that is drawn once and kept. */
export type Raster = HTMLCanvasElement

export interface Quad {
  readonly raster: Raster
  /** In device pixels. At another size than the raster, its pixels are repeated, never blended. */
  readonly box: Box
}

export function quadAt(raster: Raster, x: number, y: number): Quad {
  return { raster, box: { x, y, width: raster.width, height: raster.height } }
}

export function quadOver(
  raster: Raster,
  x: number,
  y: number,
  width: number,
  height: number,
): Quad {
  return { raster, box: { x, y, width, height } }
}

export function drawQuads(context: CanvasRenderingContext2D, quads: readonly Quad[]): void {
  context.imageSmoothingEnabled = false
  for (const { raster, box } of quads) {
    context.drawImage(raster, box.x, box.y, box.width, box.height)
  }
}
