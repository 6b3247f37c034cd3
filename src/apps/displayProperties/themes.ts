/** Themes: a scheme with a wallpaper that suits it. */
import { BLACK_DESKTOP } from '../../base/theme/desktopColors.ts'
import type { DisplayChoices } from '../../base/services/display/displayChoices.ts'

type Theme = Pick<DisplayChoices, 'scheme' | 'wallpaper' | 'placement' | 'color'> & {
  readonly label: string
}

export const THEMES: readonly Theme[] = [
  { label: 'Meadow', scheme: 'blue', wallpaper: 'meadow', placement: 'fill' },
  { label: 'Ribbons in blue', scheme: 'blue', wallpaper: 'ribbons', placement: 'fill' },
  { label: 'Pines in olive', scheme: 'olive', wallpaper: 'pines', placement: 'fill' },
  { label: 'Dunes in olive', scheme: 'olive', wallpaper: 'dunes', placement: 'fill' },
  { label: 'Aurora in silver', scheme: 'silver', wallpaper: 'aurora', placement: 'fill' },
  { label: 'Woven silver', scheme: 'silver', wallpaper: 'weave', placement: 'tile' },
  {
    label: 'High contrast',
    scheme: 'contrast',
    wallpaper: 'none',
    placement: 'fill',
    color: BLACK_DESKTOP,
  },
]

/** Undefined for choices of the visitor's own. */
export function themeOf(choices: DisplayChoices): Theme | undefined {
  return THEMES.find(
    ({ scheme, wallpaper, placement, color = choices.color }) =>
      scheme === choices.scheme &&
      wallpaper === choices.wallpaper &&
      placement === choices.placement &&
      color === choices.color,
  )
}
