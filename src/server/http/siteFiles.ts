/**
 * The files of the built site, listed once when the server starts. A request can name nothing
 * that is not on the list, so no path leads out of the folder. Reads the disk; knows no HTTP
 * but validators.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentType } from './contentTypes.ts'
import type { Encoding } from './encodings.ts'

/** One stored form of a file. */
export interface Variant {
  /** Absolute path on the disk. */
  readonly file: string
  /** In bytes. */
  readonly size: number
  /** Strong validator, quotes included; every form has its own. */
  readonly etag: string
}

export interface SiteFile {
  readonly type: string
  /** True: the name changes with the content, so it may be kept for ever. */
  readonly isHashed: boolean
  readonly variants: ReadonlyMap<Encoding, Variant>
}

/** By decoded path: `/index.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const TWINS: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }
/** How the bundler names what it puts there: `name-` and eight characters of the content's hash. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

/**
 * Lists a folder. Hidden files are left out; a compressed twin (`a.js.br`) belongs to its file.
 * @throws {Error} where the folder cannot be read
 */
export function listSiteFiles(root: string): SiteFiles {
  const files = new Map<
    string,
    { type: string; isHashed: boolean; variants: Map<Encoding, Variant> }
  >()
  for (const place of placesIn(root)) {
    const twin = TWINS[path.extname(place)]
    const name = twin ? place.slice(0, -path.extname(place).length) : place
    const entry = files.get(name) ?? {
      type: contentType(name),
      isHashed: HASHED.test(name),
      variants: new Map(),
    }
    entry.variants.set(twin ?? 'identity', readVariant(path.join(root, place), twin))
    files.set(name, entry)
  }
  // A twin without its file is nothing that was built.
  return new Map([...files].filter(([, { variants }]) => variants.has('identity')))
}

/** Slash paths of all visible files below a folder. */
function placesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((relative) => `/${relative.split(path.sep).join('/')}`)
    .filter((place) => !/\/\.(?!well-known\/)/.test(place))
}

function readVariant(file: string, encoding: Encoding | undefined): Variant {
  const content = readFileSync(file)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return {
    file,
    size: content.length,
    etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
  }
}

/**
 * The file that a path means: itself, or the page of that name (`/blog` and `/blog/` are
 * `blog.html`, or else `blog/index.html`).
 */
export function findFile(files: SiteFiles, requested: string): SiteFile | undefined {
  const bare = requested.endsWith('/') ? requested.slice(0, -1) : requested
  const exact = requested === bare ? files.get(bare) : undefined
  return exact ?? files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`)
}
