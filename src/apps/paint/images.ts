/** Pictures from files and to files, by a canvas that no page shows. */
import type { Point, Size } from '../../base/geometry/box.ts'
import { colorOf, type Picture, within } from './core/picture.ts'

/** A larger picture is shrunk. Each pixel takes 8 bytes, and 4 more for each step that changes all of them. */
const MOST_SIDE = 1600
const WHITE = 0xffffffff

/** The size at which a picture is opened: its own, or as large as may be. */
export function openedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Where the image is transparent, the picture is white. */
export function pictureOf(image: ImageBitmap | HTMLImageElement): Picture {
  const { width, height } = openedSize(image)
  const context = contextOf({ width, height })
  context.fillStyle = colorOf(WHITE)
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, pixels: new Uint32Array(data.buffer) }
}

/** @returns the address of a PNG that holds the picture */
export function pngOf(picture: Picture): string {
  const context = contextOf(picture)
  context.putImageData(imageDataOf(picture), 0, 0)
  return context.canvas.toDataURL('image/png')
}

/** The same pixels: what changes in one changes in the other. */
export function imageDataOf({ width, height, pixels }: Picture): ImageData {
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height)
}

/** @throws {Error} if the browser draws no canvas */
function contextOf({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no canvas')
  return context
}

/** Hands the picture over to the browser's downloads. */
export function savePng(picture: Picture, name: string): void {
  const link = document.createElement('a')
  link.href = pngOf(picture)
  link.download = `${name.replace(/\.\w{1,4}$/, '')}.png`
  link.click()
}

/** In pixels. */
const TEXT_SIZE = 16
const TEXT_HEIGHT = 24

/** @returns the pixels of the picture with a text over them, and their box; null if the text lies beside the picture */
export function textPicture(picture: Picture, text: string, at: Point, color: string) {
  const context = contextOf(picture)
  context.font = `${TEXT_SIZE}px sans-serif`
  const width = Math.ceil(context.measureText(text).width) + 4
  const box = within(picture, { ...at, width, height: TEXT_HEIGHT })
  if (!box) return null
  context.putImageData(imageDataOf(picture), 0, 0, box.x, box.y, box.width, box.height)
  context.fillStyle = color
  context.textBaseline = 'middle'
  context.fillText(text, at.x + 2, at.y + TEXT_HEIGHT / 2)
  const { data } = context.getImageData(box.x, box.y, box.width, box.height)
  return { box, pixels: new Uint32Array(data.buffer) }
}
