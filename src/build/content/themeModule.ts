/** The theme in the owner's hue, and the part of it that programs load. */
import { blue } from '../../base/theme/blue.ts'
import { blueCanvas } from '../../base/theme/blueCanvas.ts'
import type { Theme } from '../../base/theme/theme.ts'
import type { LoadedContent } from './kinds/content.ts'
import { moduleOf } from './optionalModules.ts'

export async function themeOf({ site: { hue } }: LoadedContent): Promise<Theme> {
  if (hue === null) return blue
  const { tintedTheme } = await import('../theme/tinted.ts')
  return tintedTheme(blue, hue)
}

export async function writeTheme(content: LoadedContent): Promise<string> {
  const theme = await themeOf(content)
  const ofCanvas = Object.keys(blueCanvas) as (keyof typeof blueCanvas)[]
  const canvasTheme = Object.fromEntries(ofCanvas.map((key) => [key, theme[key]]))
  return moduleOf({ canvasTheme, browserBar: theme.browserBar })
}
