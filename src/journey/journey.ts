/**
 * What the entries of the browser's history represent, and how that changes: the one reducer of the desktop's history
 * and of a phone's levels. Pure: it knows states of the desktop, but neither a browser nor how a place is shown.
 *
 * On the desktop a window that is opened or activated, or goes elsewhere, is a step. Closing and minimizing change what
 * the present entry represents. On a phone every level is an entry: the grid, and each sheet at each of its places.
 * A visitor opens My Computer, enters C:, goes home by START, and then opens a note:
 *
 *     stop 4   Notepad              /#/notepad         <- the screen shows this one
 *     stop 3   the grid             /
 *     stop 2   My Computer at C:    /#/my-computer/C
 *     stop 1   My Computer          /#/my-computer
 *     stop 0   the grid             /
 *
 * Back leads to the stop below: from 4 to 3 it closes the note, from 3 to 2 it shows My Computer again, from 2 to 1 it
 * returns My Computer to its former place, and below stop 0 it leaves the site. Forward restores what Back has left.
 * Closing a sheet by its button takes its stops out. Messages and menus lie over the stop, an entry each.
 */
import { windowById } from '../desktop/selectors.ts'
import { MOST_STOPS } from '../memory/deskMemory.ts'
import type { Journey, Stop } from '../memory/deskState.ts'
import {
  corrected,
  distinct,
  isCorrected,
  isSameStop,
  isVisit,
  type Layout,
  scrolled,
  type Shown,
} from './stops.ts'

/** A new tab, at its first entry. */
export const NO_JOURNEY: Journey = {
  from: 0,
  stops: [null],
  at: 0,
  over: 0,
  starts: [0],
  minimized: [],
  isVacant: false,
  goesTo: null,
}

/** What the entry represents; only its address is known if its stop was forgotten. */
export function stopAt({ from, stops }: Journey, index: number): Stop {
  const stop = stops[index - from]
  return stop === undefined ? 'address' : stop
}

/** The index of the last entry that Forward leads to. */
export function lastIndex({ from, stops }: Journey): number {
  return from + stops.length - 1
}

/** Where the present document began: Back from there leads off the desktop. */
export function startOf({ starts, from, at }: Journey): number {
  return Math.max(from, starts.findLast((start) => start <= at) ?? from)
}

/** The journey after a change of the desktop that is neither Back nor Forward. */
export function step(journey: Journey, shown: Shown, layout: Layout): Journey {
  return layout === 'desktop' ? stepOnDesktop(journey, shown) : stepOnPhone(journey, shown)
}

function stepOnDesktop(before: Journey, { state, front, topOf }: Shown): Journey {
  const journey = before.over === 0 ? before : { ...before, over: 0 }
  const current = stopAt(journey, journey.at)
  if (current === 'address') return settled({ ...journey, minimized: [] }, front)
  const window = isVisit(current) ? windowById(state, current.id) : undefined
  const isClosed = journey.isVacant || (isVisit(current) && !window)
  const isFree = isClosed || window?.minimized === true
  const minimized = journey.minimized.filter(({ id }) => windowById(state, id))
  if (isVisit(current) && window?.minimized) minimized.push(current)
  const becomes = (stop: Stop, changes: Partial<Journey> = {}): Journey =>
    withStop({ ...journey, minimized, isVacant: false, ...changes }, stop)
  if (front === undefined) return isFree ? becomes(null, { isVacant: true }) : journey
  if (front === null) {
    return isFree ? (isClosed ? withoutIdleBack(becomes(null)) : becomes(null)) : journey
  }
  if (isSameStop(current, front)) return becomes(current)
  const restored = minimized.findIndex((each) => isSameStop(each, front))
  if (restored >= 0) return becomes(front, { minimized: minimized.slice(0, restored) })
  if (isVisit(current) && isCorrected(current, state)) return onceBelow(becomes(front))
  if (isFree) return isClosed ? withoutIdleBack(becomes(front)) : becomes(front)
  return pushed(leave(journey, topOf), front)
}

/**
 * If a window above the first entry was closed and both now represent the same, the journey goes on from the first one:
 * Back from the upper one would do nothing.
 */
function withoutIdleBack(journey: Journey): Journey {
  const isAboveStart = journey.at - 1 === startOf(journey)
  return isAboveStart && journey.minimized.length === 0 ? onceBelow(journey) : journey
}

/** Without the present stop if the one below represents the same. */
function onceBelow(journey: Journey): Journey {
  const { at } = journey
  if (at === startOf(journey) || !isSameStop(stopAt(journey, at - 1), stopAt(journey, at))) {
    return journey
  }
  const below = { ...journey, at: at - 1 }
  return at === lastIndex(journey) ? cutAbove(below) : below
}

