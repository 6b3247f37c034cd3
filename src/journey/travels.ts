/** Performs Back and Forward, without recording steps. */
import { shownWindows } from '../desktop/selectors.ts'
import type { WindowId } from '../desktop/state.ts'
import type { Present } from './followed.ts'
import { goTo } from './historyEntries.ts'
import { cutAbove, lastIndex, leave, startOf, stopAt, travel } from './journey.ts'
import { arrive, SHOW_DESKTOP } from './showing.ts'
import { isSameStop, isVisit } from './stops.ts'
import { isPresent } from './returning.ts'

/** @param wasPending whether the visitor only gave up the lookup of an address */
export function reach(index: number, wasPending: boolean, present: Present): void {
  const { at, over } = present.journey()
  // The sheets of entries beyond are closed, or their addresses were wrong.
  if (index > lastIndex(present.journey()) + over) return
  if (!present.phone) reachOnDesktop(index, wasPending, present)
  const levels = index - at - over
  for (let left = present.phone ? Math.abs(levels) : 0; left > 0; left -= 1) {
    if (levels < 0) leaveOne(present)
    else bringOne(present)
  }
}

function bringOne(present: Present): void {
  const { journey } = present
  if (journey().at === lastIndex(journey())) return
  go(1, present)
  arrive(present)
}

function go(by: number, { journey, put, look }: Present): void {
  const left = leave(journey(), look().leftAt)
  put(travel(left, left.at + by))
}

function reachOnDesktop(index: number, wasPending: boolean, present: Present): void {
  const { memory, registry, history, journey, look } = present
  const { at } = journey()
  if (memory.desktop.getState().setAside && !wasPending && index === at - 1) {
    goTo(at, present)
    return bringBack(present)
  }
  const delta = index - at
  if (delta === 0) return undefined
  go(delta, present)
  const stop = stopAt(journey(), index)
  const isThere = stop !== 'address' && isPresent(stop, look(), registry.manifests)
  arrive(present)
  // Back must change something, but must not leave the site for that.
  const isAtStart = delta < 0 && index === startOf(journey())
  if (isThere && !wasPending && !isAtStart) history.go(Math.sign(delta))
  return undefined
}

/** Undoes Show Desktop: the entry represents again what it did before. */
function bringBack({ memory: { desktop }, journey, look, act, onReturn }: Present): void {
  act(() => {
    desktop.dispatch(SHOW_DESKTOP)
    const { front } = look()
    const { minimized, at } = journey()
    const known = [...minimized, stopAt(journey(), at)]
    // The visitor was at the desktop, not in a window.
    if (front && !known.some((each) => isSameStop(each, front))) {
      desktop.dispatch({ type: 'desktop/focused' })
    }
  })
  const { front } = look()
  if (front) onReturn(front.id)
}

/** Closes a cover or message, or goes to the stop below. */
function leaveOne(present: Present): void {
  const { memory, phone, journey, put, act } = present
  if (present.isCovered) return takeCoverAway(present)
  const front = shownWindows(memory.desktop.getState()).at(-1)
  if (front && !front.location) {
    put(cutAbove(journey()))
    return act(() => phone?.leaveTopmost())
  }
  if (journey().at === startOf(journey())) return undefined
  go(-1, present)
  const stop = stopAt(journey(), journey().at)
  const id = isVisit(stop) ? stop.id : undefined
  if (front && front.id !== id) act(() => leaveSheet(front.id, present))
  return arrive(present)
}

function takeCoverAway(present: Present): void {
  present.isCovered = false
  present.phone?.uncover()
}

/** Closes the sheet, or minimizes it if it cannot be closed or a stop below still needs it. */
function leaveSheet(id: WindowId, { memory: { desktop }, phone, journey }: Present): void {
  const { stops, at, from } = journey()
  const lower = stops.slice(startOf(journey()) - from, at - from)
  if (!lower.some((stop) => isVisit(stop) && stop.id === id)) return phone?.leaveTopmost()
  desktop.dispatch({ type: 'window/focused', id })
  return desktop.dispatch({ type: 'window/minimized', id })
}
