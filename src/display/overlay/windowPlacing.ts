/** Puts one window's elements where its surface has them. Writes styles only; see overlayPainter.ts. */
import type { Box } from '../../base/geometry/box.ts'
import { equals, regionOf, toClipPath } from '../../base/geometry/region.ts'
import type { Scene, WindowSurface } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import { createPlane, type Plane } from './plane.ts'

export interface WindowElements {
  /** The window's outer box. */
  readonly root: HTMLElement
  readonly client: HTMLElement
}

/** A window's elements and how they were placed last. */
export interface WindowElementState {
  readonly elements: WindowElements
  /** Null where the next placing must not be skipped. */
  surface: WindowSurface | null
  scale: number
  /** Where its grab has it, while it is grabbed. */
  grabbed: Box | null
  /** Where its offsets have it: a grab moves it by a transform from there. */
  placed: Box | null
  plane: Plane | null
}

/**
 * Puts an element at a box, in device pixels. By its offsets, not by a transform: an element with a
 * transform of its own is one more layer for the browser to go through at every frame.
 */
export function placeBox(element: HTMLElement, box: Box, scale: number): void {
  const { style } = element
  style.left = `${box.x / scale}px`
  style.top = `${box.y / scale}px`
  style.width = `${box.width / scale}px`
  style.height = `${box.height / scale}px`
}

/**
 * The client area's clip. Where nothing covers any of it there is none at whole ratios. At others it
 * is the area's own box: a browser may snap the area to CSS pixels, over the frame's edge, but never
 * a clip.
 */
function clipOf(surface: WindowSurface, scale: number): string {
  const { client } = surface.layout
  const box = { ...client, x: surface.box.x + client.x, y: surface.box.y + client.y }
  if (!equals(surface.clientVisible, regionOf(box))) {
    return toClipPath(surface.clientVisible, box, scale)
  }
  return Number.isInteger(scale) ? 'none' : 'inset(0px)'
}

/** Buttons that a narrow title bar has no room for are not there to be pressed either. */
function showButtons(root: HTMLElement, surface: WindowSurface): void {
  const shown = new Set<string>(surface.buttons.map((part) => part.button))
  for (const button of root.querySelectorAll<HTMLElement>(':scope > [data-buttons] > button')) {
    button.hidden = !shown.has(button.dataset['button'] ?? '')
  }
}

/** Gives a window that was lifted its plane, and takes it from one that was put down. */
function lift(
  windowElement: WindowElementState,
  surface: WindowSurface,
  scene: Scene,
  skin: Skin,
): void {
  const { root } = windowElement.elements
  if (surface.lifted && !windowElement.plane && !surface.invisible) {
    windowElement.plane = createPlane(root, Math.max(scene.viewport.width, surface.box.width))
    windowElement.plane.draw(surface, skin)
    // A layer of its own while it moves, and no longer: many of them make every frame dearer.
    root.style.willChange = 'transform'
  }
  if (!surface.lifted && windowElement.plane) {
    windowElement.plane.remove()
    windowElement.plane = null
    root.style.willChange = ''
  }
}

/** Places a window; does nothing where neither its surface nor the scale has changed. */
export function placeWindow(
  windowElement: WindowElementState,
  surface: WindowSurface,
  scene: Scene,
  skin: Skin,
): void {
  lift(windowElement, surface, scene, skin)
  if (windowElement.surface === surface && windowElement.scale === scene.scale) return
  const { root, client } = windowElement.elements
  if (!windowElement.grabbed) {
    placeBox(root, surface.box, scene.scale)
    root.style.transform = ''
    windowElement.placed = surface.box
  }
  root.style.zIndex = String(surface.z)
  const clip = clipOf(surface, scene.scale)
  if (client.style.clipPath !== clip) client.style.clipPath = clip
  showButtons(root, surface)
  windowElement.surface = surface
  windowElement.scale = scene.scale
}

/** Moves a grabbed window. Nothing but its transform is written: no layout, no painting. */
export function moveGrabbed(windowElement: WindowElementState, box: Box): void {
  const from = windowElement.placed ?? box
  const x = (box.x - from.x) / windowElement.scale
  const y = (box.y - from.y) / windowElement.scale
  windowElement.grabbed = box
  windowElement.elements.root.style.transform = `translate(${x}px, ${y}px)`
}

/** Gives a grabbed window another size, and its plane the frame of that size. */
export function resizeGrabbed(
  windowElement: WindowElementState,
  box: Box,
  surface: WindowSurface,
  skin: Skin,
): void {
  moveGrabbed(windowElement, box)
  const { root } = windowElement.elements
  root.style.width = `${box.width / windowElement.scale}px`
  root.style.height = `${box.height / windowElement.scale}px`
  windowElement.plane?.draw(surface, skin)
  showButtons(root, surface)
}