function stepOnPhone(journey: Journey, { state, front = null, over, topOf }: Shown): Journey {
  const { from, at } = journey
  const start = startOf(journey)
  // What comes over the sheets has an entry above, and so takes the place of those ahead.
  const ahead = over > journey.over ? [] : journey.stops.slice(at + 1 - from)
  const below = journey.stops
    .slice(start - from, at - from)
    .filter((stop) => !isVisit(stop) || windowById(state, stop.id))
    .map((stop) => corrected(stop, state))
  const stop = stopAt(journey, at)
  // The first entry of a document is the grid, whatever its address has opened.
  const current = stop === 'address' && at === start ? null : corrected(stop, state)
  const become = (lower: readonly Stop[], now: Stop, upper: readonly Stop[]): Journey =>
    bounded({
      ...journey,
      stops: [...journey.stops.slice(0, start - from), ...lower, now, ...upper],
      at: start + lower.length,
      over,
      minimized: [],
      isVacant: false,
    })
  const window = isVisit(current) ? windowById(state, current.id) : undefined
  if (isSameStop(current, front) || current === 'address' || (isVisit(current) && !window)) {
    const lower = distinct(below, front)
    // The entries ahead are still right only if their distance from the bottom has not changed.
    const now = isSameStop(current, front) ? current : front
    return become(lower, now, lower.length === at - start ? ahead : [])
  }
  const levels = [...below, scrolled(current, topOf)]
  if (isVisit(current) && front && window?.minimized) {
    // The sheet's stops move ahead, where Forward leads to them.
    const kept = levels.findLastIndex((each) => !isVisit(each) || each.id !== current.id) + 1
    const lower = distinct(levels.slice(0, kept), front)
    return become(lower, front, [...levels.slice(lower.length + 1), ...ahead])
  }
  return become(levels, front, [])
}

/** Back or Forward has led to this entry. */
export function travel(journey: Journey, index: number): Journey {
  return { ...journey, at: index, minimized: [], isVacant: false }
}

/** The present entry represents what is shown there. */
export function settled(journey: Journey, front: Shown['front']): Journey {
  return withStop({ ...journey, isVacant: front === undefined }, front ?? null)
}

/** An address has been entered, for which the browser has added an entry. */
export function entered(journey: Journey): Journey {
  // Until the address has opened something, both are those of the stop below.
  const { minimized, isVacant } = journey
  return { ...pushed(journey, 'address'), minimized, isVacant }
}

/** The address of the present entry is being looked up. */
export function awaiting(journey: Journey): Journey {
  return withStop(journey, 'address')
}

/** The address of the present entry has opened nothing, so the visitor is back at the entry below. */
export function failed(journey: Journey): Journey {
  const { at, from, stops } = journey
  if (at === startOf(journey)) return { ...withStop(journey, null), isVacant: true }
  if (stopAt(journey, at - 1) !== 'address') return cutAbove({ ...journey, at: at - 1 })
  const last = stops.slice(0, at - from).findLast((stop) => stop !== 'address')
  return withStop(journey, last ?? null)
}

/** Browsers keep so many entries; those ahead of a forgotten journey may be any of them. */
const UNKNOWN_AHEAD = 50

/**
 * The journey at a load of the page.
 * @param known what the tab remembers of it, if anything
 * @param index of the entry
 * @param isNew the entry was made for this load
 */
export function begun(known: Journey | null, index: number, isNew: boolean): Journey {
  if (isNew) {
    const before = known ?? { ...NO_JOURNEY, stops: [], starts: [] }
    const at = Math.max(index, before.from)
    const stops = [...before.stops.slice(0, at - before.from), null]
    return {
      ...travel(before, at),
      over: 0,
      stops,
      starts: [...before.starts, at].slice(-MOST_STOPS),
    }
  }
  if (known && index > known.at && index <= known.at + known.over) return { ...known, over: 0 }
  if (known && index === known.at) return { ...known, over: 0 }
  if (known && index >= known.from && index <= lastIndex(known))
    return { ...travel(known, index), over: 0 }
  const stops = Array.from({ length: UNKNOWN_AHEAD + 1 }, () => 'address' as const)
  return { ...NO_JOURNEY, from: index, at: index, starts: [], stops }
}

/** The journey with the present place as far scrolled as it is now. */
export function leave(journey: Journey, topOf: Shown['topOf']): Journey {
  return withStop(journey, scrolled(stopAt(journey, journey.at), topOf))
}

/** A new entry above the present one; those that were there are gone. */
export function pushed(journey: Journey, stop: Stop): Journey {
  const { stops, at, ...rest } = cutAbove(journey)
  return bounded({ ...rest, stops: [...stops, stop], at: at + 1, minimized: [], isVacant: false })
}

function withStop(journey: Journey, stop: Stop): Journey {
  const { from, at, stops } = journey
  if (stops[at - from] === stop) return journey
  return { ...journey, stops: stops.map((each, index) => (index === at - from ? stop : each)) }
}

/** The entries above the present one are gone. */
export function cutAbove(journey: Journey): Journey {
  return { ...journey, stops: journey.stops.slice(0, journey.at + 1 - journey.from) }
}

/** The newest stops; those ahead, which are few, count as new. */
function bounded(journey: Journey): Journey {
  const surplus = Math.max(0, journey.stops.length - MOST_STOPS)
  if (surplus === 0) return journey
  return { ...journey, from: journey.from + surplus, stops: journey.stops.slice(surplus) }
}
