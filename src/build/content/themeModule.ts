/** The theme in the owner's hue, and the part of it that programs load. */
import { blue } from '../../base/theme/blue.ts'
import { blueCanvas } from '../../base/theme/blueCanvas.ts'
import { cssTokens } from '../../base/theme/cssTokens.ts'
import type { CanvasTheme, Theme, Tokens } from '../../base/theme/theme.ts'
import type { LoadedContent } from './kinds/content.ts'
import { moduleOf } from './optionalModules.ts'

export async function themeOf({ site: { hue } }: LoadedContent): Promise<Theme> {
  if (hue === null) return blue
  const { tintedTheme } = await import('../theme/tinted.ts')
  return tintedTheme(blue, hue)
}

export async function writeTheme(content: LoadedContent): Promise<string> {
  const theme = await themeOf(content)
  return moduleOf({ canvasTheme: canvasPart(theme), browserBar: theme.browserBar })
}

/** What the canvas and the browser's own toolbars take of a scheme; its tokens are a style sheet. */
export function writeScheme(scheme: Theme) {
  return (): string => moduleOf({ canvasTheme: canvasPart(scheme), bar: scheme.browserBar.desktop })
}

/** The tokens of a scheme that differ from those of the theme that the site is built with. */
export function schemeTokens(scheme: Theme, built: Theme): Tokens {
  const own = cssTokens(built)
  const entries = Object.entries(cssTokens(scheme))
  return Object.fromEntries(entries.filter(([name, value]) => own[name] !== value))
}

function canvasPart(theme: Theme): Partial<CanvasTheme> {
  const names = [...Object.keys(blueCanvas), 'buttonTint'] as (keyof CanvasTheme)[]
  return Object.fromEntries(names.map((name) => [name, theme[name]]))
}
