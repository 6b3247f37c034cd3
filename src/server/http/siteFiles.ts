/**
 * The files of the built site, listed once when the server starts. A request can name nothing
 * that is not on the list, so no path leads out of the folder. Reads the disk; knows nothing of requests.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Encoding } from './encodings.ts'

export interface SiteFile {
  /** Below the site's folder, such as `/blog.html`; the compressed forms of it add `.br` or `.gz`. */
  readonly path: string
  /** True if the name changes with the content, so that a copy may be kept for ever. */
  readonly isHashed: boolean
  /** A strong validator for each stored form, quotes included. */
  readonly etags: ReadonlyMap<Encoding, string>
}

/** By path: `/index.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

/** What the name of a stored form ends with. */
export const ENDINGS: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' }
/** Hidden files, files that only other hosts read, and compressed forms, which have no address of their own. */
const NOT_SERVED = /\/\.(?!well-known\/)|^\/_|\.(?:br|gz)$/
const ENCODINGS: readonly Encoding[] = ['identity', 'br', 'gzip']
/** How the bundler names what it puts there: `name-` and eight characters of the content's hash. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

/**
 * Lists a folder. Hidden files are left out, and so are files that only other hosts read (`_headers`), and
 * compressed forms without their file.
 * @throws {Error} if the folder cannot be read
 */
export function listSiteFiles(root: string): SiteFiles {
  const stored = new Set(addressesBelow(root))
  const plain = [...stored].filter((name) => !NOT_SERVED.test(name))
  return new Map(
    plain.map((name) => {
      const forms = ENCODINGS.filter((encoding) => stored.has(name + ENDINGS[encoding]))
      const etags = forms.map(
        (encoding) => [encoding, etagOf(path.join(root, name + ENDINGS[encoding]))] as const,
      )
      return [name, { path: name, isHashed: HASHED.test(name), etags: new Map(etags) }]
    }),
  )
}

/** The addresses of all files below a folder: their paths, each with a slash in front. */
export function addressesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((relative) => `/${relative.split(path.sep).join('/')}`)
}

/** Made from the content, not from the time: a file that a new build did not change is not sent again. */
function etagOf(file: string): string {
  return `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`
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
