import { readFileSync } from 'node:fs'

export type Redirects = ReadonlyMap<string, string>

export const REDIRECTS_FILE = 'redirects.json'

/** @throws {Error} if the file is missing or broken */
export function readRedirects(file: string | URL): Redirects {
  const list = JSON.parse(readFileSync(file, 'utf8')) as readonly { from: string; to: string }[]
  return new Map(list.map(({ from, to }) => [from, to]))
}

/** Ignores a trailing slash; undefined if the path has not moved. */
export function redirectOf(requested: string, redirects: Redirects): string | undefined {
  return redirects.get(requested.replace(/\/$/, ''))
}
