/**
 * The files of the built site, listed once when the server starts. A request can name nothing
 * that is not on the list, so no path leads out of the folder. Reads the disk; knows nothing of requests.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** By path, such as `/blog.html` or `/blog.html.br`: a strong validator of each stored file, quotes included. */
export type SiteFiles = ReadonlyMap<string, string>

/** Hidden files, files that only other hosts read, and compressed forms, which have no address of their own. */
const NOT_SERVED = /\/\.(?!well-known\/)|^\/_|\.(?:br|gz)$/

/** @throws {Error} if the folder cannot be read */
export function listSiteFiles(root: string): SiteFiles {
  return new Map(addressesBelow(root).map((name) => [name, etagOf(path.join(root, name))]))
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
export function findFile(files: SiteFiles, requested: string): string | undefined {
  const bare = requested.replace(/\/$/, '')
  const names = [...(requested === bare ? [bare] : []), `${bare}.html`, `${bare}/index.html`]
  return names.find((name) => files.has(name) && !NOT_SERVED.test(name))
}
