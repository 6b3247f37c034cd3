/**
 * Loads the wallpaper in the width that the screen needs and cuts it to the canvas. What it may not
 * do is to hold anything up: until it is there, a placeholder of a few pixels is stretched instead.
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
  /** In order of width. */
  readonly sources: readonly WallpaperSource[]
  /** Address of a picture of a few pixels. */
  readonly placeholder: string
  /** Rejects where an address brings no picture that the browser can read. */
  load(address: string): Promise<ImageBitmap>
}

/** Which point of the picture stays in view when the screen has another shape, as parts of the surplus. */
const FOCUS = { x: 0.6, y: 0.6 }

/** The narrowest source that need not be enlarged, or the widest there is. */
export function chooseSource<T extends Size>(sources: readonly T[], target: Size): T | undefined {
  const fits = ({ width, height }: T): boolean => width >= target.width && height >= target.height
  return sources.find(fits) ?? sources.at(-1)
}

/** The part of a picture that covers the target without distortion; in picture pixels. */
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

/** Out of a document an image element has the width and height of its picture. */
export type Picture = HTMLImageElement | ImageBitmap

/** Draws a picture over the whole of a new raster, cut to its shape. */
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

/** @throws DOMException where the picture does not load or is none */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The best format that the browser can show: each is tried in turn. */
export async function loadWallpaper(
  { avif, webp }: WallpaperSource,
  load: WallpaperArt['load'],
): Promise<ImageBitmap> {
  try {
    return await load(avif)
  } catch {
    return load(webp)
  }
}
