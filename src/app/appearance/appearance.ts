/**
 * How the desktop or the phone looks at present. Only the default is loaded at the start; the rest comes with the first
 * choice in Display Properties, or with a stored one before the first frame.
 */
import { createEmitter } from '../../base/kit/emitter.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { CanvasTheme } from '../../base/theme/theme.ts'
import type { Look } from './look.ts'

export type Appearance = ReturnType<typeof createAppearance>

const dressing = lazyModule(() => import('./dressing.ts'))

/** @param built the theme that the site was built with */
export function createAppearance(view: Window, built: CanvasTheme) {
  const changes = createEmitter()
  const initial: Look = { scheme: 'blue', canvas: built, wallpaper: 'meadow', art: null, size: 100 }
  let look = initial
  let applied: unknown
  let turn = 0

  /** Settles when the choices are applied or have failed to load; then everything stays as it was. */
  const apply = async (chosen: unknown): Promise<void> => {
    if (chosen === applied) return
    applied = chosen
    const own = (turn += 1)
    try {
      const { dress } = await dressing.load()
      const change = await dress(view, chosen, look, initial)
      // Another choice may have been made meanwhile.
      if (own === turn) {
        look = change()
        changes.emit()
      }
    } catch (error) {
      if (own === turn) applied = undefined
      report('The look could not be changed', error)
    }
  }

  return {
    current: (): Look => look,
    subscribe: changes.subscribe,
    apply,
    /** The storage lives as long as the page. */
    follow({ read, subscribe }: Pick<ChoiceStorage, 'read' | 'subscribe'>): void {
      applied = read().display
      subscribe(() => void apply(read().display))
    },
  }
}
