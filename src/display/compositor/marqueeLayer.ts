/** The marquee: a dotted line, one CSS pixel thick, around a tinted box. */
import { Rectangle, Sprite, Texture, type Container } from 'pixi.js'
import type { Box } from '../../base/geometry/box.ts'
import type { Scene } from '../scene/types.ts'
import { makeRaster } from '../skin/raster.ts'
import type { CanvasTheme, Color } from '../../base/theme/theme.ts'
import type { Layer } from './layer.ts'
import { exactTexture } from './textures.ts'

/** Dots and gaps are as long as the line is thick. */
function dottedLine(color: Color, length: number, thickness: number, isVertical: boolean): Texture {
  const [width, height] = isVertical ? [thickness, length] : [length, thickness]
  return exactTexture(
    makeRaster(width, height, (context) => {
      context.fillStyle = color
      for (let at = 0; at < length; at += 2 * thickness) {
        context.fillRect(isVertical ? 0 : at, isVertical ? at : 0, thickness, thickness)
      }
    }),
  )
}

function tint(color: Color): Texture {
  return exactTexture(
    makeRaster(1, 1, (context) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }),
  )
}

/** Shows the first `length` device pixels of a line at (x, y). */
function placeLine(line: Sprite, x: number, y: number, isVertical: boolean, length: number): void {
  const { frame } = line.texture
  if (isVertical) frame.height = length
  else frame.width = length
  line.texture.update()
  line.position.set(x, y)
}

export function createMarqueeLayer(layer: Container): Layer {
  let previous: Box | null = null
  let previousViewport: Scene['viewport'] | null = null
  let look: CanvasTheme['marquee'] | null = null
  let sources: readonly Texture[] = []

  const rebuild = (scene: Scene, next: CanvasTheme['marquee']): void => {
    look = next
    previousViewport = scene.viewport
    for (const sprite of layer.removeChildren()) sprite.destroy({ texture: true })
    for (const source of sources) source.destroy(true)
    const thickness = Math.round(scene.scale)
    const across = dottedLine(next.line, scene.viewport.width, thickness, false)
    const down = dottedLine(next.line, scene.viewport.height, thickness, true)
    const inside = tint(next.fill)
    sources = [across, down, inside]
    layer.addChild(new Sprite(new Texture({ source: inside.source })))
    for (const { source } of [across, across, down, down]) {
      const frame = new Rectangle(0, 0, source.width, source.height)
      // Without `dynamic` the sprite would keep the initial size of the texture.
      layer.addChild(new Sprite(new Texture({ source, frame, dynamic: true })))
    }
  }

  const place = ({ x, y, width, height }: Box, thickness: number): void => {
    const [inside, top, bottom, left, right] = layer.children
    if (inside instanceof Sprite) {
      inside.position.set(x + thickness, y + thickness)
      inside.setSize(Math.max(0, width - 2 * thickness), Math.max(0, height - 2 * thickness))
    }
    if (top instanceof Sprite) placeLine(top, x, y, false, width)
    if (bottom instanceof Sprite) placeLine(bottom, x, y + height - thickness, false, width)
    if (left instanceof Sprite) placeLine(left, x, y, true, height)
    if (right instanceof Sprite) placeLine(right, x + width - thickness, y, true, height)
  }

  return {
    paint(scene, { skin }) {
      const { marquee } = scene
      if (marquee === previous && scene.viewport === previousViewport) return false
      const wasShown = layer.visible
      previous = marquee
      layer.visible = marquee !== null && marquee.width > 0 && marquee.height > 0
      if (!layer.visible || !marquee) return wasShown
      if (scene.viewport !== previousViewport || skin.theme.marquee !== look) {
        rebuild(scene, skin.theme.marquee)
      }
      place(marquee, Math.round(scene.scale))
      return true
    },
    destroy() {
      for (const source of sources) source.destroy(true)
    },
  }
}
