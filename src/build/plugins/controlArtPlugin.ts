/**
 * Drawings of controls that style sheets name, in the hue that the owner has chosen. The canvas takes its own
 * from the sheet (artPlugin.ts), and what a style sheet draws with tokens has the hue from the theme. Without a
 * hue, style sheets stay as they are.
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

/**
 * @param css a style sheet
 * @param drawing the SVG that stands in place of a file of `assets/controls`
 * @returns the sheet with these drawings in place of the addresses of the files
 */
export function withDrawings(css: string, drawing: (name: string) => string): string {
  return css.replaceAll(ADDRESS, (_address, _quote, name: string) => {
    // Encoded whole: brackets and quotes would end the address.
    const data = encodeURIComponent(drawing(name)).replaceAll(/[()']/g, escape)
    return `url("data:image/svg+xml,${data}")`
  })
}

function escape(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}
