/**
 * Quads: the instructions that both painters draw from. A quad says which raster goes into which box; the
 * compositor makes a sprite of it, a plane draws it on a 2D canvas. Rasters are made for the device's own
 * pixels and quads lie on whole ones, so both give the same picture.
 */
import type { Box } from '../../base/geometry/box.ts'

/** A picture in device pixels, drawn once and kept. */
export type Raster = HTMLCanvasElement

export interface Quad {
  readonly raster: Raster
  /** In device pixels. If the size is not the raster's own, its pixels are repeated, never blended. */
  readonly box: Box
}

/** A quad of the raster's own size at (x, y). */
export function quadAt(raster: Raster, x: number, y: number): Quad {
  return { raster, box: { x, y, width: raster.width, height: raster.height } }
}

/** A raster stretched over a box. */
export function quadOver(
  raster: Raster,
  x: number,
  y: number,
  width: number,
  height: number,
): Quad {
  return { raster, box: { x, y, width, height } }
}

/** Draws quads in order on a 2D canvas. */
export function drawQuads(context: CanvasRenderingContext2D, quads: readonly Quad[]): void {
  context.imageSmoothingEnabled = false
  for (const { raster, box } of quads) {
    context.drawImage(raster, box.x, box.y, box.width, box.height)
  }
}
