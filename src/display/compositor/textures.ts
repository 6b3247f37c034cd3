import {
  type Application,
  CanvasSource,
  type Container,
  Sprite,
  Texture,
  type TextureSource,
  type WebGLRenderer,
} from 'pixi.js'
import type { Raster } from '../skin/quad.ts'

export type Textures = ReturnType<typeof createTextures>

/** Quads are on whole device pixels, so nearest sampling is exact in both renderers. */
export function exactTexture(raster: Raster): Texture {
  return new Texture({ source: new CanvasSource({ resource: raster, scaleMode: 'nearest' }) })
}

export function createTextures() {
  const textures = new Map<Raster, Texture>()
  return {
    of(raster: Raster): Texture {
      const texture = textures.get(raster) ?? exactTexture(raster)
      textures.set(raster, texture)
      return texture
    },
    /** Frees a texture. Its sprites must be removed or changed before the next present. */
    drop(raster: Raster): void {
      textures.get(raster)?.destroy(true)
      textures.delete(raster)
    },
  }
}

/** How many textures the renderer holds: on the GPU, or, without one, those that are shown. */
export function heldTextures({ renderer, stage }: Application): number {
  if (renderer.name === 'webgl') {
    // Those that were freed leave a null behind.
    return (renderer as WebGLRenderer).texture.managedTextures.filter(Boolean).length
  }
  const sources = new Set<TextureSource>()
  const visit = (container: Container): void => {
    if (container instanceof Sprite) sources.add(container.texture.source)
    container.children.forEach(visit)
  }
  visit(stage)
  return sources.size
}
