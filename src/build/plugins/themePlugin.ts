/**
 * Vite plugin: replaces `@tokens PART;` in style sheets with the theme's custom properties of that
 * part, and provides `virtual:theme` (types: `src/base/theme/virtual.d.ts`).
 */
import type { Plugin } from 'vite'
import { blue } from '../../base/theme/blue.ts'
import { blueCanvas } from '../../base/theme/blueCanvas.ts'
import { cssTokens } from '../../base/theme/cssTokens.ts'
import { contrastTokens } from '../../base/theme/contrast.ts'
import type { Theme, TokenPart, Tokens } from '../../base/theme/theme.ts'
import type { ContentSource } from '../content/contentSource.ts'

const TOKENS_RULE = /@(tokens|contrast)\s+([^;\s]+)\s*;/g
const NAME = 'virtual:theme'
const ID = `\0${NAME}`

/** The default theme in the owner's hue. */
export async function themeOf(content: ContentSource): Promise<Theme> {
  const { hue } = (await content.load()).site
  if (hue === null) return blue
  const { tintedTheme } = await import('../theme/tinted.ts')
  return tintedTheme(blue, hue)
}

export function themePlugin(content: ContentSource): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined
      const theme = await themeOf(content)
      const ofCanvas = Object.keys(blueCanvas) as (keyof typeof blueCanvas)[]
      const canvasTheme = Object.fromEntries(ofCanvas.map((key) => [key, theme[key]]))
      return (
        `export const canvasTheme = ${JSON.stringify(canvasTheme)}\n` +
        `export const browserBar = ${JSON.stringify(theme.browserBar)}\n`
      )
    },
    transform: {
      filter: { id: /\.css(\?|$)/, code: /@(tokens|contrast)/ },
      handler: async (code) => ({ code: withTokens(code, await themeOf(content)), map: null }),
    },
  }
}

/** @throws Error if the sheet names a part that no theme has */
export function withTokens(css: string, theme: Theme): string {
  return css.replaceAll(TOKENS_RULE, (rule: string, kind: string, part: string) => {
    if (!isPart(part, theme))
      throw new Error(`${rule} asks for a part that the theme does not have`)
    const tokens = cssTokens(theme, [part])
    if (kind === 'tokens') return `@layer base{:root{${declarations(tokens)}}}`
    // Outside of the layers, so that it holds for parts that load later, too.
    return `@media (forced-colors:active){:root{${declarations(contrastTokens(tokens))}}}`
  })
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}

function isPart(part: string, theme: Theme): part is TokenPart {
  return Object.hasOwn(theme.tokens, part)
}
