/** A picture in memory. */
import type { Box, Point } from '../../../base/geometry/box.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Row by row; each pixel as the bytes red, green, blue, opacity lie in an ImageData. */
  readonly pixels: Uint32Array<ArrayBuffer>
}

/** One pixel. */
export type Ink = number

/** Of machines whose numbers begin with their lowest byte, as all that browsers run on do. @param color `#rrggbb` */
export function inkOf(color: string): Ink {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

/** `#rrggbb`, whatever the opacity. */
export function colorOf(ink: Ink): string {
  return `#${[ink, ink >>> 8, ink >>> 16].map((byte) => (byte & 255).toString(16).padStart(2, '0')).join('')}`
}

export function blankPicture(width: number, height: number, ink: Ink): Picture {
  return { width, height, pixels: new Uint32Array(width * height).fill(ink) }
}

export function isInside({ width, height }: Picture, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height
}

/** Undefined outside of the picture. */
export function inkAt(picture: Picture, at: Point): Ink | undefined {
  return isInside(picture, at) ? picture.pixels[at.y * picture.width + at.x] : undefined
}

/** The pixels of a box that lies within the picture. */
export function cropped({ width, pixels }: Picture, box: Box): Uint32Array<ArrayBuffer> {
  const crop = new Uint32Array(box.width * box.height)
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.y + row) * width + box.x
    crop.set(pixels.subarray(from, from + box.width), row * box.width)
  }
  return crop
}

/** Puts the pixels of a crop back into a box of its size, within the picture. */
export function putCrop({ width, pixels }: Picture, box: Box, crop: Uint32Array): void {
  for (let row = 0; row < box.height; row += 1) {
    const part = crop.subarray(row * box.width, (row + 1) * box.width)
    pixels.set(part, (box.y + row) * width + box.x)
  }
}

/** Null: empty. The smallest box around both. */
export function around(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The part of the box that lies within the picture; null if there is none. */
export function within({ width, height }: Picture, box: Box): Box | null {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const right = Math.min(width, box.x + box.width)
  const bottom = Math.min(height, box.y + box.height)
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null
}
