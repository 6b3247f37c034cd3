/** Pixi textures of the skin's rasters: one for each raster, freed when the skin drops it. */
import { CanvasSource, Texture } from 'pixi.js'
import type { Raster } from '../skin/quad.ts'

export interface Textures {
  of(raster: Raster): Texture
  /**
   * Frees the texture of a raster. Before the next present its sprites must be removed or get another
   * texture.
   */
  drop(raster: Raster): void
}

/**
 * A texture that shows a canvas pixel by pixel. Quads lie on whole device pixels, so sampling the
 * nearest pixel is exact and gives the same result in both renderers.
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
  }
}
