/** The hashes of inline styles and scripts, which the Content-Security-Policy allows. */
import { readFileSync } from 'node:fs'

export interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

export const INLINE_SOURCES_FILE = 'inlineSources.json'

/** @throws {Error} if the file is missing or broken: without it the policy would block every page */
export function readInlineSources(file: string | URL): InlineSources {
  return JSON.parse(readFileSync(file, 'utf8')) as InlineSources
}
