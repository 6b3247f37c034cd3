/** The theme in the owner's hue, and the part of it that programs load. */
import { blue } from '../../base/theme/blue.ts'
import { blueCanvas } from '../../base/theme/blueCanvas.ts'
import { cssTokens } from '../../base/theme/cssTokens.ts'
import { scaledLengths } from '../../base/theme/scaledLengths.ts'
import type { CanvasTheme, Theme } from '../../base/theme/theme.ts'
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

/** A scheme beside the theme that the site is built with: only the tokens that differ from it. */
export function writeScheme(scheme: Theme) {
  return async (content: LoadedContent): Promise<string> => {
    const built = cssTokens(await themeOf(content))
    const tokens = Object.entries(cssTokens(scheme))
      .filter(([name, value]) => built[name] !== value)
      .map(([name, value]) => `${name}:${scaledLengths(value)};`)
      .join('')
    return moduleOf({
      canvasTheme: canvasPart(scheme),
      tokens,
      bar: scheme.browserBar.desktop,
    })
  }
}

function canvasPart(theme: Theme): Partial<CanvasTheme> {
  const names = [...Object.keys(blueCanvas), 'buttonTint'] as (keyof CanvasTheme)[]
  return Object.fromEntries(names.map((name) => [name, theme[name]]))
}
