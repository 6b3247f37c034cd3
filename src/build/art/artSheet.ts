/**
 * Draws pictures into one sheet: rasterized at their final size, packed, written as one lossless
 * WebP. The same drawings give the same bytes. Reads and writes no file.
 */
import { MaxRectsPacker } from 'maxrects-packer'
import sharp from 'sharp'

/** Part of the cache's key. Raise it when this file draws differently, so that no cached sheet is reused. */
export const SHEET_FORMAT = '2'
/** CSS pixels between two pictures, so that scaling one never blends in its neighbour. */
const PADDING = 2
/** Every browser decodes pictures up to this edge. */
const MAX_EDGE = 4096
/** Dots per inch at which an SVG's unit is one pixel. */
const UNIT_DENSITY = 72

/** A drawing and what it is called on the sheet. */
export interface SheetInput {
  readonly name: string
  readonly svg: Uint8Array
  /** Width and height in CSS pixels, whole. */
  readonly size: number
}

/** Where a picture lies, in sheet pixels. */
export interface SheetFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Sheet {
  /** A WebP file. */
  readonly picture: Buffer
  readonly frames: Readonly<Record<string, SheetFrame>>
}

/**
 * One drawing as a PNG of `edge` pixels square; a drawing of another shape stands in its middle.
 * @throws Error if the drawing is not a picture
 */
async function rasterize(svg: Uint8Array, edge: number): Promise<Buffer> {
  const { width, height } = await sharp(svg, { density: UNIT_DENSITY }).metadata()
  // Drawn at the final size: a picture that is scaled afterwards loses its crisp edges.
  const density = (UNIT_DENSITY * edge) / Math.max(width, height)
  return sharp(svg, { density })
    .resize(edge, edge, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
}

type Placed = SheetFrame & { readonly name: string }

/** Places the pictures at every scale alike: a frame at scale 2 is twice that at scale 1. */
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

/**
 * @param scale sheet pixels per CSS pixel
 * @throws Error naming the drawing that could not be drawn, or if all do not fit into one sheet
 */
export async function makeSheet(inputs: readonly SheetInput[], scale: number): Promise<Sheet> {
  const { width, height, frames } = pack(inputs, scale)
  const layers = await Promise.all(
    inputs.map(async ({ name, svg }) => {
      const frame = frames[name]
      if (!frame) throw new Error(`Two pictures are called ${name}`)
      const input = await rasterize(svg, frame.width).catch((cause: unknown) => {
        throw new Error(`The drawing of ${name} cannot be read`, { cause })
      })
      return { input, left: frame.x, top: frame.y }
    }),
  )
  const picture = await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite(layers)
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  return { picture, frames }
}
