/** Pixi textures of the skin's rasters: one each, freed when the skin drops the raster. */
import { CanvasSource, Texture } from 'pixi.js'
import type { Raster } from '../skin/quad.ts'

export interface Textures {
  of(raster: Raster): Texture
  /** Frees what was made of a raster; its sprites must be gone or be given another texture before the next present. */
  drop(raster: Raster): void
  /** How many are alive. */
  count(): number
}

/**
 * A texture that shows a canvas pixel by pixel: quads lie on whole device pixels, so sampling the
 * nearest one is exact, and the same in both renderers.
 */
export function exactTexture(raster: Raster): Texture {
  return new Texture({ source: new CanvasSource({ resource: raster, scaleMode: 'nearest' }) })
}

export function createTextures(): Textures {
  const textures = new Map<Raster, Texture>()
  return {
    of(raster) {
      const texture = textures.get(raster) ?? exactTexture(raster)
      textures.set(raster, texture)
      return texture
    },
    drop(raster) {
      textures.get(raster)?.destroy(true)
      textures.delete(raster)
    },
    count: () => textures.size,
  }
}
