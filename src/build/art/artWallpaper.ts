/** The wallpaper in the widths that screens need. Missing ones are made from the widest picture. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
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

/** Picks the widest file and, among several formats, the least lossy one. */
export function findSource(names: readonly string[]): string | undefined {
  const rank = ['.avif', '.webp', '.jpg', '.png']
  const widthIn = (name: string): number => Number(/-(\d+)\.\w+$/.exec(name)?.[1] ?? 0)
  return names
    .filter((name) => rank.includes(path.extname(name)))
    .sort(
      (a, b) =>
        widthIn(b) - widthIn(a) || rank.indexOf(path.extname(b)) - rank.indexOf(path.extname(a)),
    )[0]
}

/** The widths to serve for a picture of this width; it is never enlarged. */
export function widthsOf(width: number): readonly number[] {
  const fitting = WIDTHS.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}

async function encode(source: Uint8Array, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(source).autoOrient().resize(width)
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer()
}

async function makePlaceholder(source: Uint8Array): Promise<string> {
  const { width, quality } = PLACEHOLDER
  const tiny = await sharp(source).autoOrient().resize(width).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** @throws Error if there is no picture named `NAME-WIDTH.FORMAT` in the folder */
export async function makeWallpaper(folder: string, cache: string): Promise<Wallpaper> {
  const names = readdirSync(folder).sort()
  const source = findSource(names)
  if (source === undefined) throw new Error(`${folder} holds no wallpaper`)
  return makeWidths(path.join(folder, source), { folder, names }, cache)
}

export function makeWallpaperOf(picture: string, cache: string): Promise<Wallpaper> {
  return makeWidths(picture, { folder: path.dirname(picture), names: [] }, cache)
}

async function makeWidths(
  picture: string,
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
  cache: string,
): Promise<Wallpaper> {
  const source = readFileSync(picture)
  const { autoOrient: size } = await sharp(source).metadata()
  const { width, height } = size

  const wanted = widthsOf(width).flatMap((each) =>
    FORMATS.map((format) => ({ width: each, format, file: `wallpaper-${each}.${format}` })),
  )
  const missing = wanted.filter(({ file }) => !names.includes(file))
  const settings = { AVIF, WEBP, PLACEHOLDER, missing }
  const made = await madeFolder(cache, digestOf(sharp.versions, settings, source), async () => {
    const files = await Promise.all(
      missing.map(async (each) => [each.file, await encode(source, each.width, each.format)]),
    )
    return { ...Object.fromEntries(files), placeholder: await makePlaceholder(source) }
  })

  const pathOf = (file: string): string => path.join(names.includes(file) ? folder : made, file)
  return {
    files: widthsOf(width).map((each) => ({
      width: each,
      height: Math.round((height * each) / width),
      avif: pathOf(`wallpaper-${each}.avif`),
      webp: pathOf(`wallpaper-${each}.webp`),
    })),
    placeholder: readFileSync(path.join(made, 'placeholder'), 'utf8'),
  }
}
