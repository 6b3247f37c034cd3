/** Places the elements of one window as its surface says. Writes styles only; see overlayPainter.ts. */
import type { Box } from '../../base/geometry/box.ts'
import { equals, regionOf, toClipPath } from '../../base/geometry/region.ts'
import type { Scene, WindowSurface } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import { createPlane, type Plane } from './plane.ts'

/** The elements of a window that the painter places. */
export interface WindowParts {
  /** The element of the window's outer box. */
  readonly root: HTMLElement
  readonly client: HTMLElement
}

/** A window's elements, and what was last written to them. Boxes are in device pixels. */
export interface PlacedWindow extends WindowParts {
  /** The surface of the last placing; null where the next placing must not be skipped. */
  surface: WindowSurface | null
  /** Device pixels per CSS pixel at the last placing. */
  scale: number
  /** The box that the element's offsets give it: a grab moves it by a transform from there. */
  origin: Box | null
  /** The box that its grab gives it, while it is grabbed. */
  grabbed: Box | null
  /** What it looks like at the size that its grab gives it, if that is not its own. */
  resized: WindowSurface | null
  plane: Plane | null
}

/** A window that has not been placed yet. */
export function unplacedWindow({ root, client }: WindowParts): PlacedWindow {
  return {
    root,
    client,
    surface: null,
    scale: 0,
    origin: null,
    grabbed: null,
    resized: null,
    plane: null,
  }
}

/**
 * Places an element at a box in device pixels. It sets offsets and not a transform: every element
 * with a transform is one more layer for the browser to composite at every frame.
 */
export function placeBox(element: HTMLElement, box: Box, scale: number): void {
  const { style } = element
  style.left = `${box.x / scale}px`
  style.top = `${box.y / scale}px`
  style.width = `${box.width / scale}px`
  style.height = `${box.height / scale}px`
}

/**
 * The client area's clip. An area that nothing covers has none at whole device-pixel ratios. At others the clip
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

/** Hides the buttons that a narrow title bar has no room for: they cannot be pressed either. */
function showButtons(root: HTMLElement, surface: WindowSurface): void {
  const shown = new Set<string>(surface.buttons.map((part) => part.button))
  for (const button of root.querySelectorAll<HTMLElement>(':scope > [data-buttons] > button')) {
    button.hidden = !shown.has(button.dataset['button'] ?? '')
  }
}

function raisePlane(window: PlacedWindow, surface: WindowSurface, scene: Scene, skin: Skin): void {
  window.plane = createPlane(window.root, Math.max(scene.viewport.width, surface.box.width))
  window.plane.draw(window.resized ?? surface, skin)
  // The element gets a layer of its own only while it moves: many layers slow every frame down.
  window.root.style.willChange = 'transform'
}

/** Takes a window's plane away, if it has one: its frame is in the scene again, or it is gone. */
export function removePlane(window: PlacedWindow): void {
  if (!window.plane) return
  window.plane.remove()
  window.plane = null
  window.root.style.willChange = ''
}

/** Places a window. Does nothing where neither its surface nor the scale has changed. */
export function placeWindow(
  window: PlacedWindow,
  surface: WindowSurface,
  scene: Scene,
  skin: Skin,
): void {
  if (!surface.lifted) removePlane(window)
  else if (!window.plane && !surface.invisible) raisePlane(window, surface, scene, skin)
  if (window.surface === surface && window.scale === scene.scale) return
  const { root, client } = window
  if (!window.grabbed) {
    placeBox(root, surface.box, scene.scale)
    root.style.transform = ''
    window.origin = surface.box
  }
  root.style.zIndex = String(surface.z)
  const clip = clipOf(surface, scene.scale)
  if (client.style.clipPath !== clip) client.style.clipPath = clip
  showButtons(root, window.resized ?? surface)
  window.surface = surface
  window.scale = scene.scale
}

/** Moves a grabbed window. Nothing but its transform is written: no layout, no painting. */
export function moveGrabbed(window: PlacedWindow, box: Box): void {
  const from = window.origin ?? box
  const x = (box.x - from.x) / window.scale
  const y = (box.y - from.y) / window.scale
  window.grabbed = box
  window.root.style.transform = `translate(${x}px, ${y}px)`
}

/** Gives a grabbed window another size, and its plane the frame of that size. */
export function resizeGrabbed(
  window: PlacedWindow,
  box: Box,
  surface: WindowSurface,
  skin: Skin,
): void {
  moveGrabbed(window, box)
  window.resized = surface
  window.root.style.width = `${box.width / window.scale}px`
  window.root.style.height = `${box.height / window.scale}px`
  window.plane?.draw(surface, skin)
  showButtons(window.root, surface)
}
