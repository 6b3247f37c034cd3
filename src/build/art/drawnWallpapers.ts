/** The drawn wallpapers as files: for small screens and for large or dense ones, and a small picture to choose by. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { digestOf, madeFolder } from '../cache/cache.ts'
import { encodeSizes, sizedFiles, type SizedFiles } from './sizedFiles.ts'
import { BLEED } from './wallpapers/svg.ts'
import { type WallpaperDrawing, wallpaperDrawings } from './wallpaperDrawings.ts'

const WIDTHS = [1440, 2560]
const AVIF = { quality: 60, effort: 2 }
const WEBP = { quality: 82, effort: 4 }
/** In pixels: twice what is shown on the monitor of Display Properties. */
const SMALL = { width: 304, height: 224 }

export interface DrawnWallpaper extends Pick<WallpaperDrawing, 'name' | 'label' | 'isTile'> {
  readonly files: readonly SizedFiles[]
  readonly small: string
}

export async function makeDrawnWallpapers(cache: string): Promise<readonly DrawnWallpaper[]> {
  const made: DrawnWallpaper[] = []
  // One after another: each takes all cores.
  for (const drawing of wallpaperDrawings()) made.push(await makeFiles(drawing, cache))
  return made
}

/** @returns the file of a small picture by which another wallpaper is chosen */
export async function makeSmall(picture: string, cache: string): Promise<string> {
  const source = readFileSync(picture)
  const folder = await madeFolder(cache, digestOf(sharp.versions, { SMALL }, source), async () => ({
    'meadow-small.webp': await sharp(source).resize(SMALL).webp(WEBP).toBuffer(),
  }))
  return path.join(folder, 'meadow-small.webp')
}

async function makeFiles(drawing: WallpaperDrawing, cache: string): Promise<DrawnWallpaper> {
  const { name, label, isTile, width, height, svg } = drawing
  const widths = isTile ? [width] : WIDTHS
  const folder = await madeFolder(
    cache,
    digestOf(sharp.versions, { AVIF, WEBP, SMALL, widths }, svg),
    async () => {
      const drawn = sharp(Buffer.from(svg))
      const whole = isTile ? drawn : drawn.extract({ left: BLEED, top: 0, width, height })
      const source = await whole.png({ compressionLevel: 1 }).toBuffer()
      const small = isTile
        ? sharp({ create: { ...SMALL, channels: 3, background: { r: 0, g: 0, b: 0 } } }).composite([
            { input: source, tile: true },
          ])
        : sharp(source).resize(SMALL)
      return {
        ...(await encodeSizes(source, name, widths, { avif: AVIF, webp: WEBP })),
        [`${name}-small.webp`]: await small.webp(WEBP).toBuffer(),
      }
    },
  )
  return {
    name,
    label,
    isTile,
    files: sizedFiles(name, widths, { width, height }, () => folder),
    small: path.join(folder, `${name}-small.webp`),
  }
}
