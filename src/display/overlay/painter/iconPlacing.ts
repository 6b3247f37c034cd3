/** Places the elements of icons and marks those below windows. See overlayPainter.ts. */
import { intersect } from '../../../base/geometry/box.ts'
import type { Dispose } from '../../../base/motion/scheduler.ts'
import type { IconSurface, Scene, WindowSurface } from '../../scene/types.ts'
import { placeBox } from './windowPlacing.ts'

export function createIconPlacer(current: () => Scene) {
  const icons = new Map<number, HTMLElement>()
  let placed: readonly IconSurface[] = []
  let windows: readonly WindowSurface[] = []
  let scale = 0
  return {
    /** Adds and immediately places an icon's element. Returns a function that removes it. */
    addIcon(id: number, element: HTMLElement): Dispose {
      icons.set(id, element)
      const scene = current()
      const surface = scene.icons.find((icon) => icon.id === id)
      if (surface) {
        placeBox(element, surface.box, scene.scale)
        markCovered(element, surface, scene)
      }
      return () => icons.delete(id)
    },
    placeIcons(scene: Scene): void {
      const isMoved = scene.icons !== placed || scene.scale !== scale
      if (!isMoved && scene.windows === windows) return
      placed = scene.icons
      windows = scene.windows
      scale = scene.scale
      for (const icon of scene.icons) {
        const element = icons.get(icon.id)
        if (!element) continue
        if (isMoved) placeBox(element, icon.box, scale)
        markCovered(element, icon, scene)
      }
    },
  }
}

/** Marks an icon that a window covers at least in part: the canvas then does not show its focus. */
function markCovered({ dataset }: HTMLElement, { box }: IconSurface, { windows }: Scene): void {
  const isCovered = windows.some((window) => intersect(window.box, box) !== null)
  if (isCovered === (dataset['covered'] === 'true')) return
  if (isCovered) dataset['covered'] = 'true'
  else delete dataset['covered']
}
