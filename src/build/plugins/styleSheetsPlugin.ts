/**
 * How the pages get their style sheets: they are HTML made by the build, so their entry imports each
 * sheet for its effect alone, and nothing that runs in a browser asks for its class names.
 */
import type { Plugin } from 'vite'

/** What a page and the window of the same content look like. */
const DOCUMENTS = String.raw`/src/documents/.*\.css$`
const PAGES = String.raw`/src/(site|boot)/.*\.css$`

/** For the bundler: one file for both; else each sheet of two entries would be a request of its own. */
export const DOCUMENT_STYLES = { name: 'documents', test: new RegExp(DOCUMENTS) }

/** Keeps CSS modules whose class names nobody asks for; Vite drops them with their rules. */
export function styleSheetsPlugin(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform: {
      filter: { id: new RegExp(`${DOCUMENTS}|${PAGES}`) },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
