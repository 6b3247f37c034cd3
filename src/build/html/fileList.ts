/**
 * Lists the files that the built site serves, for the file browser of My Computer. The list holds
 * what lies in the folder and nothing else, so that every name on it can be opened.
 */
import path from 'node:path'
import type { Manifest } from 'vite'
import { layOut, type ServedFile } from '../../files/diskLayout.ts'
import type { ListedFile } from '../../files/fileList.ts'
import { addressesBelow } from '../../server/http/siteFiles.ts'

/** Read by src/files/fileList.ts, which also describes its content. */
export const FILE_LIST = 'files.json'

/**
 * What is left out: code and pages, whose names mean nothing to visitors; hidden files; the
 * compressed copies, which are no addresses; the feeds of single topics; the data of windows and of the
 * search; the list itself.
 */
const LEFT_OUT =
  /(^|\/)\.|\.(js|mjs|map|html|br|gz)$|^(files|search|windows)\.json$|^windows\/.*\.json$|^blog\/(tags|categories)\//
/** The page of a post, which its window shows. */
const POST_PAGE = /^blog\/[^/]+(?=\.html$)/

/** Made by the build in a folder named by a hash, below one that may be named by the picture: `.cache/art/images/hill/1f2e…/hill-400.webp`. */
const MADE = /^\.cache\/art\/(?<kind>[^/]+)\/(?:(?<picture>[^/]+)\/)?[^/]+\/(?<name>[^/]+)$/
/** Where such a picture of articles, projects or the owner is shown, with its name in the content. */
const PICTURE_OF_CONTENT = /^assets\/images\/(.+)\.\w+$/
/** What the bundler adds to a name. */
const HASH = /-[\w-]{8}(?=\.\w+$)/

/**
 * The source of each bundled file, both as paths below their roots; of several sources with the same
 * content the first by name. The source of a style sheet is the module that it was bundled for.
 */
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
  /** Of the files that were bundled, by file. */
  readonly sources: ReadonlyMap<string, string>
  /** Addresses of the files that the owner has put there: `/cv.pdf`. */
  readonly own?: readonly string[]
  /** What the pictures of the content show, by their names in the content. */
  readonly alts?: ReadonlyMap<string, string>
}

/**
 * What is shown of each file and where it is served, in the order of the shown names.
 *
 * A bundled file is shown where its source lies and under that name: `assets/icons/home.svg`, not
 * `assets/home-CJ0DG8o3.svg`. Where two would be shown alike, the second one gets a number, in the order of the sources:
 * a name, which is a part of addresses, must not change with a build.
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

/** `a (2).png`, as the era had it. */
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
  // The folder of a file from elsewhere, such as a package, would say nothing; its name does.
  if (!made) return { shown: `${path.posix.dirname(file)}/${path.posix.basename(source)}` }
  const { kind = '', picture, name = '' } = made
  const size = picture === undefined ? undefined : sizeIn(name, picture)
  return size === undefined
    ? { shown: `assets/${kind}/${name}` }
    : { shown: `assets/${kind}/${picture}${path.posix.extname(name)}`, size }
}

/** Each window has a module of the same name, so its folder tells more. */
function sheetName(file: string, source: string | undefined): string {
  const name = file.replace(HASH, '')
  const folder = /([^/]+)\/View\.tsx$/.exec(source ?? '')?.[1]
  return folder === undefined ? name : name.replace(/[^/]+$/, `${folder}-$&`)
}

function stemOf(file: string): string {
  return path.posix.parse(file).name
}

/** The width of a picture in the name of one of its files; undefined for other names. */
function sizeIn(name: string, picture: string): number | undefined {
  if (!name.startsWith(`${picture}-`)) return undefined
  const size = /^\d+(?=\.\w+$)/.exec(name.slice(picture.length + 1))?.[0]
  return size === undefined ? undefined : Number(size)
}

/** @returns slash paths of all files below a folder */
export function filesBelow(folder: string): readonly string[] {
  return addressesBelow(folder).map((address) => address.slice(1))
}
