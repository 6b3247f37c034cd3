/** Packs drawings into one lossless WebP sheet. The same drawings always give the same bytes. */
import { MaxRectsPacker } from 'maxrects-packer'
import sharp from 'sharp'

/** Part of the cache key. Raise it whenever this file starts to draw differently. */
export const SHEET_FORMAT = '3'
/** CSS pixels between two pictures, so that scaling one never blends in its neighbour. */
const PADDING = 2
/** Every browser decodes pictures up to this edge. */
const MAX_EDGE = 4096
export const UNIT_DENSITY = 72

export interface SheetInput {
  readonly name: string
  readonly svg: Uint8Array
  readonly size: number
  /** Whether the margins of the drawing are left out, so that it fills its square. */
  readonly isCropped?: boolean
}

/** In sheet pixels. */
export interface SheetFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Rasterizes a drawing to a PNG of `edge` pixels square, centered if it is not square. */
async function rasterize({ svg, isCropped }: SheetInput, edge: number): Promise<Buffer> {
  const { width, height } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  const density = (UNIT_DENSITY * edge) / Math.max(width, height)
  if (isCropped) return rasterizeCropped(svg, density, edge)
  return sharp(svg, { density })
    .resize(edge, edge, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
}

/** More opaque than this (of 255) is the drawing itself and not its shadow. */
const SHADOW = 24
/** Finer than the result, so that its edges are known to a quarter of a pixel. */
const FINE = 4

/** @param density at which the whole drawing has `edge` pixels */
async function rasterizeCropped(svg: Uint8Array, density: number, edge: number): Promise<Buffer> {
  const fine = await sharp(svg, { density: density * FINE })
    .extractChannel('alpha')
    .toBuffer()
  const { info } = await sharp(fine)
    .trim({ background: { r: 0, g: 0, b: 0 }, threshold: SHADOW })
    .toBuffer({ resolveWithObject: true })
  const growth = (edge * FINE) / Math.max(info.width, info.height)
  const start = (offset: number | undefined, length: number): number =>
    Math.round(edge + ((growth * (length / 2 - (offset ?? 0))) / FINE - edge / 2))
  const whole = await sharp(svg, { density: density * growth })
    .extend({ top: edge, left: edge, bottom: edge, right: edge, background: 'transparent' })
    .png()
    .toBuffer()
  return sharp(whole)
    .extract({
      left: start(info.trimOffsetLeft, info.width),
      top: start(info.trimOffsetTop, info.height),
      width: edge,
      height: edge,
    })
    .png()
    .toBuffer()
}

type Placed = SheetFrame & { readonly name: string }

/** Packs the same way at every scale: a frame at scale 2 is twice the frame at scale 1. */
function pack(
  inputs: readonly SheetInput[],
  scale: number,
): { width: number; height: number; frames: Record<string, SheetFrame> } {
  const edge = Math.floor(MAX_EDGE / scale)
  const packer = new MaxRectsPacker<Placed>(edge, edge, PADDING, {
    pot: false,
    square: false,
  })
  packer.addArray(
    inputs.map(({ name, size }) => ({
      name,
      x: 0,
      y: 0,
      width: size,
      height: size,
    })),
  )
  const [bin, more] = packer.bins
  if (!bin || more) throw new Error(`The pictures do not fit into one sheet of ${MAX_EDGE} pixels`)
  const frames: Record<string, SheetFrame> = {}
  for (const { name, x, y, width, height } of bin.rects) {
    frames[name] = { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
  }
  return { width: bin.width * scale, height: bin.height * scale, frames }
}

/** @throws Error if the sheet is too small */
export async function makeSheet(inputs: readonly SheetInput[], scale: number) {
  const { width, height, frames } = pack(inputs, scale)
  const layers = await Promise.all(
    inputs.map(async (drawing) => {
      const { name } = drawing
      const frame = frames[name]
      if (!frame) throw new Error(`Two pictures are called ${name}`)
      // What cannot be read is left out here, and named with its file by the check of content.
      const input = await rasterize(drawing, frame.width).catch(() => undefined)
      return input ? [{ input, left: frame.x, top: frame.y }] : []
    }),
  )
  const picture = await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite(layers.flat())
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  return { picture, frames }
}
