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
  /** What the bar says; undefined if it stays as it is. */
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
    /** Whether the address of the present entry is being looked up. */
    isPending,
    /** Moves to another entry, which is no travel of the visitor. */
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
        // The move takes a moment, in which the bar would name what has been left.
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
    /** The title is that of what is in front, or of the window under a message, which may just have got it. */
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
