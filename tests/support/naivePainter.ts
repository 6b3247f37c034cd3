/**
 * The oracle of occlusion: a CPU buffer with one flat color a surface, painted in two ways. The
 * naive way paints whole surfaces back to front; the culled way paints, in any order, what the scene
 * says is visible. Neither shares code with src/display/scene/occlusion.ts.
 */
import type { Box, Size } from '../../src/base/geometry/box.ts'
import type { Region } from '../../src/base/geometry/region.ts'
import type { Scene, WindowSurface } from '../../src/display/scene/types.ts'

export class Buffer32 {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array

  constructor({ width, height }: Size) {
    this.width = width
    this.height = height
    this.pixels = new Uint32Array(width * height)
  }

  fill(box: Box, color: number): void {
    const left = Math.max(0, box.x)
    const right = Math.min(this.width, box.x + box.width)
    const bottom = Math.min(this.height, box.y + box.height)
    for (let y = Math.max(0, box.y); y < bottom; y += 1) {
      if (right > left) this.pixels.fill(color, y * this.width + left, y * this.width + right)
    }
  }
}

/** How many pixels of two equally large buffers are not of the very same color. */
export function differingPixels(a: Buffer32, b: Buffer32): number {
  return a.pixels.reduce((count, color, index) => count + (color === b.pixels[index] ? 0 : 1), 0)
}

const OPAQUE = 0xff000000
/** Two colors a surface: its frame and its client area. Never the background's 0. */
const frameColor = (index: number): number => (OPAQUE | (index * 2 + 1)) >>> 0
const clientColor = (index: number): number => (OPAQUE | (index * 2 + 2) | 0x800000) >>> 0

/** Rows of a frame as the painter cuts them: what round shoulders of 8 CSS pixels leave of each row. */
function frameRows({ box, maximized }: WindowSurface, scale: number): Box[] {
  const radius = Math.round(8 * scale)
  return Array.from({ length: box.height }, (_, row) => {
    const cut = maximized ? 0 : cutOf(row, radius)
    return { x: box.x + cut, y: box.y + row, width: box.width - 2 * cut, height: 1 }
  })
}

/** How many pixels of a row have their centre outside of the shoulder's circle. */
function cutOf(row: number, radius: number): number {
  if (row >= radius) return 0
  const centres = Array.from({ length: radius }, (_, x) => x + 0.5)
  return centres.filter((x) => Math.hypot(radius - x, radius - (row + 0.5)) > radius).length
}

function clientOf({ box, layout: { client } }: WindowSurface): Box {
  return { ...client, x: box.x + client.x, y: box.y + client.y }
}

/** Back to front, everything, as if nothing were ever hidden. A window without a frame has no pixels. */
export function paintNaively(scene: Scene): Buffer32 {
  const buffer = new Buffer32(scene.viewport)
  scene.windows.forEach((window, index) => {
    if (window.invisible) return
    for (const row of frameRows(window, scene.scale)) buffer.fill(row, frameColor(index))
    buffer.fill(clientOf(window), clientColor(index))
  })
  return buffer
}

/**
 * Only what is visible, topmost first, so that a surplus pixel of content would show: frames cut to their
 * own rows and to `visible`, client areas cut to `clientVisible`, all client areas after all frames.
 */
export function paintVisible(scene: Scene): Buffer32 {
  const buffer = new Buffer32(scene.viewport)
  const topmostFirst = scene.windows.map((window, index) => ({ window, index })).toReversed()
  for (const { window, index } of topmostFirst) {
    if (window.invisible) continue
    for (const row of frameRows(window, scene.scale)) {
      for (const part of cutTo(row, window.visible)) buffer.fill(part, frameColor(index))
    }
  }
  for (const { window, index } of topmostFirst) {
    if (window.invisible) continue
    for (const part of window.clientVisible) buffer.fill(part, clientColor(index))
  }
  return buffer
}

function cutTo(box: Box, region: Region): Box[] {
  return region.flatMap((part) => {
    const x = Math.max(box.x, part.x)
    const y = Math.max(box.y, part.y)
    const width = Math.min(box.x + box.width, part.x + part.width) - x
    const height = Math.min(box.y + box.height, part.y + part.height) - y
    return width > 0 && height > 0 ? [{ x, y, width, height }] : []
  })
}
