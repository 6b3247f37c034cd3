/**
 * What lies under a point, for tests and the debug overlay. Pure. The page itself is hit through
 * its elements; this says what they must answer.
 */
import { contains, translate, type Box, type Point } from '../../base/geometry/box.ts'
import { containsPoint } from '../../base/geometry/region.ts'
import type { TitleButton, WindowId } from '../../desktop/state.ts'
import { frameRegion } from './opaque.ts'
import type { Scene, WindowSurface } from './types.ts'

export type WindowPart = 'client' | 'title-bar' | 'title-icon' | 'frame' | TitleButton

export type Hit =
  | { readonly surface: 'window'; readonly id: WindowId; readonly part: WindowPart }
  | { readonly surface: 'icon'; readonly id: number }
  | { readonly surface: 'desktop' }

/**
 * The topmost surface at a device pixel of the viewport and its part, or null outside of the work area. A
 * frame's cut-off shoulders belong to what lies below.
 */
export function hitTest(scene: Scene, point: Point): Hit | null {
  if (!contains(scene.workArea, point)) return null
  const window = scene.windows.findLast((surface) => covers(surface, point, scene.scale))
  if (window !== undefined) {
    return { surface: 'window', id: window.id, part: partAt(window, point) }
  }
  const icon = scene.icons.findLast((surface) => contains(surface.box, point))
  return icon === undefined ? { surface: 'desktop' } : { surface: 'icon', id: icon.id }
}

function covers(window: WindowSurface, point: Point, scale: number): boolean {
  if (!contains(window.box, point)) return false
  return window.invisible || containsPoint(frameRegion(window.box, window.maximized, scale), point)
}

function partAt(window: WindowSurface, point: Point): WindowPart {
  const isIn = (box: Box): boolean => contains(translate(box, window.box), point)
  const button = window.buttons.find((part) => isIn(part.box))
  if (button !== undefined) return button.button
  if (isIn(window.layout.icon)) return 'title-icon'
  if (isIn(window.layout.titleBar)) return 'title-bar'
  return isIn(window.layout.client) ? 'client' : 'frame'
}
