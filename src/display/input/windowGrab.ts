/** A maximized or snapped window gets its old size back, under the pointer. */
import { equalBoxes, type Box, type Point, type Size } from '../../base/geometry/box.ts'
import { normalBox, windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { SnapEdge } from '../../desktop/snapping.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { toDevice } from '../scene/devicePixels.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { GrabTarget } from './grab.ts'
import { grabBox, type GrabPart, RESIZE_PARTS } from './grabBox.ts'
import { watchSnap, type SnapHost } from './snapWatch.ts'

/** In CSS pixels: shorter movements are trembling clicks. */
export const WINDOW_THRESHOLD = 3

export interface WindowGrabHost extends SnapHost {
  readonly store: Pick<DesktopStore, 'getState' | 'dispatch'>
  readonly scenes: Pick<SceneStore, 'current' | 'setPointerState'>
  readonly painter: SnapHost['painter'] & {
    /** Shows the window at a box in device pixels; null returns it to the scene. */
    grab(id: WindowId, box: Box | null): void
  }
}

const PARTS: ReadonlyMap<string, GrabPart> = new Map<string, GrabPart>([
  ['title-bar', 'move'],
  ['title-icon', 'move'],
  ...RESIZE_PARTS.map((part) => [`resize-${part}`, part] as const),
  // An app draws this grip in its own lower right corner.
  ['size-grip', 'se'],
])

/** The part of a window at this element, or undefined if it cannot be grabbed there. */
export function grabPartOf(element: Element): GrabPart | undefined {
  const part = element.closest<HTMLElement>('[data-part]')?.dataset['part']
  return PARTS.get(part ?? '')
}

/** A restored window keeps the pointer at the same share of its title bar. */
export function startBox(window: AppWindow, shown: Box, from: Point, viewport: Size): Box {
  if (!window.maximized && !window.snapped) return shown
  const { width, height } = normalBox(window, viewport)
  const share = (from.x - shown.x) / shown.width
  return { x: Math.round(from.x - share * width), y: shown.y, width, height }
}

/**
 * Null if the window is closed, or cannot be resized because it is maximized or of fixed size.
 * @param options.canSnap if false, a move never snaps
 * @param options.boxAt overrides where the window is while it is grabbed
 */
export function windowGrab(
  host: WindowGrabHost,
  id: WindowId,
  part: GrabPart,
  from: Point,
  options: { readonly canSnap?: boolean; readonly boxAt?: (to: Point) => Box } = {},
): GrabTarget | null {
  const { store, scenes, painter } = host
  const { viewport } = store.getState()
  const window = windowById(store.getState(), id)
  if (!window || (part !== 'move' && (window.maximized || !window.resizable))) return null
  const shown = windowBox(window, viewport)
  const start = part === 'move' ? startBox(window, shown, from, viewport) : shown
  const snaps = part === 'move' && options.canSnap !== false ? watchSnap(host, window) : null

  const pulledTo = (to: Point): Box => {
    const by = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
    return grabBox(start, part, by, workAreaOf(store.getState().viewport))
  }
  const boxAt = options.boxAt ?? pulledTo
  const keep = (box: Box, edge: SnapEdge | null): void => {
    if (part !== 'move') store.dispatch({ type: 'window/resized', id, size: box, offset: box })
    else if (edge === 'top') {
      if (window.maximized) return
      // The window left its half and must not return to it.
      if (window.snapped) store.dispatch({ type: 'window/restored', id })
      store.dispatch({ type: 'window/maximizeToggled', id })
    } else if (edge) store.dispatch({ type: 'window/snapped', id, side: edge })
    else if (window.maximized) store.dispatch({ type: 'window/restored', id, offset: box })
    else store.dispatch({ type: 'window/moved', id, offset: box })
  }
  return {
    // A move is a transform, and browsers send moves once a frame. A resize costs a layout.
    followsAtOnce: part === 'move',
    start: () => scenes.setPointerState({ lifted: id }),
    follow(to) {
      painter.grab(id, toDevice(boxAt(to), scenes.current().scale))
      snaps?.follow(to)
    },
    endedBy(state) {
      const now = windowById(state, id)
      if (!now) return 'gone'
      if (now.minimized) return 'minimized'
      return equalBoxes(windowBox(now, state.viewport), shown) ? null : 'displaced'
    },
    end(to, how) {
      snaps?.stop()
      painter.grab(id, null)
      scenes.setPointerState({ lifted: null })
      // Only a release snaps: an interrupted visitor has not chosen yet.
      if (to) keep(boxAt(to), how === 'released' ? (snaps?.edgeAt(to) ?? null) : null)
    },
  }
}
