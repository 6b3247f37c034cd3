/** Applies what a visitor has chosen in Display Properties. */
import { type DisplayChoices, displayChoices } from '../../base/services/display/displayChoices.ts'
import { SITE_WALLPAPER } from '../../base/services/display/wallpaperNames.ts'
import { keepPlaces } from './keptPlaces.ts'
import type { Look } from './look.ts'
import { watchRest } from './restWatch.ts'
import { loadScheme, wearScheme } from './schemes.ts'
import { artOf } from './wallpapers.ts'

let followSaver: ((choices: DisplayChoices) => void) | undefined

/**
 * Loads everything that the choices need.
 * @returns what then changes the page at once, so that nothing shows half of them
 * @throws {Error} (rejects) if something fails to load
 */
export async function dress(
  view: Window,
  stored: unknown,
  before: Look,
  initial: Look,
): Promise<() => Look> {
  const choices = displayChoices(stored)
  const [scheme, art] = await Promise.all([
    loadScheme(choices.scheme),
    artFor(choices, before, view),
  ])
  return () => {
    if (choices.saver !== 'none') followSaver ??= watchRest(view)
    followSaver?.(choices)
    if (choices.scheme !== before.scheme) wearScheme(view, choices.scheme, scheme)
    if (choices.size !== before.size) resize(view, choices.size)
    return {
      scheme: choices.scheme,
      canvas: scheme?.canvasTheme ?? initial.canvas,
      wallpaper: choices.wallpaper,
      art,
      size: choices.size,
    }
  }
}

async function artFor(choices: DisplayChoices, before: Look, view: Window): Promise<Look['art']> {
  if (choices.wallpaper === SITE_WALLPAPER && choices.placement === 'fill') return null
  return artOf(choices, before.art, view)
}

/** Everything follows the size of texts (app/textSize.ts). */
function resize(view: Window, size: number): void {
  keepPlaces(view)
  view.document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
}
