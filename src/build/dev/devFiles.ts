/**
 * The list of files for `npm run dev`: what the development server answers with, under the names that a build gives it.
 * Missing is what only a build makes, such as style sheets and pictures for shared links.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ListedFile } from '../../files/fileList.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'
import type { LoadedContent } from '../content/contentSource.ts'
import { pictureAlts } from '../content/pictureAlts.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { ownFiles } from '../content/words/ownFiles.ts'
import { listFiles } from '../html/fileList.ts'

/** Folders of `assets` from which the program and its pages take files. */
const ART = ['controls', 'fonts', 'icons', 'sounds', 'viewer', 'wallpaper']
const ART_FILE = /\.(?:svg|webp|avif|png|jpe?g|mp3|ogg|woff2)$/

/** @param rendered addresses of pages and other files that are made when they are asked for */
export function devFiles(
  content: LoadedContent,
  rendered: readonly string[],
): readonly ListedFile[] {
  const { root } = content.place
  const own = ownFiles(content.place)
  const art = ART.flatMap((folder) => below(root, `assets/${folder}`)).filter((file) =>
    ART_FILE.test(file),
  )
  const pictures = picturesOf(content)
  const sources = new Map([...art.map((file) => [file, file] as const), ...pictures])
  const served = [...rendered, ...own].map((address) => address.slice(1))
  const published = below(root, 'public').map((file) => file.slice('public/'.length))
  const files = new Set([...served, ...published, ...sources.keys()])
  return listFiles([...files], { sources, own, alts: pictureAlts(content) })
}

/** The owner's pictures that the content shows, as they are, by their places in the project; where a build has them. */
function picturesOf(content: LoadedContent): readonly (readonly [file: string, shown: string])[] {
  const { root } = content.place
  const { names, sourceOf } = pictureMaker(content.place)
  const alts = pictureAlts(content)
  return names
    .filter((name) => alts.has(name))
    .map((name) => {
      const file = sourceOf(name)
      const place = path.relative(root, file).split(path.sep).join('/')
      return [place, `assets/images/${path.basename(file)}`]
    })
}

/** Slash paths below the root. */
function below(root: string, folder: string): readonly string[] {
  const place = path.join(root, folder)
  return existsSync(place) ? addressesBelow(place).map((address) => folder + address) : []
}
