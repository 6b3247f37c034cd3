/** Addresses of the site that have moved for good. */
import { readFileSync } from 'node:fs'

/** The new paths by the old ones. */
export type Redirects = ReadonlyMap<string, string>

/** The name of the file that the build writes beside the server. */
export const REDIRECTS_FILE = 'redirects.json'

/**
 * @param file absolute path of what the build wrote
 * @throws {Error} if the file is missing or broken
 */
export function readRedirects(file: string | URL): Redirects {
  const list = JSON.parse(readFileSync(file, 'utf8')) as readonly { from: string; to: string }[]
  return new Map(list.map(({ from, to }) => [from, to]))
}

/** Where a path leads, with or without a slash at its end; undefined if it has not moved. */
export function redirectOf(requested: string, redirects: Redirects): string | undefined {
  return redirects.get(requested.replace(/\/$/, ''))
}
