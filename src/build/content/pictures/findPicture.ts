/** Finds the file of a picture by what the owner writes, and says why there is none. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { editsBetween } from '../../../answers/search/spelling.ts'
import { ContentError } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

const PICTURE_FILE = /^(?<name>[^.].*)\.(?:png|jpe?g|webp|avif|gif|svg)$/i
/** What cameras and other programs write, and browsers do not show. */
const OTHER_PICTURE = /^(?<name>[^.].*)\.(?:hei[cf]|tiff?|bmp|ico|jxl|psd|dng|cr[23]|nef|arw|pdf)$/i
const WEB = /^(?:https?:)?\/\//
const MOST_SUGGESTIONS = 5

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

export interface PictureFolder {
  /** Names in the folder of pictures, without endings. */
  readonly names: readonly string[]
  /** Files in it that browsers do not show: `IMG_1234.HEIC`. */
  readonly others: readonly string[]
  /** Below the project's root, for messages. */
  readonly folder: string
}

export interface PictureFinder extends PictureFolder {
  /**
   * @param name of a picture without its ending; or a file beside the text, or one of the site
   * @param from place of the text that shows the picture
   * @returns an absolute path
   */
  find(name: string, from?: string): string | undefined
}

export function pictureFinder({ root, pictures, files }: ContentPlace): PictureFinder {
  const folder = path.join(root, pictures)
  const all = existsSync(folder) ? readdirSync(folder) : []
  const listed = listPictures(all, pictures)
  return {
    names: [...listed.keys()],
    others: all.filter((file) => OTHER_PICTURE.test(file)),
    folder: pictures,
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
  if (!existsSync(dir)) return undefined
  const found = readdirSync(dir).find((each) => each.normalize() === base)
  return found === undefined ? undefined : path.join(dir, found)
}

/**
 * Why there is no picture of this name, and what was expected.
 * @param from place of the text that shows it
 */
export function lostPicture(
  written: string,
  { names, others, folder }: PictureFolder,
  from?: string,
): string {
  if (WEB.test(written))
    return `expected a picture of this site, but found '${written}'; save it beside the text or in ${folder}`
  const name = path.posix.basename(decoded(written)).replace(/\.\w+$/, '')
  const other = others.find((file) => OTHER_PICTURE.exec(file)?.groups?.['name'] === name)
  if (other !== undefined)
    return `browsers do not show ${folder}/${other}; expected it as JPEG, PNG, WebP, AVIF, GIF or SVG`
  const likely = names
    .map((each) => ({ each, edits: editsBetween(each.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ each }) => each)
  const hint = likely.length > 0 ? `; did you mean ${likely.join(', ')}?` : ''
  const beside = from === undefined ? '' : ' or a file beside the text'
  return `expected the name of a picture in ${folder}${beside}, but found '${written}'${hint}`
}
