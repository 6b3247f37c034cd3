import type { Raster } from './quad.ts'

/**
 * Draws a raster of a size in device pixels, at least 1x1.
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

/** Drops the least recently used raster beyond `limit`, and reports it so that it is freed. */
export function createRasterCache(limit: number, onDrop: (raster: Raster) => void) {
  const rasters = new Map<string, Raster>()
  return {
    get(name: string, make: () => Raster): Raster {
      const known = rasters.get(name)
      const raster = known ?? make()
      // Re-inserting makes the entry the most recent, because a Map keeps the order of insertion.
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
    clear(): void {
      for (const raster of rasters.values()) onDrop(raster)
      rasters.clear()
    },
  }
}
