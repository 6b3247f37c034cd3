/** Finds the file of a picture by what the owner writes, and says why there is none. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { didYouMean } from '../problems/didYouMean.ts'
import { ContentError } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

const PICTURE_FILE = /^(?<name>[^.].*)\.(?:png|jpe?g|webp|avif|gif|svg)$/i
/** What cameras and other programs write, and browsers do not show. */
const OTHER_PICTURE = /^(?<name>[^.].*)\.(?:hei[cf]|tiff?|bmp|ico|jxl|psd|dng|cr[23]|nef|arw|pdf)$/i
const WEB = /^(?:https?:)?\/\//

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
    const name = pictureName(file)
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

/** The name without its ending; undefined for a file that no browser shows. */
export function pictureName(file: string): string | undefined {
  return PICTURE_FILE.exec(path.posix.basename(file))?.groups?.['name']?.normalize()
}

export interface PictureFinder {
  /** Names in the folder of pictures, without endings. */
  readonly names: readonly string[]
  /**
   * @param name of a picture without its ending; or a file beside the text, or one of the site
   * @param from place of the text that shows the picture
   * @returns an absolute path
   */
  find(name: string, from?: string): string | undefined
}

export function pictureFinder({ root, pictures, files }: ContentPlace): PictureFinder {
  const folder = path.join(root, pictures)
  const listed = listPictures(filesIn(folder), pictures)
  return {
    names: [...listed.keys()],
    find(written, from) {
      const name = decoded(written)
      const file = listed.get(name)
      if (file !== undefined) return path.join(folder, file)
      if (pictureName(name) === undefined || WEB.test(name)) return undefined
      const folders = name.startsWith('/') ? [files] : [path.dirname(from ?? pictures), pictures]
      return folders.map((each) => fileIn(path.join(root, each), name)).find(Boolean)
    },
  }
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** An address may have spaces as `%20`. File systems differ in how they write accents. */
function decoded(written: string): string {
  try {
    return decodeURI(written).normalize()
  } catch {
    return written.normalize()
  }
}

function fileIn(folder: string, name: string): string | undefined {
  const file = path.join(folder, name)
  const { dir, base } = path.parse(file)
  const found = filesIn(dir).find((each) => each.normalize() === base)
  return found === undefined ? undefined : path.join(dir, found)
}

/**
 * Why there is no picture of this name, and what was expected.
 * @param from place of the text that shows it
 */
export function lostPicture(
  written: string,
  { root, pictures: folder, files }: ContentPlace,
  from?: string,
): string {
  if (WEB.test(written))
    return `expected a picture of this site, but found '${written}'; save it beside the text or in ${folder}`
  const file = path.posix.basename(decoded(written))
  const name = nameOf(file)
  const near = from === undefined ? [] : filesIn(path.join(root, path.dirname(from)))
  const all = filesIn(path.join(root, folder))
  const shown = near.filter((each) => pictureName(each) !== undefined).map((each) => `./${each}`)
  const same = shown.filter((each) => nameOf(each) === name)
  const other = [
    ...near.map((each) => path.posix.join(path.posix.dirname(from ?? ''), each)),
    ...all.map((each) => `${folder}/${each}`),
  ].find((each) => OTHER_PICTURE.test(path.posix.basename(each)) && nameOf(each) === name)
  if (other !== undefined && same.length === 0)
    return `browsers do not show ${other}; expected it as JPEG, PNG, WebP, AVIF, GIF or SVG`
  const hint =
    same.length > 0
      ? `; did you mean ${same.join(', ')}?`
      : didYouMean(`./${file}`, shown) ||
        didYouMean(
          name,
          all.flatMap((each) => pictureName(each) ?? []),
        )
  const whole = written.startsWith('/') ? `, or the file ${files}${decoded(written)}` : ''
  const beside = from === undefined ? '' : ` or a file beside the text${whole}`
  return `expected the name of a picture in ${folder}${beside}, but found '${written}'${hint}`
}

/** In small letters, without folder and ending. */
function nameOf(file: string): string {
  return path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
}
