/** Until the wallpaper has loaded, a stretched placeholder of a few pixels is shown. */
import type { Box, Size } from '../../base/geometry/box.ts'
import { makeRaster } from '../skin/raster.ts'
import type { Raster } from '../skin/quad.ts'

export interface WallpaperSource extends Size {
  readonly avif: string
  readonly webp: string
}

export interface WallpaperArt {
  /** Narrowest first. */
  readonly sources: readonly WallpaperSource[]
  readonly placeholder: string
  /** Both reject if the browser cannot decode the picture. */
  readonly pictures: {
    image(address: string): Promise<HTMLImageElement>
    bitmap(address: string): Promise<ImageBitmap>
  }
}

/** The share of the cropped part that is cut off at the left and top, from 0 to 1. */
const FOCUS = { x: 0.6, y: 0.6 }

/** The narrowest source that need not be enlarged, otherwise the widest. */
export function chooseSource<T extends Size>(sources: readonly T[], target: Size): T | undefined {
  const fits = ({ width, height }: T): boolean => width >= target.width && height >= target.height
  return sources.find(fits) ?? sources.at(-1)
}

/** The part of a picture that covers the target without distortion, in pixels of the picture. */
export function coverCut(picture: Size, target: Size): Box {
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

/** A detached image element has the width and height of its picture. */
export type Picture = HTMLImageElement | ImageBitmap

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

/** Tries each format in turn, best first. */
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
