import type { Container } from 'pixi.js'
import { iconQuads } from '../skin/iconQuads.ts'
import { labelShade } from '../skin/text.ts'
import type { Layer, LayerFactory } from './layer.ts'
import { showQuads } from './quadSprites.ts'
import { brightestUnder, type WallpaperTones } from './wallpaperTones.ts'

/** @param tones of the wallpaper that is shown; another object once another one is */
export function createIconLayer(tones: () => WallpaperTones | null): LayerFactory {
  return (layer: Container): Layer => {
    let shown: readonly unknown[] = []
    return {
      paint(scene, { skin, textures }) {
        const ground = tones()
        const next = [scene.icons, scene.viewport, skin, ground]
        if (next.every((each, index) => each === shown[index])) return false
        shown = next
        const quads = scene.icons.flatMap((icon) => {
          const brightest = ground ? brightestUnder(ground, icon.label, scene.viewport) : 0
          return iconQuads(icon, skin, labelShade(brightest))
        })
        showQuads(layer, quads, textures)
        return true
      },
      destroy() {},
    }
  }
}
