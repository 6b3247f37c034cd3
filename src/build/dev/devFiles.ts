/** The file list for `npm run dev`. Files that only a build makes, such as cards, are missing. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ListedFile } from '../../files/fileList.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { pictureAlts } from '../content/pictureAlts.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { ownFiles } from '../content/words/ownFiles.ts'
import { listFiles } from '../html/fileList.ts'

const ART = ['controls', 'fonts', 'icons', 'sounds', 'viewer', 'wallpaper']
const ART_FILE = /\.(?:svg|webp|avif|png|jpe?g|mp3|ogg|woff2)$/

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

/** The pictures that the content shows, unchanged, under the same names as in a build. */
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

function below(root: string, folder: string): readonly string[] {
  const place = path.join(root, folder)
  return existsSync(place) ? addressesBelow(place).map((address) => folder + address) : []
}
