import type { Dispose } from '../base/motion/scheduler.ts'
import { createMediaQuery } from '../base/services/mediaQuery.ts'
import { report } from '../base/services/report.ts'
import type { CanvasTheme } from '../base/theme/theme.ts'
import type { Appearance } from './appearance/appearance.ts'

/**
 * Calls `apply` with the canvas's theme in the visitor's colours while a contrast theme is active,
 * and with that of the scheme while none is. No event tells that one contrast theme has replaced another, so the
 * colours are read again when a dark one replaces a light one and when the visitor returns to the page.
 */
export function followContrastTheme(
  view: Window,
  { current, subscribe }: Pick<Appearance, 'current' | 'subscribe'>,
  apply: (theme: CanvasTheme) => void,
): Dispose {
  const isForced = createMediaQuery(view, '(forced-colors: active)')
  let applied = JSON.stringify(current().canvas)
  const show = (next: CanvasTheme): void => {
    const key = JSON.stringify(next)
    if (key === applied) return
    applied = key
    apply(next)
  }
  const showForced = async (): Promise<void> => {
    const { contrastCanvas } = await import('../base/theme/contrastCanvas.ts')
    show(contrastCanvas(current().canvas, (name) => systemColor(view, name)))
  }
  const changed = (): void => {
    if (!isForced.matches()) return show(current().canvas)
    showForced().catch((error: unknown) =>
      report('The colours of the contrast theme failed to load', error),
    )
  }
  const isDark = createMediaQuery(view, '(prefers-color-scheme: dark)')
  const ends = [isForced, isDark, { subscribe }].map((each) => each.subscribe(changed))
  view.addEventListener('focus', changed)
  changed()
  return () => {
    ends.forEach((end) => end())
    view.removeEventListener('focus', changed)
  }
}

function systemColor(view: Window, name: string): string {
  const probe = view.document.createElement('span')
  probe.style.color = name
  view.document.body.append(probe)
  const { color } = view.getComputedStyle(probe)
  probe.remove()
  return color
}
