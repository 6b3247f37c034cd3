/** After a load or a change of layout, shows what the entry represents or its address names. */
import { decodedPart, locationText } from '../desktop/locations.ts'
import { shownWindows } from '../desktop/selectors.ts'
import type { Visit } from '../memory/deskState.ts'
import type { Followed, Present } from './followed.ts'
import { awaiting, begun, pushed, settled, stopAt } from './journey.ts'
import { isSamePlace, visitOf } from './stops.ts'
import { locationIn } from './lookUp.ts'

type Beginning = Present & Pick<Followed, 'first'> & { show(stop: Visit | null): void }

export function beginJourney(present: Beginning): void {
  const { memory, first, phone, journey, put } = present
  const { journey: current, earlier } = memory.getState()
  // A change of layout alone continues the journey.
  if (!current) put(begun(earlier, first.index, first.isNew))
  const { at } = journey()
  const stop = stopAt(journey(), at)
  if (!current && first.isNew) return beginNew(present)
  if (stop === 'address') return askOrStay(present)
  // Windows that the visitor has opened meanwhile become a step from this entry.
  if (memory.desktop.getState().apps !== first.state.apps) return undefined
  if (phone) return present.show(stop)
  return beginOnDesktop(present, stop)
}

function beginNew(present: Beginning): void {
  const { memory, registry, history, phone, journey, put, ask } = present
  if (!phone) return askOrStay(present)
  const sheets = shownWindows(memory.desktop.getState()).flatMap((window) => visitOf(window) ?? [])
  // Each restored sheet is a level, and Back leads from one to the next.
  for (const sheet of sheets) put(pushed(journey(), sheet))
  const front = sheets.at(-1)
  if (!front) return askOrStay(present)
  const location = locationIn(history.fragment(), registry)
  const isAsked = history.fragment() !== '' && !(location && isSamePlace(front.location, location))
  return isAsked ? ask() : undefined
}

/** Looks up the entry's address; an empty one means the desktop. */
function askOrStay({ history, journey, put, ask }: Beginning): void {
  const isPlain = history.fragment() === ''
  put(isPlain ? settled(journey(), null) : awaiting(journey()))
  if (!isPlain) ask()
}

function beginOnDesktop(present: Beginning, stop: Visit | null): void {
  const { history, journey, put, show } = present
  const fragment = decodedPart(history.fragment())
  // The message in front is gone, and activating the window below it is not a step.
  if (stop === null && (fragment === '' || journey().isVacant)) {
    return put({ ...journey(), isVacant: true })
  }
  if (fragment === '') return undefined
  if (stop && decodedPart(locationText(stop.location)) === fragment) return show(stop)
  return askOrStay(present)
}
