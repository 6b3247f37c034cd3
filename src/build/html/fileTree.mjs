/**
 * Lists the files that the built site serves, for the file browser of My Computer. It lists what
 * lies in the folder and nothing else, so that no name on the list is missing. To run when all
 * other files are written, and before the bundler's own list of them is taken away.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ readonly shown: string, readonly path: string }} ListedFile */

/** Read by src/base/services/files/fileList.ts, which also says what is in it. */
const LIST = 'files.json'
const MANIFEST = '.vite/manifest.json'

/**
 * What is left out: code and pages, whose names mean nothing to visitors; hidden files; the
 * compressed twins, which are no addresses; the list itself.
 */
const LEFT_OUT = /(^|\/)\.|\.(js|mjs|css|map|html|br|gz)$|^files\.json$/

/** Drawn by the build and kept in a folder named by a hash: `.cache/art/sheets/1f2e…/sheet-1x.webp`. */
const DRAWN = /^\.cache\/art\/([^/]+)\/[^/]+\//

/**
 * Writes the list into the folder.
 * @param {string} folder absolute path of the built site
 * @returns {Promise<void>}
 * @throws {Error} where the bundler's list of its files is missing: names could not be told
 */
export async function writeFileList(folder) {
  const manifest = path.join(folder, MANIFEST)
  if (!existsSync(manifest)) throw new Error(`The list of files needs ${manifest}.`)
  const sources = sourcesOf(JSON.parse(readFileSync(manifest, 'utf8')))
  writeFileSync(path.join(folder, LIST), JSON.stringify(listFiles(filesIn(folder), sources)))
}

/**
 * @param {Readonly<Record<string, { file: string, src?: string }>>} manifest Vite's
 * @returns {ReadonlyMap<string, string>} the source of each bundled file, both as paths below their
 *   roots; of several sources with one content the first by name
 */
export function sourcesOf(manifest) {
  /** @type {Map<string, string>} */
  const sources = new Map()
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
 * @param {readonly string[]} files slash paths below the site's root
 * @param {ReadonlyMap<string, string>} sources by file, of those that were bundled
 * @returns {ListedFile[]}
 */
export function listFiles(files, sources) {
  const named = files
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({ file, shown: shownPlace(file, sources.get(file)) }))
  /** @type {Map<string, number>} */
  const uses = new Map()
  for (const { shown } of named) uses.set(shown, (uses.get(shown) ?? 0) + 1)
  return named
    .map(({ file, shown }) => ({
      shown: uses.get(shown) === 1 ? shown : file,
      path: `/${file.split('/').map(encodeURIComponent).join('/')}`,
    }))
    .sort((a, b) => (a.shown < b.shown ? -1 : 1))
}

/**
 * @param {string} file
 * @param {string | undefined} source
 */
function shownPlace(file, source) {
  if (source === undefined) return file
  if (source.startsWith('assets/')) return source
  const drawn = DRAWN.exec(source)
  if (drawn) return `assets/${drawn[1]}/${path.posix.basename(source)}`
  // From elsewhere, such as a package: its folder would say nothing, its name does.
  return `${path.posix.dirname(file)}/${path.posix.basename(source)}`
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((place) => place.split(path.sep).join('/'))
}
