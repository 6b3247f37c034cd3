import type { CanvasTheme } from '../../base/theme/theme.ts'
import type { WallpaperArt } from '../../display/compositor/wallpaper.ts'

export interface Look {
  /** The scheme's name, as `data-theme` says it. */
  readonly scheme: string
  readonly canvas: CanvasTheme
  /** The wallpaper's name, as `data-wallpaper` says it. */
  readonly wallpaper: string
  /** Null: that of the site. */
  readonly art: WallpaperArt | null
  /** In percent. */
  readonly size: number
}

/** The attributes of `main`. */
export function marksOf({ scheme, wallpaper, size }: Look) {
  return { 'data-theme': scheme, 'data-wallpaper': wallpaper, 'data-ui-scale': size }
}

/** The stage until the canvas exists. @param placeholder the site's wallpaper in a few pixels */
export function groundOf({ art }: Look, placeholder: string) {
  return art ? { backgroundColor: art.color } : { backgroundImage: `url("${placeholder}")` }
}
