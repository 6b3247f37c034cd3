/**
 * The geometry of painter 2: places every element that represents a part of the canvas. It writes
 * styles directly in the tick's `place` phase, so that frames and client areas never tear. React
 * renders what the elements contain, never where they are.
 */
import type { Box } from '../../../base/geometry/box.ts'
import type { SnapEdge } from '../../../desktop/snapping.ts'
import type { WindowId } from '../../../desktop/state.ts'
import type { SnapPreview } from '../../input/snapWatch.ts'
import type { Scene, WindowSurface } from '../../scene/types.ts'
import type { Dispose } from '../../../base/motion/scheduler.ts'
import type { Skin } from '../../skin/skin.ts'
import { createIconCopier } from './iconCopies.ts'
import { createIconPlacer } from './iconPlacing.ts'
import styles from './overlay.module.css'
import { showSteering, STEERING_WORDS, type SteeredPart, type SteeringCue } from './steeringCue.ts'
import {
  moveGrabbed,
  placeBox,
  placeWindow,
  removePlane,
  resizeGrabbed,
  unplacedWindow,
  type PlacedWindow,
  type WindowParts,
} from './windowPlacing.ts'

export interface OverlayPainterHost {
  scene(): Scene
  skin(scale: number): Skin
  /** The surface of a window at a box in device pixels, or null if there is no such window. */
  surfaceAt(id: WindowId, box: Box): WindowSurface | null
}

export type OverlayPainter = ReturnType<typeof createOverlayPainter>

export function createOverlayPainter(host: OverlayPainterHost) {
  const windows = new Map<WindowId, PlacedWindow>()
  const icons = createIconPlacer(host.scene)
  let desk: HTMLElement | null = null
  let marquee: HTMLElement | null = null
  let preview: HTMLElement | null = null
  let word: HTMLElement | null = null
  let cue: SteeringCue | null = null

  return {
    ...createIconCopier(host, () => desk),
    /** Places the elements immediately. Returns a function that removes them and the plane. */
    addWindow(id: WindowId, parts: WindowParts): Dispose {
      const window = unplacedWindow(parts)
      windows.set(id, window)
      const scene = host.scene()
      const surface = scene.windows.find((shown) => shown.id === id)
      if (surface) placeWindow(window, surface, scene, host.skin(scene.scale))
      return () => {
        // React keeps the elements of a minimized window, but the plane must go.
        removePlane(window)
        if (windows.get(id) === window) windows.delete(id)
      }
    },
    addIcon: icons.addIcon,
    setDesk(element: HTMLElement | null): void {
      desk = element
    },
    setMarquee(element: HTMLElement | null): void {
      marquee = element
    },
    /** The element whose words assistive technology announces. */
    setWord(element: HTMLElement | null): void {
      word = element
    },
    /** The box is in device pixels. Null returns the window to the scene at the next tick. */
    grab(id: WindowId, box: Box | null): void {
      const window = windows.get(id)
      const before = window?.grabbed ?? window?.surface?.box
      if (!window || !before) return
      if (!box) {
        window.grabbed = null
        window.resized = null
        window.surface = null
      } else if (box.width === before.width && box.height === before.height) {
        moveGrabbed(window, box)
      } else {
        const surface = host.surfaceAt(id, box)
        if (surface) resizeGrabbed(window, box, surface, host.skin(window.scale))
      }
    },
    /** Marks a window that is moved or resized without a drag; null removes the mark. */
    steer(id: WindowId, part: SteeredPart | null): void {
      cue?.remove()
      const root = windows.get(id)?.root
      cue = part && root ? showSteering(root, part) : null
      if (word) word.textContent = part ? STEERING_WORDS[part] : ''
    },
    say(words: string): void {
      if (word) word.textContent = words
    },
    /** Shows the box after a release directly below a grabbed window; null removes it. */
    previewSnap(id: WindowId, next: SnapPreview | null): void {
      preview?.remove()
      preview = null
      const window = windows.get(id)
      if (!next || !desk || !window) return
      preview = createSnapPreview(desk, next.edge)
      placeBox(preview, next.box, window.scale)
      // The desk precedes all windows in the document, so with the same z-index it is below.
      preview.style.zIndex = window.root.style.zIndex
      desk.append(preview)
    },
    place(scene: Scene): void {
      const skin = host.skin(scene.scale)
      for (const surface of scene.windows) {
        const window = windows.get(surface.id)
        if (window) placeWindow(window, surface, scene, skin)
      }
      icons.placeIcons(scene)
      if (marquee && scene.marquee) placeBox(marquee, scene.marquee, scene.scale)
    },
  }
}

function createSnapPreview(desk: HTMLElement, edge: SnapEdge): HTMLElement {
  const element = desk.ownerDocument.createElement('div')
  element.className = styles.snapPreview ?? ''
  element.dataset['part'] = 'snap-preview'
  element.dataset['snap'] = edge
  // The window announces its new place once it has snapped.
  element.setAttribute('aria-hidden', 'true')
  return element
}
