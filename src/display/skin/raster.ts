/** Makes rasters: small canvases that are drawn once. Nothing else creates canvases for them. */
import type { Raster } from './quad.ts'

/**
 * A raster of the given size in device pixels (at least 1x1), drawn by `draw`.
 * @throws Error if the browser has no 2D canvas; the compositor is then not started at all
 */
export function makeRaster(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Raster {
  const raster = document.createElement('canvas')
  raster.width = Math.max(1, Math.ceil(width))
  raster.height = Math.max(1, Math.ceil(height))
  const context = raster.getContext('2d')
  if (!context) throw new Error('No 2D canvas')
  draw(context)
  return raster
}

/** Rasters by name, each made when it is first used. */
export interface RasterCache {
  get(name: string, make: () => Raster): Raster
  clear(): void
}

/**
 * @param limit the most rasters that are kept; the one that has not been used for longest is dropped first
 * @param onDrop called with each dropped raster, so that a painter can free what it made of it
 */
export function createRasterCache(limit: number, onDrop: (raster: Raster) => void): RasterCache {
  const rasters = new Map<string, Raster>()
  return {
    get(name, make) {
      const known = rasters.get(name)
      const raster = known ?? make()
      // A Map keeps the order of insertion: putting it in anew makes it the youngest.
      if (known) rasters.delete(name)
      rasters.set(name, raster)
      if (rasters.size > limit) {
        const [oldest] = rasters
        if (oldest) {
          rasters.delete(oldest[0])
          onDrop(oldest[1])
        }
      }
      return raster
    },
    clear() {
      for (const raster of rasters.values()) onDrop(raster)
      rasters.clear()
    },
  }
}
