/**
 * Recolors drawings in style sheets in the owner's hue. The canvas uses its sheet (artPlugin.ts).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ContentSource } from '../content/contentSource.ts'

const FOLDER = 'assets/controls/'
const ADDRESS = /\burl\((['"])[^'")]*\/assets\/controls\/([\w-]+\.svg)(?:\?inline)?\1\)/g

export function controlArtPlugin(content: ContentSource): Plugin {
  return {
    name: 'control-art',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: FOLDER },
      async handler(code) {
        const { hue } = (await content.load()).site
        if (hue === null) return null
        const { tintedText } = await import('../theme/tinted.ts')
        const folder = path.join(content.place.root, FOLDER)
        const tinted = withDrawings(code, (name) => {
          const file = path.join(folder, name)
          this.addWatchFile(file)
          return tintedText(readFileSync(file, 'utf8'), hue)
        })
        return { code: tinted, map: null }
      },
    },
  }
}

export function withDrawings(css: string, drawing: (name: string) => string): string {
  return css.replaceAll(ADDRESS, (_address, _quote, name: string) => {
    // Unescaped brackets and quotes would end the URL.
    const data = encodeURIComponent(drawing(name)).replaceAll(/[()']/g, escape)
    return `url("data:image/svg+xml,${data}")`
  })
}

function escape(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}
