/** After a load or a change of layout, shows what the entry represents or its address names. */
import { decodedPart, locationText } from '../desktop/locations.ts'
import { shownWindows } from '../desktop/selectors.ts'
import type { Visit } from '../memory/deskState.ts'
import type { Present } from './followed.ts'
import { awaiting, begun, pushed, settled, stopAt } from './journey.ts'
import { locationIn } from './lookUp.ts'
import { show } from './showing.ts'
import { isSamePlace, visitOf } from './stops.ts'

export function beginJourney(present: Present): void {
  const { memory, first, phone, journey, put } = present
  const { journey: current, earlier } = memory.getState()
  // A change of layout alone continues the journey.
  if (!current) put(begun(earlier, first.index, first.isNew))
  if (!current && first.isNew) return phone ? beginOnPhone(present) : askOrStay(present)
  const stop = stopAt(journey(), journey().at)
  if (stop === 'address') return askOrStay(present)
  // Windows that the visitor has opened meanwhile become a step from this entry.
  if (memory.desktop.getState().apps !== first.state.apps) return undefined
  return phone ? show(stop, present) : continueOnDesktop(stop, present)
}

function beginOnPhone(present: Present): void {
  const { memory, registry, history, journey, put, ask } = present
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
function askOrStay({ history, journey, put, ask }: Present): void {
  const isPlain = history.fragment() === ''
  put(isPlain ? settled(journey(), null) : awaiting(journey()))
  if (!isPlain) ask()
}

function continueOnDesktop(stop: Visit | null, present: Present): void {
  const { history, journey, put } = present
  const fragment = decodedPart(history.fragment())
  // The message in front is gone, and activating the window below it is not a step.
  if (stop === null && (fragment === '' || journey().isVacant)) {
    return put({ ...journey(), isVacant: true })
  }
  if (fragment === '') return undefined
  if (stop && decodedPart(locationText(stop.location)) === fragment) return show(stop, present)
  return askOrStay(present)
}
