/**
 * The list of the files that the site serves, as the build wrote it (src/build/html/fileList.ts).
 * It is fetched on demand; the caller handles a failure.
 */
import * as v from 'valibot'
import type { Timers } from '../time/timers.ts'
import type { ListedFile } from './listedFile.ts'
import { requestFile, type RequestHost } from './fileRequest.ts'

/** Names with a slash between, none of them empty, `.` or `..`. */
const SHOWN = /^(?!\.{1,2}(\/|$))[^/]+(\/(?!\.{1,2}(\/|$))[^/]+)*$/
/** An address on this site: two slashes in front would name another host. */
const SITE_PATH = /^\/(?![/\\])/

const sitePath = v.pipe(v.string(), v.regex(SITE_PATH))
const listSchema = v.array(
  v.object({
    shown: v.pipe(v.string(), v.regex(SHOWN)),
    path: sitePath,
    small: v.exactOptional(sitePath),
    alt: v.exactOptional(v.string()),
    inPictures: v.exactOptional(v.literal(true)),
  }),
)

export interface FileList {
  /** The list as it was fetched last; undefined before. */
  known(): readonly ListedFile[] | undefined
  /**
   * Fetches the list.
   * @throws {Error} (rejects) where the server does not answer in time or answers with something else
   */
  load(): Promise<readonly ListedFile[]>
}

/** @param address of the list */
export function createFileList(host: RequestHost, timers: Timers, address: string): FileList {
  let known: readonly ListedFile[] | undefined
  return {
    known: () => known,
    async load() {
      const list = parseFileList(await requestFile(host, timers, address))
      known = list
      return list
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
