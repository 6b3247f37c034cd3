/** Writes the entries of the browser's history, the address bar and the title. */
import { decodedPart, locationText } from '../desktop/locations.ts'
import { windowById } from '../desktop/selectors.ts'
import type { Journey } from '../memory/deskState.ts'
import { entryState, indexIn } from './entryIndex.ts'
import type { Present } from './followed.ts'
import { isPending, stopAt } from './journey.ts'
import { isVisit, type Shown } from './stops.ts'

/** Moves to another entry without showing what it represents. */
export function goTo(index: number, { history, journey, put }: Present): void {
  const from = indexIn(history) ?? index
  put({ ...journey(), goesTo: index })
  history.go(index - from)
}

/** Makes the history as long as the journey. @returns false while it is moving to another entry */
export function sync({ front }: Shown, present: Present): boolean {
  const { history, journey } = present
  const { at, over, goesTo } = journey()
  if (goesTo !== null) return false
  const bar = barOf(front, journey())
  const index = indexIn(history) ?? at + over
  // Browsers refuse more than a hundred writes in half a minute.
  const writeBar = (entry: number): void => {
    if (bar !== undefined && !isInBar(bar, present)) history.replace(entryState(entry), bar)
  }
  if (index > at + over) {
    // The move is asynchronous; until then the bar would show the old address.
    writeBar(index)
    goTo(at + over, present)
    return false
  }
  for (let next = index + 1; next <= at + over; next += 1) {
    const stop = next < at ? stopAt(journey(), next) : null
    history.push(entryState(next), isVisit(stop) ? locationText(stop.location) : bar)
  }
  writeBar(at + over)
  return true
}

/** Undefined if the address bar does not change. */
function barOf(front: Shown['front'], journey: Journey): string | undefined {
  if (front === undefined || isPending(journey)) return undefined
  return front ? locationText(front.location) : ''
}

/** Under a message, uses the title of the entry's window, which may just have been set. */
export function showTitle({ front, state }: Shown, present: Present): void {
  const { journey, setTitle } = present
  const stop = stopAt(journey(), journey().at)
  const isNamed = isVisit(stop) && isInBar(locationText(stop.location), present)
  const named = front === undefined && isNamed ? stop : front
  const window = named ? windowById(state, named.id) : undefined
  if (named === null) setTitle(null)
  else if (window && !window.minimized) setTitle(window.header.title)
}

/** Browsers return the fragment encoded. */
function isInBar(text: string, { history }: Present): boolean {
  return decodedPart(text) === decodedPart(history.fragment())
}
