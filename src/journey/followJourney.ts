/**
 * Keeps the browser's history, the address bar and the title in line with what is shown. The reducer
 * in journey.ts decides what the entries represent.
 *
 * After a change of the desktop the reducer computes the next journey, and `sync` pushes the entries
 * that are missing or goes back from those that are obsolete. Back, Forward and typed addresses
 * arrive as a move to another entry (`arrived`); travels.ts then shows what the entry represents, or
 * lookUp.ts resolves its address. A step made during the lookup takes over the entry.
 */
import { beginJourney } from './beginJourney.ts'
import { entryState, indexIn } from './entryIndex.ts'
import { type Followed, presentOf } from './followed.ts'
import { showTitle, sync } from './historyEntries.ts'
import { entered, failed, isPending, leave, startOf, step } from './journey.ts'
import { type Found, lookUp } from './lookUp.ts'
import { goHome } from './showing.ts'
import { isSameStop, type Layout, type Shown } from './stops.ts'
import { reach } from './travels.ts'

/** Loaded in the same chunk. */
export { hasPage } from '../apps/host/pageList.ts'

export type JourneyFollower = ReturnType<typeof followJourney>

interface Asked {
  /** The front at the start of the lookup. */
  readonly front: Shown['front']
  readonly isFirst: boolean
}

export function followJourney(followed: Followed) {
  const { history, phone, toPage, first } = followed
  const { desktop } = followed.memory
  const layout: Layout = phone ? 'phone' : 'desktop'
  let asked: Asked | null = null
  /** Where a move of this program's own was to lead when an address was typed: it may still arrive there. */
  let overtaken: number | null = null
  /** A page to visit once the history has left the entry made for its address. */
  let page: string | undefined

  const ask = (): void => {
    const mine = { front: look().front, isFirst: journey().at === startOf(journey()) }
    asked = mine
    void lookUp(history.fragment(), layout, { ...followed, getState: desktop.getState }).then(
      (found) => asked === mine && finish(found, mine),
    )
  }
  const present = presentOf(followed, ask)
  const { journey, put, look, act } = present

  const follow = (): void => {
    if (present.isActing) return
    const shown = look()
    const isUntouched = isPending(journey()) && asked && isSameFront(shown.front, asked.front)
    if (!isUntouched) put(step(journey(), shown, layout))
    if (!sync(shown, present)) return
    showTitle(shown, present)
    const next = page
    page = undefined
    if (next !== undefined) toPage(next, false)
  }
  const finish = ({ action, page: found, messages }: Found, { isFirst }: Asked): void => {
    asked = null
    if (found !== undefined && isFirst) return toPage(found, true)
    page = found
    if (action === 'home') goHome(present)
    else if (action) act(() => desktop.dispatch(action))
    else if (isPending(journey())) put(failed(journey()))
    follow()
    return messages.forEach(desktop.dispatch)
  }
  const arrived = (): void => {
    const index = indexIn(history)
    const { goesTo } = journey()
    const late = overtaken
    overtaken = index === null ? goesTo : null
    put({ ...journey(), goesTo: null })
    if (index === null) {
      put(entered(leave(journey(), look().leftAt)))
      history.replace(entryState(journey().at + journey().over))
      ask()
    } else if (index !== goesTo && index !== late) {
      const wasPending = isPending(journey())
      asked = null
      reach(index, wasPending, present)
    }
    follow()
  }

  beginJourney(present)
  if (indexIn(history) === journey().goesTo) put({ ...journey(), goesTo: null })
  // The visitor has moved before this was loaded.
  if (indexIn(history) !== first.index) arrived()
  follow()
  const ends = [desktop.subscribe(follow), history.subscribe(arrived)]
  return {
    /** Whether menus or dialogs lie over the sheets of a phone. */
    setCovered(next: boolean): void {
      present.isCovered = next
      follow()
    },
    end(): void {
      asked = null
      ends.forEach((stop) => stop())
    },
  }
}

/** A message in front equals any other message. */
function isSameFront(a: Shown['front'], b: Shown['front']): boolean {
  return a === undefined || b === undefined ? a === b : isSameStop(a, b)
}
