/** Computes the levels of a phone's history, which followPhone.ts explains. Pure. */
import { shownWindows, windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../desktop/state.ts'
import { isReplacedBy, isSamePlace, placeOf, type Visit } from '../../desktop/visits.ts'

export type Level = Visit | null

export interface SheetHistory {
  /** The nearest last. */
  readonly below: readonly Level[]
  /** The level on the screen, also under a message. */
  readonly now: Level
  /** The nearest first. */
  readonly ahead: readonly Level[]
}

/**
 * Browsers keep 50 entries a tab, and a jump to a dropped one does nothing. The oldest levels are
 * forgotten first, except the grid at the bottom.
 */
export const MOST_LEVELS = 40

/** The topmost sheet with an address, which names the page in the address bar and the title. */
export function namedSheet(state: DesktopState): AppWindow | undefined {
  return shownWindows(state).findLast(({ location }) => location !== undefined)
}

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
 * The history after a change of the desktop other than Back or Forward. Closing removes levels,
 * minimizing goes back, a corrected place replaces a wrong one; the rest is a new level.
 * @param topOf the scroll position of a window when it was left, in CSS pixels
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
    // The entries ahead only match if their distance from the bottom is unchanged.
    return { below: levels, now, ahead: levels.length === history.below.length ? ahead : [] }
  }
  const left = scrolled(shown, topOf)
  if (left && now && windowById(state, left.id)?.minimized) {
    return uncovered({ below, now: left, ahead }, now)
  }
  return { below: bounded([...below, left]), now, ahead: [] }
}

export function wentBack({ below, ahead }: SheetHistory, left: Level): SheetHistory {
  return { below: below.slice(0, -1), now: below.at(-1) ?? null, ahead: [left, ...ahead] }
}

/** Does nothing if nothing is ahead. */
export function wentForward(history: SheetHistory, left: Level): SheetHistory {
  const { below, ahead } = history
  const [next, ...rest] = ahead
  return next === undefined ? history : { below: [...below, left], now: next, ahead: rest }
}

export function withLevels(
  { below, now, ahead }: SheetHistory,
  levelFor: (level: Level) => Level,
): SheetHistory {
  return { below: below.map(levelFor), now: levelFor(now), ahead: ahead.map(levelFor) }
}

/** How many times Back is handled before it leaves the page; each message counts as a level. */
export function levelsOf({ below }: SheetHistory, state: DesktopState): number {
  return below.length + shownWindows(state).filter(({ location }) => !location).length
}

export function scrolled(level: Level, topOf: (id: WindowId) => number): Level {
  return level && { ...level, location: { ...placeOf(level.location), top: topOf(level.id) } }
}

export function isSameLevel(a: Level, b: Level): boolean {
  if (!a || !b) return a === b
  return a.id === b.id && isSamePlace(a.location, b.location)
}

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

function corrected(level: Level, state: DesktopState): Level {
  const window = level && windowById(state, level.id)
  if (!level || !window?.location) return level
  return isReplacedBy(level.location, window.location) ? visitOf(window) : level
}

/** Drops repetitions, so that Back always changes something. */
function distinct(below: readonly Level[], now: Level): readonly Level[] {
  return below.filter((level, index) => {
    const next = index + 1 < below.length ? below[index + 1] : now
    return !isSameLevel(level, next ?? null)
  })
}

function bounded(levels: readonly Level[]): readonly Level[] {
  return [...levels.slice(0, 1), ...levels.slice(1).slice(1 - MOST_LEVELS)]
}
