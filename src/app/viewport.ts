/** Follows the browser's viewport: its size in CSS pixels and its device-pixel ratio. */
import type { Size } from '../base/geometry/box.ts'
import type { Dispose } from '../base/motion/scheduler.ts'

export function viewportSize(view: Window): Size {
  return { width: view.innerWidth, height: view.innerHeight }
}

/** Calls the listener whenever the size or the ratio changes, also when only the screen does. */
export function watchViewport(view: Window, listener: () => void): Dispose {
  let stopRatio = (): void => {}
  // A query is for one ratio only: it reports when the ratio changes, and then a new query is needed.
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
