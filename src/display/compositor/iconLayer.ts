import type { Container } from 'pixi.js'
import type { Scene } from '../scene/types.ts'
import { iconQuads } from '../skin/iconQuads.ts'
import type { Skin } from '../skin/skin.ts'
import type { Layer } from './layer.ts'
import { showQuads } from './quadSprites.ts'

export function createIconLayer(layer: Container): Layer {
  let previous: Scene['icons'] | null = null
  let previousSkin: Skin | null = null
  return {
    paint(scene, { skin, textures }) {
      if (scene.icons === previous && skin === previousSkin) return false
      previous = scene.icons
      previousSkin = skin
      const quads = scene.icons.flatMap((icon) => iconQuads(icon, skin))
      showQuads(layer, quads, textures)
      return true
    },
    destroy() {},
  }
}
