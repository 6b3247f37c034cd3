/**
 * Vite plugin that keeps the style sheets of the pages: pages are rendered by the build, so their entry
 * imports each sheet for its effect alone, and nothing that runs in a browser uses its class names.
 */
import type { Plugin } from 'vite'
import { DOCUMENT_SHEETS } from '../bundling/chunks.ts'

export const PAGE_SHEETS = /\/src\/(?:site|boot)\/.*\.css$/

/** Without this plugin, Vite drops CSS modules whose class names are unused. */
export function styleSheetsPlugin(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'post',
    transform: {
      filter: { id: [DOCUMENT_SHEETS, PAGE_SHEETS] },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
