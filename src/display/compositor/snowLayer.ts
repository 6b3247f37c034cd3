import { Sprite, type Container } from 'pixi.js'
import {
  createSnow,
  resizeSnow,
  snowAt,
  spanBetween,
  stepSnow,
  type Snow,
} from '../../base/motion/snow.ts'
import type { Color } from '../../base/theme/theme.ts'
import type { Size } from '../../base/geometry/box.ts'
import { makeRaster } from '../skin/raster.ts'
import type { Layer, LayerFactory } from './layer.ts'
import { exactTexture } from './textures.ts'

export interface SnowHost {
  isSnowing(): boolean
  /** Returns a new stream of random numbers in [0, 1). */
  random(): () => number
  /** The time in milliseconds at which the snow is frozen; null while it falls. */
  readonly stillAt: number | null
  /** Receives the number of flakes, or null when the snow stops. */
  onCount(count: number | null): void
}

/** In CSS pixels. */
const LARGEST_FLAKE = 3

/** Transparent beyond `softness` outside of its diameter. All lengths are in device pixels. */
function flakeRaster(diameter: number, softness: number, color: Color): HTMLCanvasElement {
  const radius = diameter / 2
  const rim = Math.min(softness, radius)
  const size = diameter + 2 * Math.ceil(rim)
  return makeRaster(size, size, (context) => {
    context.fillStyle = color
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
        context.globalAlpha = Math.min(1, Math.max(0, (radius + rim - distance) / (2 * rim)))
        context.fillRect(x, y, 1, 1)
      }
    }
  })
}

export function createSnowLayer(host: SnowHost): LayerFactory {
  return (container: Container): Layer => {
    const random = host.random()
    let snow: Snow | null = null
    let last = 0
    let scale = 0
    let textures = new Map<number, ReturnType<typeof exactTexture>>()

    const clear = (): void => {
      for (const sprite of container.removeChildren()) sprite.destroy()
      for (const texture of textures.values()) texture.destroy(true)
      textures = new Map()
    }

    const textureOf = (diameter: number, color: Color): ReturnType<typeof exactTexture> => {
      const pixels = Math.max(1, Math.round(diameter * scale))
      const texture = textures.get(pixels) ?? exactTexture(flakeRaster(pixels, scale, color))
      textures.set(pixels, texture)
      return texture
    }

    /** Flakes keep their size, so sprites are rebuilt only when the number of flakes changes. */
    const build = (flakes: Snow, color: Color): void => {
      clear()
      for (let index = 0; index < flakes.count; index++) {
        container.addChild(new Sprite(textureOf(flakes.diameter[index] ?? LARGEST_FLAKE, color)))
      }
      host.onCount(flakes.count)
    }

    const start = (size: Size): Snow =>
      host.stillAt === null ? createSnow(size, random) : snowAt(size, random, host.stillAt)

    const place = (flakes: Snow): void => {
      for (let index = 0; index < flakes.count; index++) {
        const sprite = container.children[index]
        if (!(sprite instanceof Sprite)) continue
        const radius = sprite.texture.width / 2
        const x = Math.round((flakes.x[index] ?? 0) * scale - radius)
        sprite.position.set(x, Math.round((flakes.y[index] ?? 0) * scale - radius))
      }
    }

    const stop = (): boolean => {
      const wasSnowing = snow !== null
      snow = null
      if (wasSnowing) {
        clear()
        host.onCount(null)
      }
      return wasSnowing
    }

    return {
      paint(scene, { skin }, now) {
        if (!host.isSnowing()) return stop()
        const size = {
          width: Math.round(scene.viewport.width / scene.scale),
          height: Math.round(scene.viewport.height / scene.scale),
        }
        const isSame =
          snow?.size.width === size.width &&
          snow.size.height === size.height &&
          scale === scene.scale
        if (snow && isSame && host.stillAt !== null) return false
        if (!snow || !isSame) {
          scale = scene.scale
          snow = snow ? resizeSnow(snow, size, random) : start(size)
          build(snow, skin.theme.snow)
          last = now
        }
        if (host.stillAt === null) stepSnow(snow, spanBetween(last, now))
        last = now
        place(snow)
        return true
      },
      destroy: clear,
    }
  }
}
