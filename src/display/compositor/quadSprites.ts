import { Sprite, type Container } from 'pixi.js'
import type { Quad } from '../skin/quad.ts'
import type { Textures } from './textures.ts'

/** Makes the container show exactly these quads, in order. Sprites are reused. */
export function showQuads(container: Container, quads: readonly Quad[], textures: Textures): void {
  for (const [index, { raster, box }] of quads.entries()) {
    let sprite = container.children[index]
    if (!(sprite instanceof Sprite)) {
      sprite = new Sprite()
      container.addChildAt(sprite, index)
    }
    if (sprite instanceof Sprite) {
      sprite.texture = textures.of(raster)
      sprite.position.set(box.x, box.y)
      sprite.setSize(box.width, box.height)
    }
  }
  while (container.children.length > quads.length) {
    container.removeChildAt(container.children.length - 1).destroy()
  }
}
