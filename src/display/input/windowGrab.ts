/** What a grab does to a window: it moves it by its title bar, or resizes it by a corner. */
import { equalBoxes, type Box, type Point } from '../../base/geometry/box.ts'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { toDevice } from '../scene/devicePixels.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { GrabTarget } from './grab.ts'
import { grabBox, type GrabPart } from './grabBox.ts'

/** How far the pointer must go before a press becomes a grab, in CSS pixels: a click may tremble. */
export const WINDOW_THRESHOLD = 3

export interface WindowGrabHost {
  readonly store: Pick<DesktopStore, 'getState' | 'dispatch'>
  readonly scenes: Pick<SceneStore, 'current' | 'setPointerState'>
  readonly painter: {
    /** Shows the window at a box in device pixels; with null, where the scene has it. */
    grab(id: WindowId, box: Box | null): void
  }
}

const PARTS: ReadonlyMap<string, GrabPart> = new Map([
  ['title-bar', 'move'],
  ['title-icon', 'move'],
  ['resize-nw', 'nw'],
  ['resize-ne', 'ne'],
  ['resize-sw', 'sw'],
  ['resize-se', 'se'],
])

/**
 * The part of its window that an element belongs to, or undefined where it cannot be grabbed there.
 * @param element where the pointer was pressed
 */
export function grabPartOf(element: Element): GrabPart | undefined {
  const part = element.closest<HTMLElement>('[data-part]')?.dataset['part']
  return PARTS.get(part ?? '')
}

/**
 * A grab of a window, or null where the window cannot be grabbed this way: it is closed or
 * maximized, or has a fixed size.
 * @param from where the press was: the window goes as far as the pointer has gone since then, the
 *   threshold included
 */
export function windowGrab(
  { store, scenes, painter }: WindowGrabHost,
  id: WindowId,
  part: GrabPart,
  from: Point,
): GrabTarget | null {
  const { viewport } = store.getState()
  const window = windowById(store.getState(), id)
  if (!window || window.maximized || (part !== 'move' && !window.resizable)) return null
  const start = windowBox(window, viewport)

  const boxAt = (to: Point): Box => {
    const by = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
    return grabBox(start, part, by, workAreaOf(store.getState().viewport))
  }
  return {
    // A move is a transform, and a browser hands out moves once a frame. A resize costs a layout.
    followsAtOnce: part === 'move',
    start: () => scenes.setPointerState({ lifted: id }),
    follow: (to) => painter.grab(id, toDevice(boxAt(to), scenes.current().scale)),
    endedBy(state) {
      const now = windowById(state, id)
      if (!now) return 'gone'
      if (now.minimized) return 'minimized'
      return equalBoxes(windowBox(now, state.viewport), start) ? null : 'displaced'
    },
    end(to) {
      painter.grab(id, null)
      scenes.setPointerState({ lifted: null })
      if (!to) return
      const box = boxAt(to)
      if (part === 'move') store.dispatch({ type: 'window/moved', id, offset: box })
      else store.dispatch({ type: 'window/resized', id, size: box, offset: box })
    },
  }
}
