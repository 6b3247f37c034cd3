import type { Size } from '../base/geometry/box.ts'
import type { Dispose } from '../base/motion/scheduler.ts'
import { textScale } from '../base/theme/textScale.ts'

/** In pixels of the model. */
export function viewportSize(view: Window): Size {
  return { width: view.innerWidth / textScale(), height: view.innerHeight / textScale() }
}

/** The device pixels of a pixel of the model. */
export function sceneScale(view: Window): number {
  return view.devicePixelRatio * textScale()
}

/** Also called if only the device-pixel ratio changes, as on a move to another screen. */
export function watchViewport(view: Window, listener: () => void): Dispose {
  let stopRatio = (): void => {}
  // A query matches one ratio only, so each change needs a new query.
  const watchRatio = (): void => {
    const query = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`)
    const changed = (): void => {
      stopRatio()
      watchRatio()
      listener()
    }
    query.addEventListener('change', changed)
    stopRatio = () => query.removeEventListener('change', changed)
  }
  watchRatio()
  view.addEventListener('resize', listener)
  return () => {
    stopRatio()
    view.removeEventListener('resize', listener)
  }
}
