/** The stops of a journey, and what is shown in the same terms. Pure. */
import { locationText } from '../desktop/locations.ts'
import { shownWindows, windowById } from '../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId, WindowLocation } from '../desktop/state.ts'
import type { DeskMemory, Stop, Visit } from '../memory/deskState.ts'
import { readingOf } from '../memory/drafts.ts'

export type Layout = 'desktop' | 'phone'

export interface Shown {
  readonly state: DesktopState
  /** Null for the plain desktop or the grid; undefined for a message on the desktop. */
  readonly front: Visit | null | undefined
  /** The number of messages and covers on a phone, which Back closes one by one. */
  readonly over: number
  /** The scroll position, and what has the focus. */
  leftAt(id: WindowId): Pick<WindowLocation, 'top' | 'focused'>
}

export function shownIn(state: DesktopState, layout: Layout): Pick<Shown, 'front' | 'over'> {
  const shown = shownWindows(state)
  if (layout === 'phone') {
    const named = shown.findLast(({ location }) => location !== undefined)
    const messages = shown.filter(({ location }) => location === undefined).length
    return { front: named ? visitOf(named) : null, over: messages }
  }
  const active = state.focusing === 'WINDOW' ? shown.at(-1) : undefined
  return { front: active ? (visitOf(active) ?? undefined) : null, over: 0 }
}

export function isVisit(stop: Stop | undefined): stop is Visit {
  return typeof stop === 'object' && stop !== null
}

/** Whether both look the same to the visitor. */
export function isSameStop(a: Stop, b: Stop): boolean {
  if (!isVisit(a) || !isVisit(b)) return a === b && a !== 'address'
  return a.id === b.id && isSamePlace(a.location, b.location)
}

/** Ignores the scroll position and the focus. */
export function isSamePlace(a: WindowLocation, b: WindowLocation): boolean {
  return a.path === b.path && a.section === b.section
}

/** How far the window is scrolled, in whole pixels, and what has the focus in it. */
export function leftIn(memory: DeskMemory, id: WindowId): Pick<WindowLocation, 'top' | 'focused'> {
  const { top = 0, focused } = readingOf(memory, id) ?? {}
  return { top: Math.round(top), ...(focused !== undefined && { focused }) }
}

/** Null if the window has no location. */
export function visitOf({ id, appName, location }: AppWindow): Visit | null {
  return location ? { id, appName, location: placeOf(location) } : null
}

function placeOf({ path, section }: WindowLocation): WindowLocation {
  return section === undefined ? { path } : { path, section }
}

export function scrolled(stop: Stop, leftAt: Shown['leftAt']): Stop {
  if (!isVisit(stop)) return stop
  return { ...stop, location: { ...placeOf(stop.location), ...leftAt(stop.id) } }
}

/** Drops repetitions, so that Back always changes something. */
export function distinct(below: readonly Stop[], now: Stop): readonly Stop[] {
  return below.filter((stop, index) => {
    const next = index + 1 < below.length ? below[index + 1] : now
    return !isSameStop(stop, next ?? null)
  })
}

/** The stop, or what its window shows now if the location was wrong. */
export function corrected(stop: Stop, state: DesktopState): Stop {
  if (!isVisit(stop) || !isCorrected(stop, state)) return stop
  const window = windowById(state, stop.id)
  return (window && visitOf(window)) ?? stop
}

export function isCorrected({ id, location }: Visit, state: DesktopState): boolean {
  const insteadOf = windowById(state, id)?.location?.insteadOf
  return insteadOf !== undefined && insteadOf === locationText(location)
}
