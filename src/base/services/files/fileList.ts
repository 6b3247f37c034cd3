/**
 * The list of the files that the site serves, as the build wrote it (src/build/html/fileTree.mjs).
 * Fetched when it is asked for; whoever shows it decides what a failure looks like.
 */
import * as v from 'valibot'

const ADDRESS = '/files.json'
/** After this long the list counts as failed. */
const TIMEOUT_MS = 15_000

/** Names with a slash between, none of them empty, `.` or `..`. */
const SHOWN = /^(?!\.{1,2}(\/|$))[^/]+(\/(?!\.{1,2}(\/|$))[^/]+)*$/
/** An address on this site: two slashes in front would name another host. */
const SITE_PATH = /^\/(?![/\\])/

const listSchema = v.array(
  v.object({
    shown: v.pipe(v.string(), v.regex(SHOWN)),
    path: v.pipe(v.string(), v.regex(SITE_PATH)),
  }),
)

export interface ListedFile {
  /** Where it stands in the tree and what it is called there: `assets/icons/home.svg`. */
  readonly shown: string
  /** The address that serves it, from the site's root: `/assets/home-CJ0DG8o3.svg`. */
  readonly path: string
}

/**
 * Fetches the list.
 * @throws {Error} (rejects) where the server does not answer in time or answers with something else
 */
export async function loadFileList(): Promise<readonly ListedFile[]> {
  if (import.meta.env.DEV) return (await import('./fileListWhileDeveloping.ts')).sourceFiles()
  const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`)
  return parseFileList(await response.json())
}

/**
 * @param value anything that was JSON
 * @throws {Error} where it is no list of files
 */
export function parseFileList(value: unknown): readonly ListedFile[] {
  return v.parse(listSchema, value)
}
