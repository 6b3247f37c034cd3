/** Writes the entries of the browser's history, the address bar and the title. */
import { decodedPart, locationText } from '../desktop/locations.ts'
import { windowById } from '../desktop/selectors.ts'
import { entryState, indexIn } from './entryIndex.ts'
import type { Followed, Present } from './followed.ts'
import { stopAt } from './journey.ts'
import { isVisit, type Shown } from './stops.ts'

type Written = Pick<Present, 'history' | 'journey' | 'put' | 'look'> & Pick<Followed, 'setTitle'>

export function historyEntries({ history, journey, put, look, setTitle }: Written) {
  // Browsers return the fragment encoded.
  const isInBar = (text: string): boolean => decodedPart(text) === decodedPart(history.fragment())
  const isPending = (): boolean => stopAt(journey(), journey().at) === 'address'
  /** Undefined if the address bar does not change. */
  const barOf = ({ front }: Shown): string | undefined => {
    if (front === undefined || isPending()) return undefined
    return front ? locationText(front.location) : ''
  }
  const goTo = (index: number): void => {
    const from = indexIn(history) ?? index
    put({ ...journey(), goesTo: index })
    history.go(index - from)
  }
  return {
    isPending,
    goTo,
    /** Makes the history as long as the journey. @returns false while it is moving to another entry */
    sync(): boolean {
      const { at, over, goesTo } = journey()
      if (goesTo !== null) return false
      const bar = barOf(look())
      const index = indexIn(history) ?? at + over
      // Browsers refuse more than a hundred writes in half a minute.
      const writeBar = (entry: number): void => {
        if (bar !== undefined && !isInBar(bar)) history.replace(entryState(entry), bar)
      }
      if (index > at + over) {
        // The move is asynchronous; until then the bar would show the old address.
        writeBar(index)
        goTo(at + over)
        return false
      }
      for (let next = index + 1; next <= at + over; next += 1) {
        const stop = next < at ? stopAt(journey(), next) : null
        history.push(entryState(next), isVisit(stop) ? locationText(stop.location) : bar)
      }
      writeBar(at + over)
      return true
    },
    /** Under a message, uses the title of the entry's window, which may just have been set. */
    showTitle({ front, state }: Shown): void {
      const stop = stopAt(journey(), journey().at)
      const isNamed = isVisit(stop) && isInBar(locationText(stop.location))
      const named = front === undefined && isNamed ? stop : front
      const window = named ? windowById(state, named.id) : undefined
      if (named === null) setTitle(null)
      else if (window && !window.minimized) setTitle(window.header.title)
    },
  }
}
