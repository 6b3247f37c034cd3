/**
 * Points style sheets to drawings in the owner's hue. The canvas uses its sheet (artPlugin.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { digestOf, madeFolder } from '../cache/cache.ts'
import type { ContentSource } from '../content/contentSource.ts'

const FOLDER = 'assets/controls/'
const ADDRESS = /\burl\((['"])[^'")]*\/assets\/controls\/([\w-]+\.svg(?:\?inline)?)\1\)/g

export function controlArtPlugin(content: ContentSource): Plugin {
  return {
    name: 'control-art',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: FOLDER },
      async handler(code, id) {
        const { hue } = (await content.load()).site
        if (hue === null) return null
        const { root } = content.place
        const source = path.join(root, FOLDER)
        for (const name of readdirSync(source)) this.addWatchFile(path.join(source, name))
        const folder = await tintedControls(source, path.join(root, '.cache/art/controls'), hue)
        return { code: withDrawings(code, path.relative(path.dirname(id), folder)), map: null }
      },
    },
  }
}

/** @returns the folder of the drawings in this hue */
export async function tintedControls(source: string, cache: string, hue: number): Promise<string> {
  const { tintedText } = await import('../theme/tinted.ts')
  const tinted = readdirSync(source).map((name) => {
    const drawing = readFileSync(path.join(source, name), 'utf8')
    return [name, tintedText(drawing, hue)] as const
  })
  return madeFolder(cache, digestOf(tinted), () => Object.fromEntries(tinted))
}

/** They stay files, as without a hue: inlined they would weigh down the document of `/`. */
export function withDrawings(css: string, folder: string): string {
  return css.replaceAll(
    ADDRESS,
    (_address, quote: string, name: string) =>
      `url(${quote}${folder.split(path.sep).join('/')}/${name}${quote})`,
  )
}
