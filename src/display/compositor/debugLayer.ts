/** Outlines visible regions and counts presents, for developers. */
import type { Container } from 'pixi.js'
import { DEBUG_COLORS } from '../../base/theme/debugColors.ts'
import type { Box } from '../../base/geometry/box.ts'
import type { Scene } from '../scene/types.ts'
import { makeRaster } from '../skin/raster.ts'
import { quadAt, quadOver, type Quad, type Raster } from '../skin/quad.ts'
import type { Layer, LayerFactory } from './layer.ts'
import { showQuads } from './quadSprites.ts'

export interface DebugSwitches {
  readonly regions: boolean
  readonly fps: boolean
}

const COUNTER = { width: 150, height: 18 }
const COUNTER_AT = { x: 8, y: 8 }

function outline({ x, y, width, height }: Box, color: Raster): readonly Quad[] {
  return [
    quadOver(color, x, y, width, 1),
    quadOver(color, x, y + height - 1, width, 1),
    quadOver(color, x, y, 1, height),
    quadOver(color, x + width - 1, y, 1, height),
  ]
}

function counterRaster(text: string): Raster {
  return makeRaster(COUNTER.width, COUNTER.height, (context) => {
    context.fillStyle = DEBUG_COLORS.counterGround
    context.fillRect(0, 0, COUNTER.width, COUNTER.height)
    context.fillStyle = DEBUG_COLORS.counterText
    context.font = '11px monospace'
    context.fillText(text, 6, 13)
  })
}

export function createDebugLayer(switches: DebugSwitches): LayerFactory {
  return (container: Container): Layer => {
    const color = makeRaster(1, 1, (context) => {
      context.fillStyle = DEBUG_COLORS.outline
      context.fillRect(0, 0, 1, 1)
    })
    let previous: Scene | null = null
    let presents = 0
    let last = 0
    let counter: Raster | null = null

    return {
      paint(scene, { textures }, now, isPresenting) {
        // The counter must not cause presents itself, or it would count its own.
        const isOutlined = switches.regions && scene !== previous
        if (!isOutlined && !(switches.fps && isPresenting)) return false
        previous = scene
        const regions = switches.regions ? scene.windows.flatMap(({ visible }) => visible) : []
        const quads = regions.flatMap((box) => outline(box, color))
        if (switches.fps) {
          presents += 1
          if (counter) textures.drop(counter)
          counter = counterRaster(`${presents} presents, +${Math.round(now - last)} ms`)
          last = now
          quads.push(quadAt(counter, COUNTER_AT.x, COUNTER_AT.y))
        }
        showQuads(container, quads, textures)
        return true
      },
      destroy() {},
    }
  }
}
