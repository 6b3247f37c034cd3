/**
 * The list of the files that the site serves, as the build wrote it (src/build/html/fileList.ts).
 * It is fetched on demand; the caller handles a failure.
 */
import * as v from 'valibot'
import type { Timers } from '../time/timers.ts'
import { requestJson, type RequestHost } from './jsonRequest.ts'

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

/** @param address of the list */
export function createFileList(host: RequestHost, timers: Timers, address: string): FileList {
  return {
    async load() {
      if (import.meta.env.DEV) return (await import('./fileListWhileDeveloping.ts')).sourceFiles()
      return parseFileList(await requestJson(host, timers, address))
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
