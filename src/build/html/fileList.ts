/**
 * Lists the files that the built site serves, for the file browser of My Computer. The list holds
 * what lies in the folder and nothing else, so that every name on it can be opened.
 */
import path from 'node:path'
import type { Manifest } from 'vite'
import { addressesBelow } from '../../server/http/siteFiles.ts'

interface ListedFile {
  readonly shown: string
  readonly path: string
}

/** Read by src/base/services/files/fileList.ts, which also describes its content. */
export const FILE_LIST = 'files.json'

/**
 * What is left out: code and pages, whose names mean nothing to visitors; hidden files; the
 * compressed copies, which are no addresses; the feeds of single topics; the data of windows; the
 * list itself.
 */
const LEFT_OUT =
  /(^|\/)\.|\.(js|mjs|css|map|html|br|gz)$|^files\.json$|^windows\/.*\.json$|^blog\/(tags|categories)\//

/** Drawn by the build and kept in a folder named by a hash: `.cache/art/sheets/1f2e…/sheet-1x.webp`. */
const DRAWN = /^\.cache\/art\/([^/]+)\/[^/]+\//

/**
 * The source of each bundled file, both as paths below their roots; of several sources with the same
 * content the first by name.
 */
export function sourcesOf(manifest: Manifest): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  for (const { file, src } of Object.values(manifest)) {
    const known = sources.get(file)
    if (src !== undefined && (known === undefined || src < known)) sources.set(file, src)
  }
  return sources
}

/**
 * What is shown of each file and where it is served, in the order of the shown names.
 *
 * A bundled file is shown where its source lies and under that name: `assets/icons/home.svg`, not
 * `assets/home-CJ0DG8o3.svg`. Where two would be shown alike, both keep their served names.
 * @param files slash paths below the site's root
 * @param sources of those that were bundled, by file
 */
export function listFiles(
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
): readonly ListedFile[] {
  const named = files
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({ file, shown: shownPlace(file, sources.get(file)) }))
  const uses = new Map<string, number>()
  for (const { shown } of named) uses.set(shown, (uses.get(shown) ?? 0) + 1)
  return named
    .map(({ file, shown }) => ({
      shown: uses.get(shown) === 1 ? shown : file,
      path: `/${file.split('/').map(encodeURIComponent).join('/')}`,
    }))
    .sort((a, b) => (a.shown < b.shown ? -1 : 1))
}

function shownPlace(file: string, source: string | undefined): string {
  if (source === undefined) return file
  if (source.startsWith('assets/')) return source
  const drawn = DRAWN.exec(source)
  if (drawn) return `assets/${drawn[1]}/${path.posix.basename(source)}`
  // The folder of a file from elsewhere, such as a package, would say nothing; its name does.
  return `${path.posix.dirname(file)}/${path.posix.basename(source)}`
}

/** @returns slash paths of all files below a folder */
export function filesBelow(folder: string): readonly string[] {
  return addressesBelow(folder).map((address) => address.slice(1))
}
