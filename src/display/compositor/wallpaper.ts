/**
 * Loads the wallpaper in the width that the screen needs and crops it to the canvas. Nothing waits
 * for it: until it has loaded, a placeholder of a few pixels is stretched instead.
 */
import type { Size } from '../../base/geometry/box.ts'
import { makeRaster } from '../skin/raster.ts'
import type { Raster } from '../skin/quad.ts'

/** One width of the wallpaper in its formats, best first. */
export interface WallpaperSource extends Size {
  readonly avif: string
  readonly webp: string
}

export interface WallpaperArt {
  /** Narrowest first. */
  readonly sources: readonly WallpaperSource[]
  /** The address of a picture of a few pixels. */
  readonly placeholder: string
  /** Each rejects where the address has no picture that the browser can decode. */
  readonly pictures: {
    image(address: string): Promise<HTMLImageElement>
    bitmap(address: string): Promise<ImageBitmap>
  }
}

/** How much of what is cropped is cut off at the left and at the top, from 0 to 1. */
const FOCUS = { x: 0.6, y: 0.6 }

/** The narrowest source that need not be enlarged, or the widest there is. */
export function chooseSource<T extends Size>(sources: readonly T[], target: Size): T | undefined {
  const fits = ({ width, height }: T): boolean => width >= target.width && height >= target.height
  return sources.find(fits) ?? sources.at(-1)
}

/** The part of a picture that covers the target without distortion, in pixels of the picture. */
export function coverCut(
  picture: Size,
  target: Size,
): { x: number; y: number; width: number; height: number } {
  const zoom = Math.max(target.width / picture.width, target.height / picture.height)
  const width = target.width / zoom
  const height = target.height / zoom
  return {
    x: (picture.width - width) * FOCUS.x,
    y: (picture.height - height) * FOCUS.y,
    width,
    height,
  }
}

/** An image element that is not in a document has the width and height of its picture. */
export type Picture = HTMLImageElement | ImageBitmap

/** A new raster that the picture covers, cropped to the raster's shape. */
export function coverRaster(picture: Picture, target: Size): Raster {
  const cut = coverCut(picture, target)
  return makeRaster(target.width, target.height, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      picture,
      cut.x,
      cut.y,
      cut.width,
      cut.height,
      0,
      0,
      target.width,
      target.height,
    )
  })
}

/** Loads the wallpaper in the best format that the browser can show, by trying each in turn. */
export async function loadWallpaper(
  { avif, webp }: WallpaperSource,
  load: WallpaperArt['pictures']['bitmap'],
): Promise<ImageBitmap> {
  try {
    return await load(avif)
  } catch {
    return load(webp)
  }
}
