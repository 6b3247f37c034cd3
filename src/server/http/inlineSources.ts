/** The styles and scripts inside the pages, which the Content-Security-Policy allows by their hashes. */
import { readFileSync } from 'node:fs'

/** CSP sources, each once: `'sha256-…'`. */
export interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The name of the file that the build writes beside the server (src/build/html/inlineSources.ts). */
export const INLINE_SOURCES_FILE = 'inlineSources.json'

/**
 * @param file absolute path of what the build wrote
 * @throws {Error} if the file is missing or broken: without it the policy would block every page
 */
export function readInlineSources(file: string | URL): InlineSources {
  return JSON.parse(readFileSync(file, 'utf8')) as InlineSources
}
