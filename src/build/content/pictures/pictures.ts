import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { digestOf, madeFolder } from '../../cache/cache.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import { ContentError } from '../problems/problem.ts'

/** The picture of the owner. Pictures in articles are found through the articles. */
export const AVATAR = 'avatar'

/** In pixels: for cards and text columns on phones and screens, including dense ones. */
const WIDTHS = [400, 736, 960, 1600]
const FORMATS = ['avif', 'webp'] as const
/** Effort above 3 takes four times as long for 5 % fewer bytes. */
const AVIF = { quality: 60, effort: 3 }
const WEBP = { quality: 78, effort: 5 }
/** Shared by all content folders, since they may show the same pictures. */
const CACHE = '.cache/art/images'
const PICTURE_FILE = /^(?<name>.+)\.(?:png|jpe?g|webp|avif)$/

type Format = (typeof FORMATS)[number]

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface PictureFiles extends PictureSize {
  /** Absolute paths, sorted by width. */
  readonly sizes: readonly (Readonly<Record<Format, string>> & { readonly width: number })[]
}

/**
 * Maps the names that content uses for pictures to their file names.
 * @throws {ContentError} naming two files that differ only in their endings
 */
export function listPictures(
  files: readonly string[],
  folder: string,
): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>()
  for (const file of files.toSorted()) {
    const name = PICTURE_FILE.exec(file)?.groups?.['name']
    if (name === undefined) continue
    const other = pictures.get(name)
    if (other !== undefined) {
      const message = `${other} and ${file} have the same name, '${name}'; keep one of them`
      throw new ContentError([{ file: folder, line: undefined, message }])
    }
    pictures.set(name, file)
  }
  return pictures
}

export interface PictureMaker {
  readonly names: readonly string[]
  /** @throws {Error} if there is no picture of that name */
  sourceOf(name: string): string
  /** Rejects if there is no picture of that name. */
  make(name: string): Promise<PictureFiles>
}

export function pictureMaker({ root, pictures }: ContentPlace): PictureMaker {
  const folder = path.join(root, pictures)
  const files = listPictures(existsSync(folder) ? readdirSync(folder) : [], pictures)
  const sourceOf = (name: string): string => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`${pictures} has no picture named '${name}'`)
    return path.join(folder, file)
  }
  return {
    names: [...files.keys()],
    sourceOf,
    make: async (name) => madeOnce(sourceOf(name), path.join(root, CACHE)),
  }
}

/** Results of this run, valid while the file is unchanged. */
const madeNow = new Map<string, { readonly stamp: string; readonly files: Promise<PictureFiles> }>()

/** Many articles may show the same picture: it is read and looked up once. */
function madeOnce(file: string, cache: string): Promise<PictureFiles> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const known = madeNow.get(file)
  if (known?.stamp === stamp) return known.files
  const files = makePicture(file, cache)
  madeNow.set(file, { stamp, files })
  return files
}

/** The widths to serve for a picture of this width; it is never enlarged. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((each) => each < largest), largest]
}

/**
 * @param widthsFor returns the widths to make, none larger than the picture's own
 * @throws {Error} naming a file that is not a picture
 */
export async function makePicture(
  file: string,
  cache: string,
  widthsFor = ({ width }: PictureSize): readonly number[] => widthsOf(width),
): Promise<PictureFiles> {
  const source = readFileSync(file)
  const { name } = path.parse(file)
  const original = await sizeOf(file)
  const widths = widthsFor(original)
  const key = digestOf(sharp.versions, { widths, AVIF, WEBP }, source)
  const folder = await madeFolder(path.join(cache, name), key, async () => {
    const written: [string, Buffer][] = []
    // Sequential, because several pictures are processed in parallel.
    for (const width of widths) {
      for (const format of FORMATS)
        written.push([`${name}-${width}.${format}`, await encode(source, width, format)])
    }
    return Object.fromEntries(written)
  })
  const width = widths.at(-1) ?? original.width
  const pathOf = (each: number, format: Format): string =>
    path.join(folder, `${name}-${each}.${format}`)
  return {
    width,
    height: Math.round((original.height * width) / original.width),
    sizes: widths.map((each) => ({
      width: each,
      avif: pathOf(each, 'avif'),
      webp: pathOf(each, 'webp'),
    })),
  }
}

/** @throws {Error} naming a file that is not a picture */
export async function sizeOf(file: string): Promise<PictureSize> {
  try {
    return (await sharp(readFileSync(file)).metadata()).autoOrient
  } catch (cause) {
    throw new Error(`${file} cannot be read as a picture`, { cause })
  }
}

async function encode(source: Uint8Array, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(source).autoOrient().resize(width)
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer()
}
