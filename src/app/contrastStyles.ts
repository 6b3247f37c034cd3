import { report } from '../base/services/report.ts'

/** Loads the layouts' style sheet for contrast themes once one is active. */
export function loadContrastStyles(view: Window): void {
  const isForced = view.matchMedia('(forced-colors: active)')
  const load = (): void => {
    if (!isForced.matches) return
    import('../shell/contrast.css').catch((error: unknown) =>
      report('The colours of the contrast theme failed to load', error),
    )
  }
  isForced.addEventListener('change', load)
  load()
}
