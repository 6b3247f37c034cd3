/** What visitors choose elsewhere and pages obey: Quiet, light and dark at once, a scheme from the next document on. */
import type { MediaQuery } from '../../base/services/mediaQuery.ts'
import { createReducedMotion } from '../../base/services/reducedMotion.ts'
import { storedDisplay, storedPageScheme, storedQuiet } from '../../base/services/storedEntry.ts'

/** @returns what matches while less motion is wanted */
export function followChoices(view: Window): MediaQuery {
  const { documentElement: root } = view.document
  const worn = storedScheme(view)
  const follow = (): void => {
    root.toggleAttribute('data-quiet', storedQuiet(view))
    const pages = storedPageScheme(view)
    if (pages !== undefined) root.dataset['scheme'] = pages
    if (storedScheme(view) !== worn) view.location.reload()
  }
  follow()
  // Chosen in another tab, or before Back led to a page that the browser had kept.
  view.addEventListener('storage', follow)
  view.addEventListener('pageshow', follow)
  return createReducedMotion(view, {
    read: () => ({ quiet: storedQuiet(view) }),
    subscribe(listener) {
      view.addEventListener('storage', listener)
      return () => view.removeEventListener('storage', listener)
    },
  })
}

function storedScheme(view: Window): unknown {
  const { scheme } = Object(storedDisplay(view) ?? {}) as Record<string, unknown>
  return scheme
}
