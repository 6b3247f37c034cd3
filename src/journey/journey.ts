/**
 * Decides what the entries of the browser's history represent, on the desktop and on a phone. Pure.
 *
 * On the desktop, opening or activating a window and changing its location are steps. Closing and
 * minimizing change what the current entry represents. On a phone each level is an entry: the grid,
 * and each sheet at each of its locations. For example, a visitor opens My Computer, enters C:, goes
 * home by START, and then opens a note:
 *
 *     stop 4   Notepad              /#/notepad         <- the screen shows this one
 *     stop 3   the grid             /
 *     stop 2   My Computer at C:    /#/my-computer/C
 *     stop 1   My Computer          /#/my-computer
 *     stop 0   the grid             /
 *
 * Back goes to the stop below: from 4 to 3 it closes the note, from 3 to 2 it shows My Computer
 * again, from 2 to 1 it returns My Computer to its previous folder, and from stop 0 it leaves the
 * site. Forward undoes Back. Closing a sheet by its button removes its stops. Each message or menu
 * over the sheets has an entry of its own, above that of the stop.
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

/** For a forgotten stop only the address of its entry is known. */
export function stopAt({ from, stops }: Journey, index: number): Stop {
  const stop = stops[index - from]
  return stop === undefined ? 'address' : stop
}

/** Whether the address of the current entry is being looked up. */
export function isPending(journey: Journey): boolean {
  return stopAt(journey, journey.at) === 'address'
}

/** The index of the last entry that Forward leads to. */
export function lastIndex({ from, stops }: Journey): number {
  return from + stops.length - 1
}

/** The first entry of the current document; Back from there leaves the desktop. */
export function startOf({ starts, from, at }: Journey): number {
  return Math.max(from, starts.findLast((start) => start <= at) ?? from)
}

/** The journey after a change of the desktop that is neither Back nor Forward. */
export function step(journey: Journey, shown: Shown, layout: Layout): Journey {
  return layout === 'desktop' ? stepOnDesktop(journey, shown) : stepOnPhone(journey, shown)
}

function stepOnDesktop(before: Journey, { state, front, leftAt }: Shown): Journey {
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
  return pushed(leave(journey, leftAt), front)
}

/**
 * After a window just above the first entry was closed, both entries may represent the same. The
 * journey then continues from the first one, since Back from the upper one would do nothing.
 */
function withoutIdleBack(journey: Journey): Journey {
  const isAboveStart = journey.at - 1 === startOf(journey)
  return isAboveStart && journey.minimized.length === 0 ? onceBelow(journey) : journey
}

/** Removes the current stop if the one below represents the same. */
function onceBelow(journey: Journey): Journey {
  const { at } = journey
  if (at === startOf(journey) || !isSameStop(stopAt(journey, at - 1), stopAt(journey, at))) {
    return journey
  }
  const below = { ...journey, at: at - 1 }
  return at === lastIndex(journey) ? cutAbove(below) : below
}

function stepOnPhone(journey: Journey, { state, front = null, over, leftAt }: Shown): Journey {
  const { from, at } = journey
  const start = startOf(journey)
  // A new cover pushes an entry, which replaces those ahead.
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
    // The entries ahead only match if their distance from the bottom is unchanged.
    const now = isSameStop(current, front) ? current : front
    return become(lower, now, lower.length === at - start ? ahead : [])
  }
  const levels = [...below, scrolled(current, leftAt)]
  if (isVisit(current) && front && window?.minimized) {
    // The sheet's stops move ahead, where Forward leads to them.
    const kept = levels.findLastIndex((each) => !isVisit(each) || each.id !== current.id) + 1
    const lower = distinct(levels.slice(0, kept), front)
    return become(lower, front, [...levels.slice(lower.length + 1), ...ahead])
  }
  return become(levels, front, [])
}

export function travel(journey: Journey, index: number): Journey {
  return { ...journey, at: index, minimized: [], isVacant: false }
}

/** Makes the current entry represent what is in front. */
export function settled(journey: Journey, front: Shown['front']): Journey {
  return withStop({ ...journey, isVacant: front === undefined }, front ?? null)
}

/** Call after an address was typed, for which the browser has added an entry. */
export function entered(journey: Journey): Journey {
  // Until the address has opened something, both still describe the stop below.
  const { minimized, isVacant } = journey
  return { ...pushed(journey, 'address'), minimized, isVacant }
}

/** Marks the address of the current entry as being looked up. */
export function awaiting(journey: Journey): Journey {
  return withStop(journey, 'address')
}

/** The address has opened nothing, so the journey returns to the entry below. */
export function failed(journey: Journey): Journey {
  const { at, from, stops } = journey
  if (at === startOf(journey)) return { ...withStop(journey, null), isVacant: true }
  if (stopAt(journey, at - 1) !== 'address') return cutAbove({ ...journey, at: at - 1 })
  const last = stops.slice(0, at - from).findLast((stop) => stop !== 'address')
  return withStop(journey, last ?? null)
}

/** The number of entries that browsers keep of a tab, any of which may be ahead. */
const UNKNOWN_AHEAD = 50

/**
 * The journey at a load of the page.
 * @param known from before the load, if the tab has kept it
 * @param isNew whether the browser has made the entry for this load
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
  if (known && index >= known.at && index <= known.at + known.over) return { ...known, over: 0 }
  if (known && index >= known.from && index <= lastIndex(known))
    return { ...travel(known, index), over: 0 }
  const stops = Array.from({ length: UNKNOWN_AHEAD + 1 }, () => 'address' as const)
  return { ...NO_JOURNEY, from: index, at: index, starts: [], stops }
}

export function leave(journey: Journey, leftAt: Shown['leftAt']): Journey {
  return withStop(journey, scrolled(stopAt(journey, journey.at), leftAt))
}

/** Adds an entry above the current one, which replaces those that were there. */
export function pushed(journey: Journey, stop: Stop): Journey {
  const { stops, at, ...rest } = cutAbove(journey)
  return bounded({ ...rest, stops: [...stops, stop], at: at + 1, minimized: [], isVacant: false })
}

function withStop(journey: Journey, stop: Stop): Journey {
  const { from, at, stops } = journey
  if (stops[at - from] === stop) return journey
  return { ...journey, stops: stops.map((each, index) => (index === at - from ? stop : each)) }
}

export function cutAbove(journey: Journey): Journey {
  return { ...journey, stops: journey.stops.slice(0, journey.at + 1 - journey.from) }
}

function bounded(journey: Journey): Journey {
  const surplus = Math.max(0, journey.stops.length - MOST_STOPS)
  if (surplus === 0) return journey
  return { ...journey, from: journey.from + surplus, stops: journey.stops.slice(surplus) }
}
