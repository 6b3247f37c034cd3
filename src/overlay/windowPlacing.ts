/** Puts one window's elements where its surface has them. Writes styles only; see overlayPainter.ts. */
import type { Box } from '../geometry/box.ts'
import { equals, regionOf, toClipPath } from '../geometry/region.ts'
import type { Scene, WindowSurface } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import { createPlane, type Plane } from './plane.ts'

export interface WindowElements {
  /** The window's outer box. */
  readonly root: HTMLElement
  readonly client: HTMLElement
}

/** A window's elements and how they were placed last. */
export interface WindowTwinState {
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

/** The client area's clip, or 'none' where nothing covers any of it. */
function clipOf(surface: WindowSurface, scale: number): string {
  const { client } = surface.layout
  const box = { ...client, x: surface.box.x + client.x, y: surface.box.y + client.y }
  const isWhole = equals(surface.clientVisible, regionOf(box))
  return isWhole ? 'none' : toClipPath(surface.clientVisible, box, scale)
}

/** Buttons that a narrow title bar has no room for are not there to be pressed either. */
function showButtons(root: HTMLElement, surface: WindowSurface): void {
  const shown = new Set<string>(surface.buttons.map((part) => part.button))
  for (const button of root.querySelectorAll<HTMLElement>(':scope > [data-buttons] > button')) {
    button.hidden = !shown.has(button.dataset['button'] ?? '')
  }
}

/** Gives a window that was lifted its plane, and takes it from one that was put down. */
function lift(twin: WindowTwinState, surface: WindowSurface, scene: Scene, skin: Skin): void {
  const { root } = twin.elements
  if (surface.lifted && !twin.plane && !surface.invisible) {
    twin.plane = createPlane(root, Math.max(scene.viewport.width, surface.box.width))
    twin.plane.draw(surface, skin)
    // A layer of its own while it moves, and no longer: many of them make every frame dearer.
    root.style.willChange = 'transform'
  }
  if (!surface.lifted && twin.plane) {
    twin.plane.remove()
    twin.plane = null
    root.style.willChange = ''
  }
}

/** Places a window; does nothing where neither its surface nor the scale has changed. */
export function placeWindow(
  twin: WindowTwinState,
  surface: WindowSurface,
  scene: Scene,
  skin: Skin,
): void {
  lift(twin, surface, scene, skin)
  if (twin.surface === surface && twin.scale === scene.scale) return
  const { root, client } = twin.elements
  if (!twin.grabbed) {
    placeBox(root, surface.box, scene.scale)
    root.style.transform = ''
    twin.placed = surface.box
  }
  root.style.zIndex = String(surface.z)
  const clip = clipOf(surface, scene.scale)
  if (client.style.clipPath !== clip) client.style.clipPath = clip
  showButtons(root, surface)
  twin.surface = surface
  twin.scale = scene.scale
}

/** Moves a grabbed window. Nothing but its transform is written: no layout, no painting. */
export function moveGrabbed(twin: WindowTwinState, box: Box): void {
  const from = twin.placed ?? box
  const x = (box.x - from.x) / twin.scale
  const y = (box.y - from.y) / twin.scale
  twin.grabbed = box
  twin.elements.root.style.transform = `translate(${x}px, ${y}px)`
}

/** Gives a grabbed window another size, and its plane the frame of that size. */
export function resizeGrabbed(
  twin: WindowTwinState,
  box: Box,
  surface: WindowSurface,
  skin: Skin,
): void {
  moveGrabbed(twin, box)
  const { root } = twin.elements
  root.style.width = `${box.width / twin.scale}px`
  root.style.height = `${box.height / twin.scale}px`
  twin.plane?.draw(surface, skin)
  showButtons(root, surface)
}
