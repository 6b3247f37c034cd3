/**
 * The levels of a phone's history, as followPhone.ts explains them: which one the screen shows, which ones Back leads to,
 * and which ones Forward brings back. Pure.
 */
import { shownWindows, windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../desktop/state.ts'
import { isReplacedBy, isSamePlace, placeOf, type Visit } from '../../desktop/visits.ts'

/** A sheet at a place, or null for the grid. */
export type Level = Visit | null

export interface SheetHistory {
  /** Where Back leads, the nearest last. */
  readonly below: readonly Level[]
  /** What the screen shows; the grid where a message lies on it. */
  readonly now: Level
  /** What Forward brings back, the nearest first. */
  readonly ahead: readonly Level[]
}

/**
 * At most this many levels lie below the screen; the oldest are forgotten first, but for the grid at the bottom.
 * Browsers keep 50 entries a tab, and a jump to one that is gone does nothing.
 */
export const MOST_LEVELS = 40

/** The sheet that the screen shows, and that the address bar and the title name: the topmost one that has an address. */
export function namedSheet(state: DesktopState): AppWindow | undefined {
  return shownWindows(state).findLast(({ location }) => location !== undefined)
}

/** What the screen shows. */
export function levelOf(state: DesktopState): Level {
  const named = namedSheet(state)
  return named ? visitOf(named) : null
}

/** The history if only the open sheets are known: Back leads to the lower ones. */
export function historyOf(state: DesktopState): SheetHistory {
  const levels: Level[] = [null, ...shownWindows(state).flatMap((each) => visitOf(each) ?? [])]
  return { below: bounded(levels.slice(0, -1)), now: levels.at(-1) ?? null, ahead: [] }
}

/**
 * The history after a change of the desktop that is neither Back nor Forward.
 *
 * - The levels of a closed window are gone; what it uncovers takes the level that was shown. The right place
 *   replaces a wrong one.
 * - Minimizing a sheet goes back to the one that it uncovers.
 * - Everything else is a step to a new level, and so is minimizing the last sheet, which leads to the grid.
 *
 * @param topOf how far a window's place was scrolled when it was left, in CSS pixels
 */
export function historyAfter(
  history: SheetHistory,
  state: DesktopState,
  topOf: (id: WindowId) => number,
): SheetHistory {
  const { ahead } = history
  const now = levelOf(state)
  const shown = corrected(history.now, state)
  const below = history.below
    .filter((level) => isOpen(level, state))
    .map((level) => (level?.id === shown?.id ? level : corrected(level, state)))
  if (isSameLevel(shown, now) || !isOpen(shown, state)) {
    const levels = distinct(below, now)
    // The entries ahead are still right only if their distance from the bottom has not changed.
    return { below: levels, now, ahead: levels.length === history.below.length ? ahead : [] }
  }
  const left = scrolled(shown, topOf)
  if (left && now && windowById(state, left.id)?.minimized) {
    return uncovered({ below, now: left, ahead }, now)
  }
  return { below: bounded([...below, left]), now, ahead: [] }
}

/** After Back, to the level below. @param left what the screen showed */
export function wentBack({ below, ahead }: SheetHistory, left: Level): SheetHistory {
  return { below: below.slice(0, -1), now: below.at(-1) ?? null, ahead: [left, ...ahead] }
}

/** After Forward; the same if nothing is ahead. @param left what the screen showed */
export function wentForward(history: SheetHistory, left: Level): SheetHistory {
  const { below, ahead } = history
  const [next, ...rest] = ahead
  return next === undefined ? history : { below: [...below, left], now: next, ahead: rest }
}

/** The history with each level replaced. */
export function withLevels(
  { below, now, ahead }: SheetHistory,
  levelFor: (level: Level) => Level,
): SheetHistory {
  return { below: below.map(levelFor), now: levelFor(now), ahead: ahead.map(levelFor) }
}

/** How many times Back is handled before it leaves the page; each message shown counts as a level. */
export function levelsOf({ below }: SheetHistory, state: DesktopState): number {
  return below.length + shownWindows(state).filter(({ location }) => !location).length
}

/** The level with its scroll position. */
export function scrolled(level: Level, topOf: (id: WindowId) => number): Level {
  return level && { ...level, location: { ...placeOf(level.location), top: topOf(level.id) } }
}

/** Whether the visitor sees the same on both. */
export function isSameLevel(a: Level, b: Level): boolean {
  if (!a || !b) return a === b
  return a.id === b.id && isSamePlace(a.location, b.location)
}

/** The levels of the minimized sheet move ahead, where Forward leads to them. */
function uncovered({ below, now: left, ahead }: SheetHistory, now: Level): SheetHistory {
  const levels = [...below, left]
  const kept = levels.slice(0, levels.findLastIndex((level) => level?.id !== left?.id) + 1)
  const lower = distinct(kept, now)
  return { below: lower, now, ahead: [...levels.slice(lower.length + 1), ...ahead] }
}

function visitOf({ id, appName, location }: AppWindow): Level {
  return location ? { id, appName, location: placeOf(location) } : null
}

function isOpen(level: Level, state: DesktopState): boolean {
  return level === null || windowById(state, level.id) !== undefined
}

/** The level, or what its window shows now if the place was wrong. */
function corrected(level: Level, state: DesktopState): Level {
  const window = level && windowById(state, level.id)
  if (!level || !window?.location) return level
  return isReplacedBy(level.location, window.location) ? visitOf(window) : level
}

/** Without repetitions, so that no Back leads to what is already shown. */
function distinct(below: readonly Level[], now: Level): readonly Level[] {
  return below.filter((level, index) => {
    const next = index + 1 < below.length ? below[index + 1] : now
    return !isSameLevel(level, next ?? null)
  })
}

function bounded(levels: readonly Level[]): readonly Level[] {
  return [...levels.slice(0, 1), ...levels.slice(1).slice(1 - MOST_LEVELS)]
}
