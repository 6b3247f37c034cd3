import { report } from '../base/services/report.ts'
import type { Appearance } from './appearance/appearance.ts'

/** Loads the layouts' style sheet for contrast themes, and tells it while the system or the visitor has chosen one. */
export function followContrast(view: Window, { current, subscribe }: Appearance): void {
  const isForced = view.matchMedia('(forced-colors: active)')
  const follow = (): void => {
    const isOn = isForced.matches || current().scheme === 'contrast'
    view.document.documentElement.toggleAttribute('data-contrast', isOn)
    if (!isOn) return
    import('../shell/contrast.css').catch((error: unknown) =>
      report('The colours of the contrast theme failed to load', error),
    )
  }
  isForced.addEventListener('change', follow)
  subscribe(follow)
  follow()
}
