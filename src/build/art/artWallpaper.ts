/** The wallpaper in the widths that screens need. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { digestOf, madeFolder } from '../cache/cache.ts'
import { encodeSizes, opened, seenSize, sizedFiles, type SizedFiles } from './sizedFiles.ts'

const NAME = 'wallpaper'
const LARGEST_WIDTH = 2560
/** In pixels: for small laptops, for larger ones, for most screens, and for large or dense ones. */
const WIDTHS = [1280, 1600, 1920, LARGEST_WIDTH]
/** Effort above 3 takes six times as long for 1 % fewer bytes. */
const ENCODING = { avif: { quality: 50, effort: 3 }, webp: { quality: 78, effort: 4 } }
const PLACEHOLDER = { width: 32, quality: 40 }

export interface Wallpaper {
  readonly files: readonly SizedFiles[]
  readonly placeholder: string
}

/** @param given names of files beside the picture that are the wallpaper in another size or format */
export async function makeWallpaper(
  picture: string,
  cache: string,
  given: readonly string[] = [],
): Promise<Wallpaper> {
  const source = readFileSync(picture)
  const size = seenSize(await sharp(source).metadata(), LARGEST_WIDTH)
  const fitting = WIDTHS.filter((each) => each <= size.width)
  // A photo is never enlarged.
  const widths = fitting.length > 0 ? fitting : [size.width]
  const key = digestOf(sharp.versions, { ENCODING, PLACEHOLDER, widths, given }, source)
  const made = await madeFolder(cache, key, async () => {
    const { width, quality } = PLACEHOLDER
    const tiny = (await opened(source, width)).resize(width).webp({ quality })
    return {
      ...(await encodeSizes(source, NAME, widths, ENCODING, given)),
      placeholder: `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`,
    }
  })
  return {
    files: sizedFiles(NAME, widths, size, (file) =>
      given.includes(file) ? path.dirname(picture) : made,
    ),
    placeholder: readFileSync(path.join(made, 'placeholder'), 'utf8'),
  }
}
