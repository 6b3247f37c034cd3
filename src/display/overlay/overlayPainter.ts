/**
 * Painter 2's geometry: puts every element that stands for something on the canvas where the scene has
 * it. Works on element styles directly, in the tick's `place` phase, so that frames and client
 * areas never tear; React renders what the elements are and hold, never where they lie.
 */
import type { Box } from '../../base/geometry/box.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { IconSurface, Scene, WindowSurface } from '../scene/types.ts'
import type { Dispose } from '../../base/motion/scheduler.ts'
import type { Skin } from '../skin/skin.ts'
import {
  moveGrabbed,
  placeBox,
  placeWindow,
  resizeGrabbed,
  type WindowElements,
  type WindowElementState,
} from './windowPlacing.ts'

export interface OverlayPainterHost {
  /** The scene of this moment. */
  scene(): Scene
  skin(scale: number): Skin
  /** The surface that a window would have at another box, in device pixels. */
  surfaceAt(id: WindowId, box: Box): WindowSurface | null
}

export interface OverlayPainter {
  /** The elements of a window that has come. They are placed at once: nobody may find them without a box. */
  addWindow(id: WindowId, elements: WindowElements): Dispose
  /** An icon's element, placed at once as well. */
  addIcon(id: number, element: HTMLElement): Dispose
  setMarquee(element: HTMLElement | null): void
  /**
   * While a window is grabbed it lies where its grab has it; `null` hands it back to the scene.
   * @param box in device pixels
   */
  grab(id: WindowId, box: Box | null): void
  place(scene: Scene): void
}

export function createOverlayPainter(host: OverlayPainterHost): OverlayPainter {
  const windows = new Map<WindowId, WindowElementState>()
  const icons = new Map<number, HTMLElement>()
  let marquee: HTMLElement | null = null
  let placedIcons: readonly IconSurface[] = []
  let placedScale = 0

  const placeIcons = (scene: Scene): void => {
    if (scene.icons === placedIcons && scene.scale === placedScale) return
    placedIcons = scene.icons
    placedScale = scene.scale
    for (const { id, box } of scene.icons) {
      const element = icons.get(id)
      if (element) placeBox(element, box, scene.scale)
    }
  }

  return {
    addWindow(id, elements) {
      const windowElement = {
        elements,
        surface: null,
        scale: 0,
        grabbed: null,
        placed: null,
        plane: null,
      }
      windows.set(id, windowElement)
      const scene = host.scene()
      const surface = scene.windows.find((shown) => shown.id === id)
      if (surface) placeWindow(windowElement, surface, scene, host.skin(scene.scale))
      return () => {
        if (windows.get(id) === windowElement) windows.delete(id)
      }
    },
    addIcon(id, element) {
      icons.set(id, element)
      const scene = host.scene()
      const surface = scene.icons.find((icon) => icon.id === id)
      if (surface) placeBox(element, surface.box, scene.scale)
      return () => icons.delete(id)
    },
    setMarquee(element) {
      marquee = element
    },
    grab(id, box) {
      const windowElement = windows.get(id)
      const before = windowElement?.grabbed ?? windowElement?.surface?.box
      if (!windowElement || !before) return
      if (!box) {
        windowElement.grabbed = null
        windowElement.surface = null
      } else if (box.width === before.width && box.height === before.height) {
        moveGrabbed(windowElement, box)
      } else {
        const surface = host.surfaceAt(id, box)
        if (surface) resizeGrabbed(windowElement, box, surface, host.skin(windowElement.scale))
      }
    },
    place(scene) {
      const skin = host.skin(scene.scale)
      for (const surface of scene.windows) {
        const windowElement = windows.get(surface.id)
        if (windowElement) placeWindow(windowElement, surface, scene, skin)
      }
      placeIcons(scene)
      if (marquee && scene.marquee) placeBox(marquee, scene.marquee, scene.scale)
    },
  }
}
