/** Pictures of the desktop's ground: how they are chosen, loaded and placed. */
import type { Box, Size } from '../../base/geometry/box.ts'
import type { Color } from '../../base/theme/theme.ts'
import { makeRaster } from '../skin/raster.ts'
import type { Raster } from '../skin/quad.ts'

export interface WallpaperSource extends Size {
  readonly avif: string
  readonly webp: string
}

export interface WallpaperArt {
  /** Differs from that of every other art. */
  readonly key: string
  /** Narrowest first; none for a plain colour. */
  readonly sources: readonly WallpaperSource[]
  /** Stretched until the picture has loaded; null: what was shown before stays. */
  readonly placeholder: string | null
  readonly placement: 'fill' | 'fit' | 'tile'
  /** What a picture leaves free. */
  readonly color: Color
  /** Opens a picture that has no address, in place of the sources. */
  readonly open?: () => Promise<ImageBitmap>
}

/** Both reject if the browser cannot decode the picture. */
export interface PictureLoader {
  image(address: string): Promise<HTMLImageElement>
  bitmap(address: string): Promise<ImageBitmap>
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

/** The whole picture as large as it can be, in the middle of the target. */
export function fitBox(picture: Size, target: Size): Box {
  const zoom = Math.min(target.width / picture.width, target.height / picture.height)
  const width = Math.round(picture.width * zoom)
  const height = Math.round(picture.height * zoom)
  return {
    x: Math.round((target.width - width) / 2),
    y: Math.round((target.height - height) / 2),
    width,
    height,
  }
}

/** On the art's colour. @param scale device pixels per CSS pixel, which a tile has for each of its own */
export function placedRaster(
  picture: Picture,
  target: Size,
  { placement, color }: WallpaperArt,
  scale: number,
): Raster {
  if (placement === 'fill') return coverRaster(picture, target)
  return makeRaster(target.width, target.height, (context) => {
    context.fillStyle = color
    context.fillRect(0, 0, target.width, target.height)
    context.imageSmoothingQuality = 'high'
    const fitted = fitBox(picture, target)
    if (placement === 'fit') {
      context.drawImage(picture, fitted.x, fitted.y, fitted.width, fitted.height)
      return
    }
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    for (let y = 0; y < target.height; y += height) {
      for (let x = 0; x < target.width; x += width) context.drawImage(picture, x, y, width, height)
    }
  })
}

export function plainRaster(color: Color): Raster {
  return makeRaster(1, 1, (context) => {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  })
}

/** Tries each format in turn, best first. */
export async function loadWallpaper(
  { avif, webp }: WallpaperSource,
  load: PictureLoader['bitmap'],
): Promise<ImageBitmap> {
  try {
    return await load(avif)
  } catch {
    return load(webp)
  }
}
