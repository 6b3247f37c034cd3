/**
 * The list of the files that the site serves, as the build wrote it (src/build/html/fileList.ts).
 * It is fetched on demand; the caller handles a failure.
 */
import * as v from 'valibot'
import type { Timers } from '../time/timers.ts'

/** After this time the request fails. */
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
  /** Its place and name in the tree: `assets/icons/home.svg`. */
  readonly shown: string
  /** The path on this site that serves it: `/assets/home-CJ0DG8o3.svg`. */
  readonly path: string
}

export interface FileList {
  /**
   * Fetches the list.
   * @throws {Error} (rejects) where the server does not answer in time or answers with something else
   */
  load(): Promise<readonly ListedFile[]>
}

/** What the list needs of the browser. */
export interface FileListHost {
  fetch(address: string, init: RequestInit): Promise<Response>
}

/** @param address of the list */
export function createFileList(host: FileListHost, timers: Timers, address: string): FileList {
  return {
    async load() {
      if (import.meta.env.DEV) return (await import('./fileListWhileDeveloping.ts')).sourceFiles()
      const call = new AbortController()
      const cancelTimeout = timers.after(TIMEOUT_MS, () => call.abort())
      try {
        const response = await host.fetch(address, { signal: call.signal })
        if (!response.ok) throw new Error(`${address} answered ${response.status}`)
        return parseFileList(await response.json())
      } finally {
        cancelTimeout()
      }
    },
  }
}

/**
 * @param value any JSON value
 * @throws {Error} if it is not a list of files
 */
export function parseFileList(value: unknown): readonly ListedFile[] {
  return v.parse(listSchema, value)
}
