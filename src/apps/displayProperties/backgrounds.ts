/** What the Desktop tab offers, in its order. */
import { siteSmall, wallpaperArt } from 'virtual:wallpapers'
import type { Placement } from '../../base/services/display/displayChoices.ts'
import { NO_WALLPAPER, SITE_WALLPAPER } from '../../base/services/display/wallpaperNames.ts'

export interface Background {
  readonly name: string
  readonly label: string
  /** The address of a small picture; null: the colour alone. */
  readonly small: string | null
  /** The placement that it looks best in. */
  readonly placement: Placement
}

export const BACKGROUNDS: readonly Background[] = [
  { name: NO_WALLPAPER, label: '(None)', small: null, placement: 'fill' },
  { name: SITE_WALLPAPER, label: 'Meadow', small: siteSmall, placement: 'fill' },
  ...wallpaperArt.map(({ name, label, small, isTile }) => ({
    name,
    label,
    small,
    placement: isTile ? ('tile' as const) : ('fill' as const),
  })),
]
