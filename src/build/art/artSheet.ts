/** Packs drawings into one lossless WebP sheet. The same drawings always give the same bytes. */
import sharp from 'sharp'

/** Part of the cache key. Raise it whenever this file starts to draw differently. */
export const SHEET_FORMAT = '4'
/** CSS pixels between two pictures, so that scaling one never blends in its neighbour. */
const PADDING = 2
/** Of a sheet, in CSS pixels. */
const WIDTH = 256
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

/** Rows of pictures, the largest first. A frame at scale 2 is twice the frame at scale 1. */
function pack(inputs: readonly SheetInput[], scale: number) {
  const frames: Record<string, SheetFrame> = {}
  let [x, y, bottom] = [0, 0, 0]
  for (const { name, size } of inputs.toSorted((one, other) => other.size - one.size)) {
    if (x + size > WIDTH) [x, y] = [0, bottom + PADDING]
    frames[name] = { x: x * scale, y: y * scale, width: size * scale, height: size * scale }
    x += size + PADDING
    bottom = Math.max(bottom, y + size)
  }
  return { width: WIDTH * scale, height: bottom * scale, frames }
}

export async function makeSheet(inputs: readonly SheetInput[], scale: number) {
  const { width, height, frames } = pack(inputs, scale)
  const layers = await Promise.all(
    inputs.map(async (drawing) => {
      const frame = frames[drawing.name] as SheetFrame
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
