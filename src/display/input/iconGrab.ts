/**
 * What a grab does with icons: translucent copies of them follow the pointer, and where they are let go the
 * icons come to lie. Until then the icons stay where they are, and the model hears nothing.
 */
import type { Point } from '../../base/geometry/box.ts'
import { movedIcons } from '../../desktop/arranging.ts'
import { iconPlaces, stepOf } from '../../desktop/iconGrid.ts'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { IconSurface } from '../scene/types.ts'
import type { GrabTarget } from './grab.ts'

/** How far the pointer must go before a press becomes a grab, in CSS pixels: the era's own distance. */
export const ICON_THRESHOLD = 4

export interface IconGrabHost {
  readonly store: Pick<DesktopStore, 'getState' | 'dispatch'>
  readonly scenes: Pick<SceneStore, 'current'>
  readonly painter: {
    /** Shows copies of these icons where they are. */
    copyIcons(icons: readonly IconSurface[]): void
    /** Shows the copies so far from there, in device pixels; with null, no longer. */
    moveCopies(by: Point | null): void
  }
}

/** The icons that a grab of one of them takes along: all that are selected, if it is. */
function grabbedWith(id: number, state: DesktopState): readonly number[] {
  const selected = state.focusing === 'ICON' ? focusedIconIds(state) : []
  return selected.includes(id) ? selected : [id]
}

/** Tells one arrangement of these icons on the screen from another. */
function placesOf(ids: readonly number[], state: DesktopState): string {
  const places = iconPlaces(state)
  return ids.map((id) => `${places.get(id)?.column} ${places.get(id)?.row}`).join()
}

/**
 * A grab of an icon, and of all others that are selected with it.
 * @param from where the press was
 */
export function iconGrab(
  { store, scenes, painter }: IconGrabHost,
  id: number,
  from: Point,
): GrabTarget {
  const ids = grabbedWith(id, store.getState())
  const before = placesOf(ids, store.getState())
  return {
    // One transform, as with windows.
    followsAtOnce: true,
    start: () => painter.copyIcons(scenes.current().icons.filter((icon) => ids.includes(icon.id))),
    follow(to) {
      const { scale } = scenes.current()
      painter.moveCopies({
        x: Math.round((to.x - from.x) * scale),
        y: Math.round((to.y - from.y) * scale),
      })
    },
    endedBy(state) {
      if (!state.icons.some((icon) => icon.id === id)) return 'gone'
      return placesOf(ids, state) === before ? null : 'displaced'
    },
    end(to, how) {
      painter.moveCopies(null)
      // Only letting go moves icons: whoever was interrupted has not chosen a place yet.
      if (!to || how !== 'released') return
      const by = stepOf({ x: to.x - from.x, y: to.y - from.y })
      store.dispatch({ type: 'icons/arranged', arrangement: movedIcons(store.getState(), ids, by) })
    },
  }
}
