/** Merges a supplied, possibly partial state into the current one ('Reset state'). */
import { keepIfSame } from '../../base/kit/keep.ts'
import type { DesktopState, WindowId } from '../state.ts'

/** Unknown ids leave the order, missing ones go on top, and the counter never falls below a used id. */
export function resetState(state: DesktopState, supplied: Partial<DesktopState>): DesktopState {
  const { setAside, ...rest } = state
  // The set-aside list applies only to the windows that it was made for.
  const kept = supplied.apps === undefined && setAside !== undefined ? { setAside } : {}
  const merged: DesktopState = { ...rest, ...kept, ...supplied }
  const next: DesktopState = {
    ...merged,
    appOrder: keepIfSame(merged.appOrder, repairedOrder(merged)),
    nextAppID: Math.max(state.nextAppID, merged.nextAppID, highestId(merged) + 1),
  }
  return isShallowlyEqual(state, next) ? state : next
}

function repairedOrder(state: DesktopState): readonly WindowId[] {
  const ids = state.apps.map((window) => window.id)
  const ordered = new Set(state.appOrder.filter((id) => ids.includes(id)))
  return [...ordered, ...ids.filter((id) => !ordered.has(id))]
}

function isShallowlyEqual(a: DesktopState, b: DesktopState): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof DesktopState>
  return [...keys].every((key) => Object.is(a[key], b[key]))
}

function highestId(state: DesktopState): number {
  return state.apps.reduce((highest, window) => Math.max(highest, Number(window.id) || 0), 0)
}
