/** The pictures that a visitor may choose for the desktop. */
import { placeholder, wallpapers } from 'virtual:art'
import { wallpaperArt } from 'virtual:wallpapers'
import type { DisplayChoices } from '../../base/services/display/displayChoices.ts'
import {
  NO_WALLPAPER,
  OWN_WALLPAPER,
  SITE_WALLPAPER,
} from '../../base/services/display/wallpaperNames.ts'
import { PLAIN_DESKTOP } from '../../base/theme/desktopColors.ts'
import { readOwnPicture } from '../../base/services/display/ownPicture.ts'
import { report } from '../../base/services/report.ts'
import type { WallpaperArt } from '../../display/compositor/wallpaper.ts'

/** @param before what is shown; the same object is returned if it is what was chosen */
export async function artOf(
  { wallpaper, placement, color = PLAIN_DESKTOP }: DisplayChoices,
  before: WallpaperArt | null,
  view: Window,
): Promise<WallpaperArt> {
  const key = wallpaper === NO_WALLPAPER ? color : [wallpaper, placement, color].join(' ')
  // The visitor may have replaced the picture of that name.
  if (before?.key === key && wallpaper !== OWN_WALLPAPER) return before
  const shared = { key, placement, color }
  const plain = { ...shared, sources: [], placeholder: null }
  if (wallpaper === NO_WALLPAPER) return plain
  if (wallpaper === OWN_WALLPAPER) {
    const picture = await readOwnPicture(view).catch((error: unknown) => {
      report('The own wallpaper could not be read', error)
    })
    return picture ? { ...plain, open: () => view.createImageBitmap(picture) } : plain
  }
  if (wallpaper === SITE_WALLPAPER) return { ...shared, sources: wallpapers, placeholder }
  const chosen = wallpaperArt.find(({ name }) => name === wallpaper)
  return chosen ? { ...shared, ...chosen, placeholder: null } : plain
}
