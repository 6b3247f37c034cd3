/** During the grab, the model is updated only when the set of touched icons changes. */
import { type Box, fromCorners, type Point } from '../../base/geometry/box.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { toDevice } from '../scene/devicePixels.ts'
import { iconsHit } from '../scene/marquee.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { GrabTarget } from './grab.ts'

export interface MarqueeHost {
  readonly store: Pick<DesktopStore, 'dispatch'>
  readonly scenes: Pick<SceneStore, 'current' | 'setPointerState'>
}

function wholePoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/**
 * Whatever ends the grab, the marquee disappears and the selection stays.
 * @param kept icons that stay selected whatever the marquee touches
 */
export function marqueeGrab(
  { store, scenes }: MarqueeHost,
  from: Point,
  kept: readonly number[] = [],
): GrabTarget {
  const point = wholePoint(from)
  let hit: readonly number[] = []

  const show = (to: Point): Box => {
    const marquee = toDevice(fromCorners(point, wholePoint(to)), scenes.current().scale)
    scenes.setPointerState({ marquee })
    return marquee
  }
  const follow = (to: Point): void => {
    const ids = iconsHit(scenes.current().icons, show(to))
    if (ids.length === hit.length && ids.every((id, index) => id === hit[index])) return
    hit = ids
    store.dispatch({ type: 'icons/selected', ids: [...kept, ...ids] })
  }
  return {
    followsAtOnce: false,
    start() {
      store.dispatch({ type: 'select/started', point })
      if (kept.length > 0) store.dispatch({ type: 'icons/selected', ids: kept })
      show(point)
    },
    follow,
    endedBy: (state) => (state.selecting === false ? 'gone' : null),
    end(to) {
      if (to) follow(to)
      scenes.setPointerState({ marquee: null })
      store.dispatch({ type: 'select/ended' })
    },
  }
}
