/** Lists the files that the built site serves for My Computer. Every one of them can be opened. */
import path from 'node:path'
import type { Manifest } from 'vite'
import { layOut, type ServedFile } from '../../files/diskLayout.ts'
import type { ListedFile } from '../../files/fileList.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'

/** Read by src/files/fileList.ts, which also describes the format. */
export const FILE_LIST = 'files.json'

/** Code, pages, hidden files, compressed copies, topic feeds, data of windows and of the search. */
const LEFT_OUT =
  /(^|\/)\.|\.(js|mjs|map|html|br|gz)$|^(answers|files|questions|search|windows)\.json$|^windows\/.*\.json$|^blog\/(tags|categories)\//
/** Listed although it is a page, because the window of the post shows it. */
const POST_PAGE = /^blog\/[^/]+(?=\.html$)/

/** Made by the build: `.cache/art/images/hill/1f2e…/hill-400.webp`. */
const MADE = /^\.cache\/art\/(?<kind>[^/]+)\/(?:(?<picture>[^/]+)\/)?[^/]+\/(?<name>[^/]+)$/
/** The displayed path of such a picture, with its name in the content. */
const PICTURE_OF_CONTENT = /^assets\/images\/(.+)\.\w+$/
const HASH = /-[\w-]{8}(?=\.\w+$)/

/** Maps bundled files to their sources; of several with the same content, the first by name. */
export function sourcesOf(manifest: Manifest): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  for (const { file, src, css = [] } of Object.values(manifest)) {
    if (src === undefined) continue
    const files = [file, ...css.filter((sheet) => stemOf(sheet.replace(HASH, '')) === stemOf(src))]
    for (const each of files) {
      const known = sources.get(each)
      if (known === undefined || src < known) sources.set(each, src)
    }
  }
  return sources
}

export interface KnownOfFiles {
  readonly sources: ReadonlyMap<string, string>
  readonly own?: readonly string[]
  readonly alts?: ReadonlyMap<string, string>
}

/**
 * A bundled file is shown under its source's path: `assets/icons/home.svg`, not
 * `assets/home-CJ0DG8o3.svg`. Duplicates are numbered in the order of their sources: a name is part
 * of URLs, so it must not change from build to build.
 * @param files slash paths below the site's root
 */
export function listFiles(
  files: readonly string[],
  { sources, own = [], alts = new Map() }: KnownOfFiles,
): readonly ListedFile[] {
  const owned = new Set(own)
  const orderOf = (file: string): string => sources.get(file) ?? file
  const named = files
    .filter((file) => POST_PAGE.test(file) || !LEFT_OUT.test(file))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map((file): ServedFile => {
      const place = placeOf(file, sources.get(file))
      const alt = alts.get(PICTURE_OF_CONTENT.exec(place.shown)?.[1] ?? '')
      return {
        ...place,
        path: pathOf(POST_PAGE.exec(file)?.[0] ?? file),
        isOwn: owned.has(`/${file}`),
        ...(alt !== undefined && { alt }),
      }
    })
  const uses = new Map<string, number>()
  return layOut(
    named.map((file) => {
      const key = `${file.shown} ${file.size}`
      const count = (uses.get(key) ?? 0) + 1
      uses.set(key, count)
      return count === 1 ? file : { ...file, shown: numbered(file.shown, count) }
    }),
  )
}

/** `a (2).png`, as in Windows XP. */
function numbered(shown: string, count: number): string {
  return shown.replace(/(\.\w+)?$/, (ending) => ` (${count})${ending}`)
}

function pathOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

function placeOf(file: string, source: string | undefined): Pick<ServedFile, 'shown' | 'size'> {
  if (file.endsWith('.css')) return { shown: sheetName(file, source) }
  if (source === undefined) return { shown: file }
  if (source.startsWith('assets/')) return { shown: source }
  const made = MADE.exec(source)?.groups
  // For a file from elsewhere, such as a package, only the name is meaningful, not the folder.
  if (!made) return { shown: `${path.posix.dirname(file)}/${path.posix.basename(source)}` }
  const { kind = '', picture, name = '' } = made
  const size = picture === undefined ? undefined : sizeIn(name, picture)
  return size === undefined
    ? { shown: `assets/${kind}/${name}` }
    : { shown: `assets/${kind}/${picture}${path.posix.extname(name)}`, size }
}

/** Each window's module has the same name, so the folder is more telling. */
function sheetName(file: string, source: string | undefined): string {
  const name = file.replace(HASH, '')
  const folder = /([^/]+)\/View\.tsx$/.exec(source ?? '')?.[1]
  return folder === undefined ? name : name.replace(/[^/]+$/, `${folder}-$&`)
}

function stemOf(file: string): string {
  return path.posix.parse(file).name
}

function sizeIn(name: string, picture: string): number | undefined {
  if (!name.startsWith(`${picture}-`)) return undefined
  const size = /^\d+(?=\.\w+$)/.exec(name.slice(picture.length + 1))?.[0]
  return size === undefined ? undefined : Number(size)
}

export function filesBelow(folder: string): readonly string[] {
  return addressesBelow(folder).map((address) => address.slice(1))
}
