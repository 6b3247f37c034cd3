/**
 * 'Reset state': a supplied state is merged over the current one. What is
 * supplied may be partial, so list and order are made to agree again afterwards.
 */
import { keepIfSame } from '../memo.ts'
import type { DesktopState, WindowId } from '../state.ts'

/**
 * The merged state. Ids in the order without a window are dropped, windows without a place in it
 * are put on top, and the counter never falls behind an id that was given before.
 */
export function resetState(state: DesktopState, supplied: Partial<DesktopState>): DesktopState {
  const { setAside, ...rest } = state
  // Which windows were set aside says nothing of other windows.
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
