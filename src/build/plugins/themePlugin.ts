/**
 * Writes a theme's custom properties into style sheets: `@tokens PART;` becomes the tokens of that part.
 * So a document has them in its first styles, and each part goes only where it is needed.
 */
import type { Plugin } from 'vite'
import { cssTokens, type TokenPart } from '../../base/theme/cssTokens.ts'
import type { Theme } from '../../base/theme/theme.ts'

const TOKENS_RULE = /@tokens\s+([^;\s]+)\s*;/g

export function themePlugin(theme: Theme): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: '@tokens' },
      handler: (code) => ({ code: withTokens(code, theme), map: null }),
    },
  }
}

/**
 * @param css a style sheet
 * @returns the sheet with the tokens of every part that it asks for
 * @throws Error if it asks for a part that no theme has
 */
export function withTokens(css: string, theme: Theme): string {
  return css.replaceAll(TOKENS_RULE, (rule: string, part: string) => {
    if (!isPart(part, theme))
      throw new Error(`${rule} asks for a part that the theme does not have`)
    const lines = Object.entries(cssTokens(theme, [part])).map(
      ([name, value]) => `${name}:${value};`,
    )
    return `@layer base{:root{${lines.join('')}}}`
  })
}

function isPart(part: string, theme: Theme): part is TokenPart {
  return Object.hasOwn(theme.tokens, part)
}
