/** Requests can only name files listed at startup, so no path leads out of the folder. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Strong validators (quotes included) by path, such as `/blog.html` or `/blog.html.br`. */
export type SiteFiles = ReadonlyMap<string, string>

/** Hidden files, files for other hosts, and compressed forms of files. */
const NOT_SERVED = /\/\.(?!well-known\/)|^\/_|\.(?:br|gz)$/

/** @throws {Error} if the folder cannot be read */
export function listSiteFiles(root: string): SiteFiles {
  return new Map(addressesBelow(root).map((name) => [name, etagOf(path.join(root, name))]))
}

export function addressesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((relative) => `/${relative.split(path.sep).join('/')}`)
}

/** A hash of the content, so that a file unchanged by a new build is not sent again. */
function etagOf(file: string): string {
  return `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`
}

/** `/blog` and `/blog/` are the file `blog.html`, or else `blog/index.html`. */
export function findFile(files: SiteFiles, requested: string): string | undefined {
  const bare = requested.replace(/\/$/, '')
  const names = [...(requested === bare ? [bare] : []), `${bare}.html`, `${bare}/index.html`]
  return names.find((name) => files.has(name) && !NOT_SERVED.test(name))
}
