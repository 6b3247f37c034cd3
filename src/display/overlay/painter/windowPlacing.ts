/** Places the elements of one window. Writes styles only; see overlayPainter.ts. */
import type { Box } from '../../../base/geometry/box.ts'
import { equals, regionOf, toClipPath } from '../../../base/geometry/region.ts'
import { pageRatio } from '../../../base/theme/textScale.ts'
import type { Scene, WindowSurface } from '../../scene/types.ts'
import type { Skin } from '../../skin/skin.ts'
import { createPlane, type Plane } from './plane.ts'

export interface WindowParts {
  readonly root: HTMLElement
  readonly client: HTMLElement
}

/** The elements and what was last written to them. Boxes are in device pixels. */
export interface PlacedWindow extends WindowParts {
  /** The last placed surface; null forces the next placement. */
  surface: WindowSurface | null
  /** The scene's at the last placement. */
  scale: number
  /** The box of the offsets, from which a grab moves the element by a transform. */
  origin: Box | null
  /** The box during a grab. */
  grabbed: Box | null
  /** The surface at the size during a grab, if that differs from its own. */
  resized: WindowSurface | null
  plane: Plane | null
}

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

/** Sets offsets in CSS pixels: each transform is one more layer for the browser to composite. @param scale the scene's */
export function placeBox(element: HTMLElement, box: Box, scale: number): void {
  const { style } = element
  const ratio = pageRatio(scale)
  style.left = `${box.x / ratio}px`
  style.top = `${box.y / ratio}px`
  style.width = `${box.width / ratio}px`
  style.height = `${box.height / ratio}px`
}

/**
 * The clip of the client area. An uncovered area needs none at whole device-pixel ratios. At others
 * it is the area's own box: where such a ratio is emulated, as in developer tools, Chromium snaps
 * boxes and overflow clips to CSS pixels, over the frame's edge, but not a clip path.
 */
function clipOf(surface: WindowSurface, ratio: number): string {
  const { client } = surface.layout
  const box = { ...client, x: surface.box.x + client.x, y: surface.box.y + client.y }
  if (!equals(surface.clientVisible, regionOf(box))) {
    return toClipPath(surface.clientVisible, box, ratio)
  }
  return Number.isInteger(ratio) ? 'none' : 'inset(0px)'
}

function showButtons(root: HTMLElement, surface: WindowSurface): void {
  const shown = new Set<string>(surface.buttons.map((part) => part.button))
  for (const button of root.querySelectorAll<HTMLElement>(':scope > [data-buttons] > button')) {
    button.hidden = !shown.has(button.dataset['button'] ?? '')
  }
}

function raisePlane(window: PlacedWindow, surface: WindowSurface, scene: Scene, skin: Skin): void {
  window.plane = createPlane(window.root, Math.max(scene.viewport.width, surface.box.width))
  window.plane.draw(window.resized ?? surface, skin)
  // The element has its own layer only while it moves: many layers slow every frame down.
  window.root.style.willChange = 'transform'
}

export function removePlane(window: PlacedWindow): void {
  if (!window.plane) return
  window.plane.remove()
  window.plane = null
  window.root.style.willChange = ''
}

/** Does nothing if neither the surface nor the scale has changed. */
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
  const clip = clipOf(surface, pageRatio(scene.scale))
  if (client.style.clipPath !== clip) client.style.clipPath = clip
  showButtons(root, window.resized ?? surface)
  window.surface = surface
  window.scale = scene.scale
}

/** Writes only the transform, without layout or painting. */
export function moveGrabbed(window: PlacedWindow, box: Box): void {
  const from = window.origin ?? box
  const ratio = pageRatio(window.scale)
  const x = (box.x - from.x) / ratio
  const y = (box.y - from.y) / ratio
  window.grabbed = box
  window.root.style.transform = `translate(${x}px, ${y}px)`
}

export function resizeGrabbed(
  window: PlacedWindow,
  box: Box,
  surface: WindowSurface,
  skin: Skin,
): void {
  moveGrabbed(window, box)
  window.resized = surface
  const ratio = pageRatio(window.scale)
  window.root.style.width = `${box.width / ratio}px`
  window.root.style.height = `${box.height / ratio}px`
  window.plane?.draw(surface, skin)
  showButtons(window.root, surface)
}
