import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureSource } from 'virtual:posts'
import {
  encodeSizes,
  type PictureSize,
  seenSize,
  sizedFiles,
  type SizedFiles,
} from '../../art/sizedFiles.ts'
import { digestOf, madeFolder, onceFor } from '../../cache/cache.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import { ContentError } from '../problems/problem.ts'
import { markOf } from './addresses.ts'
import { pictureFinder } from './findPicture.ts'
import { LARGEST_WIDTH, unreadable } from './pictureFaults.ts'

/** The picture of the owner. Pictures in articles are found through the articles. */
export const AVATAR = 'avatar'

/** In pixels: for cards and text columns on phones and screens, including dense ones. */
const WIDTHS = [400, 736, 960, LARGEST_WIDTH]
/** Effort above 3 takes four times as long for 5 % fewer bytes. */
const AVIF = { quality: 60, effort: 3 }
const WEBP = { quality: 78, effort: 5 }
/** Moving pictures are large, so there is one size of each. */
const MOVING_WIDTH = 960
/** Shared by all content folders, since they may show the same pictures. */
const CACHE = '.cache/art/images'

export interface PictureFiles extends PictureSize {
  /** Sorted by width. */
  readonly sizes: readonly SizedFiles[]
  /** The drawing itself, which browsers draw in every size, with its own size. */
  readonly drawing?: PictureSize & { readonly file: string }
  /** A file that moves, where `sizes` show its first frame. */
  readonly moving?: string
}

/** As pages show it. */
export function pictureSource({ width, height, sizes }: PictureFiles): PictureSource {
  const [avif, webp] = [srcsetOf(sizes, 'avif'), srcsetOf(sizes, 'webp')]
  return { width, height, avif, webp, src: markOf(sizes.at(-1)?.webp ?? '') }
}

function srcsetOf(sizes: PictureFiles['sizes'], format: 'avif' | 'webp'): string {
  return sizes.map((size) => `${markOf(size[format])} ${size.width}w`).join(', ')
}

export function pictureMaker(place: ContentPlace) {
  const { root, pictures } = place
  const { names, find } = pictureFinder(place)
  /** @throws {Error} if there is no picture of that name */
  const sourceOf = (name: string, from?: string): string => {
    const file = find(name, from)
    if (file === undefined) throw new Error(`${pictures} has no picture named '${name}'`)
    return file
  }
  /**
   * @param from place of the text that shows it, since a picture may lie beside it
   * @throws {ContentError} naming a file that cannot be read
   */
  const make = async (name: string, from?: string): Promise<PictureFiles> => {
    const file = sourceOf(name, from)
    try {
      return await madeOnce(file, path.join(root, CACHE))
    } catch (error) {
      const below = path.relative(root, file).split(path.sep).join('/')
      const message = `it ${unreadable(error)}`
      throw new ContentError([{ file: below, line: undefined, message }])
    }
  }
  return { names, sourceOf, make }
}

/** Many articles may show the same picture: it is read and looked up once in a run. */
const madeOnce = onceFor((file: string, cache: string) => makePicture(file, cache))

/** The widths to serve for a picture of this width; it is never enlarged. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((each) => each < largest), largest]
}

/**
 * @param widthsFor returns the widths to make, none larger than the picture's own
 * @throws {Error} if the file is not a picture
 */
export async function makePicture(
  file: string,
  cache: string,
  widthsFor = ({ width }: PictureSize): readonly number[] => widthsOf(width),
): Promise<PictureFiles> {
  const source = readFileSync(file)
  const { name } = path.parse(file)
  const metadata = await sharp(source).metadata()
  const { pages = 1, autoOrient } = metadata
  const isDrawing = metadata.format === 'svg'
  // Cards and lists show a drawing as a picture of the largest size.
  const original = seenSize(metadata, LARGEST_WIDTH)
  const widths = widthsFor(original)
  const key = digestOf(sharp.versions, { widths, AVIF, WEBP, MOVING_WIDTH }, source)
  const folder = await madeFolder(path.join(cache, name), key, async () => ({
    ...(await encodeSizes(source, name, widths, { avif: AVIF, webp: WEBP })),
    ...(isDrawing && { [`${name}.svg`]: source }),
    ...(pages > 1 && { [movingName(name)]: await encodeMoving(source, original.width) }),
  }))
  const width = widths.at(-1) ?? original.width
  return {
    width,
    height: Math.round((original.height * width) / original.width),
    sizes: sizedFiles(name, widths, original, () => folder),
    ...(isDrawing && { drawing: { ...autoOrient, file: path.join(folder, `${name}.svg`) } }),
    ...(pages > 1 && { moving: path.join(folder, movingName(name)) }),
  }
}

function movingName(name: string): string {
  return `${name}-moving.webp`
}

function encodeMoving(source: Uint8Array, width: number): Promise<Buffer> {
  const resized = sharp(source, { animated: true }).resize(Math.min(width, MOVING_WIDTH))
  return resized.webp(WEBP).toBuffer()
}
