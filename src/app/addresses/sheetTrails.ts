/**
 * The levels of a phone's history, as followPhone.ts explains them: where its sheets have been, which Back leads to, and
 * what Back has taken away, which Forward brings back. Pure.
 */
import type { AppWindow, DesktopState, WindowId, WindowLocation } from '../../desktop/state.ts'
import { shownWindows, windowById } from '../../desktop/selectors.ts'
import { isReplacedBy, isSamePlace, placeOf, type Visit } from '../../desktop/visits.ts'

/** The places that each window showed before the present one, the first one first; windows that went nowhere are absent. */
export type Trails = ReadonlyMap<WindowId, readonly WindowLocation[]>

/** What Back has taken away, the nearest first: the windows that it has closed or taken elsewhere, at the places they showed. */
export type Ahead = readonly Visit[]

export interface SheetHistory {
  readonly trails: Trails
  readonly ahead: Ahead
}

/** So many levels Forward brings back. */
export const MOST_AHEAD = 50

/** A window leads back to so many places; the first ones are forgotten. */
export const LONGEST_TRAIL = 50

/**
 * The trails after a change of the desktop. They end with their windows.
 * @param topOf how far a window's place was scrolled when it was left, in CSS pixels
 */
export function trailsAfter(
  trails: Trails,
  state: DesktopState,
  previous: DesktopState,
  topOf: (id: WindowId) => number,
): Trails {
  if (state.apps === previous.apps) return trails
  const next = new Map<WindowId, readonly WindowLocation[]>()
  let isChanged = false
  for (const { id, location } of state.apps) {
    const before = trails.get(id) ?? []
    const left = windowById(previous, id)?.location
    const hasMoved =
      left !== undefined &&
      location !== undefined &&
      !isSamePlace(left, location) &&
      !isReplacedBy(left, location)
    const trail = hasMoved ? [...before, { ...placeOf(left), top: topOf(id) }] : before
    if (trail.length > 0) next.set(id, trail.slice(-LONGEST_TRAIL))
    isChanged ||= hasMoved
  }
  return isChanged || next.size !== trails.size ? next : trails
}

/** The trails without the last place of this window's, which it shows again. */
export function withoutLast(trails: Trails, id: WindowId): Trails {
  const trail = trails.get(id)?.slice(0, -1) ?? []
  const others = [...trails].filter(([each]) => each !== id)
  return new Map(trail.length > 0 ? [...others, [id, trail] as const] : others)
}

/** The highest level, as Forward is to bring it back; null where it cannot, as for a message. */
export function levelInFront(state: DesktopState, topOf: (id: WindowId) => number): Visit | null {
  const front = shownWindows(state).at(-1)
  if (!front?.location) return null
  const { id, appName, location } = front
  return { id, appName, location: { ...placeOf(location), top: topOf(id) } }
}

/** What Forward can bring back once Back has taken this level away: nothing, where the level itself cannot be brought back. */
export function aheadAfterBack(ahead: Ahead, left: Visit | null): Ahead {
  return left ? [left, ...ahead].slice(0, MOST_AHEAD) : []
}

/** How many times Back is handled by the sheets that are shown before it leaves the page. */
export function levelsOf(trails: Trails, state: DesktopState): number {
  return shownWindows(state).reduce((sum, { id }) => sum + 1 + (trails.get(id)?.length ?? 0), 0)
}

/** The sheet that the address bar and the title name: the topmost one that has an address, as a message has none. */
export function namedSheet(state: DesktopState): AppWindow | undefined {
  return shownWindows(state).findLast(({ location }) => location !== undefined)
}
