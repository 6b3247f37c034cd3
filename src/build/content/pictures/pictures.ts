/** Pictures of articles, projects and the owner in the widths and formats that screens want. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { digestOf, madeFolder } from '../../cache/cache.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import { ContentError } from '../problems/problem.ts'

/** The picture of the owner, by its name; articles bring their pictures themselves. */
export const AVATAR = 'avatar'

/** In pixels: cards and columns on phones and screens, dense ones included. */
const WIDTHS = [400, 736, 960, 1600]
const FORMATS = ['avif', 'webp'] as const
/** Effort above 3 takes four times as long for 5 % fewer bytes. */
const AVIF = { quality: 60, effort: 3 }
const WEBP = { quality: 78, effort: 5 }
/** All contents share it: they may well show the same pictures. */
const CACHE = '.cache/art/images'
const PICTURE_FILE = /^(?<name>.+)\.(?:png|jpe?g|webp|avif)$/

type Format = (typeof FORMATS)[number]

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of the largest. */
export interface PictureFiles extends PictureSize {
  /** Absolute paths, in order of width. */
  readonly sizes: readonly (Readonly<Record<Format, string>> & { readonly width: number })[]
}

/**
 * The names of the files of pictures, by the names under which the content refers to them.
 * @param folder that holds them, for messages
 * @throws {ContentError} naming two files whose names differ in their endings alone
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
  /**
   * The absolute path of a picture as the owner has it.
   * @throws {Error} if there is no picture of that name
   */
  sourceOf(name: string): string
  /** Rejects if there is no picture of that name. */
  make(name: string): Promise<PictureFiles>
}

/**
 * Makes the pictures of a project.
 * @throws {ContentError} as `listPictures` does
 */
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

/** What was made of a picture in this run, for as long as its file stays the same. */
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

/** Widths to serve of a picture that is `width` wide: nothing is enlarged. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((each) => each < largest), largest]
}

/**
 * Makes all sizes of a picture, or finds them made.
 * @param file absolute path of the picture
 * @param cache folder in which made pictures are kept: those of one file, in one set of widths
 * @param widthsFor the widths to make of a picture, none larger than its own
 * @throws {Error} naming a file that is no picture
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
    // One by one: several pictures are made at the same time.
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

/**
 * The size of a picture as it is shown.
 * @throws {Error} naming a file that is no picture
 */
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
