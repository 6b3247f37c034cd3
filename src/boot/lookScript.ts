/**
 * Inlined into the head of every document, so that the first paint already has what the visitor has chosen: the scheme
 * everywhere, light or dark colours on pages, and on the desktop the colour behind the wallpaper and the size. Stored values
 * are untrusted, so a scheme counts only if the script's element names its style sheet (site/look.ts).
 */
import { isLarger } from '../base/services/display/sizes.ts'
import { SITE_WALLPAPER } from '../base/services/display/wallpaperNames.ts'
import { storedDisplay, storedPageScheme } from '../base/services/storedEntry.ts'
import { PLAIN_DESKTOP } from '../base/theme/desktopColors.ts'

const { documentElement: root, currentScript } = document
const {
  scheme,
  wallpaper = SITE_WALLPAPER,
  color = PLAIN_DESKTOP,
  size,
} = Object(storedDisplay(window) ?? {}) as Record<string, unknown>

const [sheet, ...bars] = currentScript?.getAttribute(`data-${String(scheme)}`)?.split(' ') ?? []
if (sheet !== undefined) {
  root.dataset['theme'] = String(scheme)
  // The first paint waits for a link of the parser's own, but in some browsers not for one that a script appends.
  document.write(`<link rel="stylesheet" href="${sheet}">`)
  document.getElementsByName('theme-color').forEach((bar, at) => {
    bar.setAttribute('content', bars[at] ?? '')
  })
}
const pages = storedPageScheme(window)
if (pages !== undefined) root.dataset['scheme'] = pages
if (wallpaper !== SITE_WALLPAPER) {
  root.style.setProperty('--chosen-ground', String(color))
  root.style.setProperty('--site-wallpaper', 'none')
}
// Until the program scales all lengths (app/largeText.ts).
if (currentScript?.hasAttribute('data-sizes') && isLarger(size)) {
  root.style.fontSize = `${size}%`
  root.style.setProperty('--text-scale', String(size / 100))
}
