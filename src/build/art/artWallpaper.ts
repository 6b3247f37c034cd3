/** The wallpaper in the widths that screens need. Missing ones are made from the widest picture. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { digestOf, madeFolder } from '../cache/cache.ts'

/** In pixels: for small laptops, for larger ones, for most screens, and for large or dense ones. */
const WIDTHS = [1280, 1600, 1920, 2560]
const FORMATS = ['avif', 'webp'] as const
/** Effort above 3 takes six times as long for 1 % fewer bytes. */
const AVIF = { quality: 50, effort: 3 }
const WEBP = { quality: 78, effort: 4 }
const PLACEHOLDER = { width: 32, quality: 40 }

type Format = (typeof FORMATS)[number]

export interface WallpaperFiles extends Readonly<Record<Format, string>> {
  readonly width: number
  readonly height: number
}

export interface Wallpaper {
  readonly files: readonly WallpaperFiles[]
  readonly placeholder: string
}

/** The widest file and, among several formats, the least lossy one. */
function findSource(names: readonly string[]): string | undefined {
  const ranks = ['.avif', '.webp', '.jpg', '.png']
  const rankOf = (name: string): number => ranks.indexOf(path.extname(name))
  const widthIn = (name: string): number => Number(/-(\d+)\.\w+$/.exec(name)?.[1] ?? 0)
  return names
    .filter((name) => rankOf(name) >= 0)
    .sort((a, b) => widthIn(b) - widthIn(a) || rankOf(b) - rankOf(a))[0]
}

/** @throws Error if there is no picture named `NAME-WIDTH.FORMAT` in the folder */
export async function makeWallpaper(folder: string, cache: string): Promise<Wallpaper> {
  const given = readdirSync(folder).sort()
  const source = findSource(given)
  if (source === undefined) throw new Error(`${folder} holds no wallpaper`)
  return makeWallpaperOf(path.join(folder, source), cache, given)
}

/** @param given names of files beside the picture that are the wallpaper in another size or format */
export async function makeWallpaperOf(
  picture: string,
  cache: string,
  given: readonly string[] = [],
): Promise<Wallpaper> {
  const source = readFileSync(picture)
  const { width: own, height } = (await sharp(source).metadata()).autoOrient
  const fitting = WIDTHS.filter((each) => each <= own)
  // It is never enlarged.
  const widths = fitting.length > 0 ? fitting : [own]
  const missing = widths
    .flatMap((width) =>
      FORMATS.map((format) => ({ width, format, file: `wallpaper-${width}.${format}` })),
    )
    .filter(({ file }) => !given.includes(file))
  const key = digestOf(sharp.versions, { AVIF, WEBP, PLACEHOLDER, missing }, source)
  const made = await madeFolder(cache, key, async () => {
    const resized = (width: number): Sharp => sharp(source).autoOrient().resize(width)
    const files = await Promise.all(
      missing.map(async ({ file, width, format }) => {
        const small = resized(width)
        const encoded = format === 'avif' ? small.avif(AVIF) : small.webp(WEBP)
        return [file, await encoded.toBuffer()]
      }),
    )
    const { width, quality } = PLACEHOLDER
    const tiny = (await resized(width).webp({ quality }).toBuffer()).toString('base64')
    return { ...Object.fromEntries(files), placeholder: `data:image/webp;base64,${tiny}` }
  })
  const pathOf = (file: string): string =>
    path.join(given.includes(file) ? path.dirname(picture) : made, file)
  return {
    files: widths.map((width) => ({
      width,
      height: Math.round((height * width) / own),
      avif: pathOf(`wallpaper-${width}.avif`),
      webp: pathOf(`wallpaper-${width}.webp`),
    })),
    placeholder: readFileSync(path.join(made, 'placeholder'), 'utf8'),
  }
}
