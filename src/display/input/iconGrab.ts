/** Translucent copies follow the pointer; the icons themselves move only on release. */
import type { Point } from '../../base/geometry/box.ts'
import { movedIcons } from '../../desktop/arranging.ts'
import { iconPlaces, stepOf } from '../../desktop/iconGrid.ts'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { IconSurface } from '../scene/types.ts'
import type { GrabTarget } from './grab.ts'

/** How far the pointer must move before a press becomes a grab, in CSS pixels, as in the era. */
export const ICON_THRESHOLD = 4

export interface IconGrabHost {
  readonly store: Pick<DesktopStore, 'getState' | 'dispatch'>
  readonly scenes: Pick<SceneStore, 'current'>
  readonly painter: {
    copyIcons(icons: readonly IconSurface[]): void
    /** Shows the copies at this displacement in device pixels; null removes them. */
    moveCopies(by: Point | null): void
  }
}

/** All selected icons if the grabbed one is among them, otherwise only that one. */
function grabbedWith(id: number, state: DesktopState): readonly number[] {
  const selected = state.focusing === 'ICON' ? focusedIconIds(state) : []
  return selected.includes(id) ? selected : [id]
}

function placesOf(ids: readonly number[], state: DesktopState): string {
  const places = iconPlaces(state)
  return ids.map((id) => `${places.get(id)?.column} ${places.get(id)?.row}`).join()
}

/** Also drags the icons that are selected with this one. @param from the point of the press */
export function iconGrab(
  { store, scenes, painter }: IconGrabHost,
  id: number,
  from: Point,
): GrabTarget {
  const ids = grabbedWith(id, store.getState())
  const before = placesOf(ids, store.getState())
  return {
    // Following is one transform, as with windows.
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
      // Only a release moves icons: an interrupted visitor has not chosen a place yet.
      if (!to || how !== 'released') return
      const by = stepOf({ x: to.x - from.x, y: to.y - from.y })
      store.dispatch({ type: 'icons/arranged', arrangement: movedIcons(store.getState(), ids, by) })
    },
  }
}
