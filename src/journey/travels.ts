/** Performs Back and Forward, without recording steps. */
import { shownWindows } from '../desktop/selectors.ts'
import type { WindowId } from '../desktop/state.ts'
import type { Present } from './followed.ts'
import { cutAbove, lastIndex, leave, startOf, stopAt, travel } from './journey.ts'
import { SHOW_DESKTOP, type Showing } from './showing.ts'
import { isSameStop, isVisit } from './stops.ts'
import { isPresent } from './returning.ts'

export function travels(present: Present, showing: Showing) {
  const { memory, registry, history, phone, journey, put, look, onReturn } = present
  const { desktop } = memory
  const { act, arrive } = showing

  /** Undoes Show Desktop: the entry represents again what it did before. */
  const bringBack = (): void => {
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
  const reachOnDesktop = (index: number, wasPending: boolean): void => {
    const { at } = journey()
    if (desktop.getState().setAside && !wasPending && index === at - 1) {
      present.goTo(at)
      return bringBack()
    }
    const delta = index - at
    if (delta === 0) return undefined
    put(travel(leave(journey(), look().leftAt), index))
    const stop = stopAt(journey(), index)
    const isThere = stop !== 'address' && isPresent(stop, look(), registry.manifests)
    arrive()
    // Back must change something, but must not leave the site for that.
    const isAtStart = delta < 0 && index === startOf(journey())
    if (isThere && !wasPending && !isAtStart) history.go(Math.sign(delta))
    return undefined
  }

  /** Closes the sheet, or minimizes it if it cannot be closed or a stop below still needs it. */
  const leaveSheet = (id: WindowId): void => {
    const { stops, at, from } = journey()
    const lower = stops.slice(startOf(journey()) - from, at - from)
    if (!lower.some((stop) => isVisit(stop) && stop.id === id)) return phone?.leaveTopmost()
    desktop.dispatch({ type: 'window/focused', id })
    return desktop.dispatch({ type: 'window/minimized', id })
  }
  /** Closes a cover or message, or goes to the stop below. */
  const leaveOne = (): void => {
    if (present.cover.isOn()) return present.cover.takeAway()
    const front = shownWindows(desktop.getState()).at(-1)
    if (front && !front.location) {
      put(cutAbove(journey()))
      return act(() => phone?.leaveTopmost())
    }
    const { at } = journey()
    if (at === startOf(journey())) return undefined
    put(travel(leave(journey(), look().leftAt), at - 1))
    const stop = stopAt(journey(), at - 1)
    const id = isVisit(stop) ? stop.id : undefined
    if (front && front.id !== id) act(() => leaveSheet(front.id))
    return arrive()
  }
  const bringOne = (): void => {
    const { at } = journey()
    if (at === lastIndex(journey())) return
    put(travel(leave(journey(), look().leftAt), at + 1))
    arrive()
  }
  const reachOnPhone = (index: number): void => {
    const { at, over } = journey()
    const levels = index - at - over
    for (let left = Math.abs(levels); left > 0; left -= 1) {
      if (levels < 0) leaveOne()
      else bringOne()
    }
  }

  return {
    /** @param wasPending whether the visitor only gave up the lookup of an address */
    reach(index: number, wasPending: boolean): void {
      // The sheets of entries beyond are closed, or their addresses were wrong.
      if (index > lastIndex(journey()) + journey().over) return
      if (phone) reachOnPhone(index)
      else reachOnDesktop(index, wasPending)
    },
  }
}
