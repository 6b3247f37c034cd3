/** Loads the layouts' style sheet for contrast themes once one is active. */
export function loadContrastStyles(view: Window): void {
  const isForced = view.matchMedia('(forced-colors: active)')
  const load = (): void => {
    if (isForced.matches) void import('../shell/contrast.css')
  }
  isForced.addEventListener('change', load)
  load()
}
