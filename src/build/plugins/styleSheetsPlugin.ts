/** Vite plugin: keeps CSS modules of pages, whose class names no browser code uses. */
import type { Plugin } from 'vite'
import { DOCUMENT_SHEETS } from '../bundling/chunks.ts'

export const PAGE_SHEETS = /\/src\/(?:site|boot)\/.*\.css$/

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
