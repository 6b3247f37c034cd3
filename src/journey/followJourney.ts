/**
 * Keeps the browser's history, the address bar and the title in line with what is shown. The reducer
 * in journey.ts decides what the entries represent.
 *
 * After a change of the desktop the reducer computes the next journey, and `sync` pushes the entries
 * that are missing or goes back from those that are obsolete. Back, Forward and typed addresses
 * arrive as a move to another entry (`arrived`); travels.ts then shows what the entry represents, or
 * lookUp.ts resolves its address. A step made during the lookup takes over the entry.
 */
import type { DesktopAction } from '../desktop/actions.ts'
import type { DeskMemory, Journey } from '../memory/deskState.ts'
import { readingOf } from '../memory/drafts.ts'
import { beginJourney } from './beginJourney.ts'
import { entryState, indexIn } from './entryIndex.ts'
import type { Followed, Present } from './followed.ts'
import { entered, failed, leave, NO_JOURNEY, startOf, step } from './journey.ts'
import { isSameStop, type Layout, type Shown, shownIn } from './stops.ts'
import { historyEntries } from './historyEntries.ts'
import { type Found, lookUp } from './lookUp.ts'
import { type Showing, showingOf } from './showing.ts'
import { travels } from './travels.ts'

/** Loaded in the same chunk. */
export { hasPage } from '../apps/host/pageList.ts'

export type JourneyFollower = ReturnType<typeof followJourney>

interface Asked {
  /** The front at the start of the lookup. */
  readonly front: Shown['front']
  readonly isFirst: boolean
}

export function followJourney(followed: Followed) {
  const { memory, history, phone } = followed
  const { desktop } = memory
  const layout: Layout = phone ? 'phone' : 'desktop'
  let asked: Asked | null = null
  /** A page to visit once the history has left the entry made for its address. */
  let page: string | null = null
  let { isCovered } = followed

  const access = accessTo(memory, layout, () => isCovered)
  const { journey, put, look } = access
  const entries = historyEntries({ ...followed, ...access })
  const { isPending, goTo } = entries
  const isUntouched = (front: Shown['front']): boolean =>
    isPending() && asked !== null && isSameFront(front, asked.front)

  const follow = (): void => {
    if (showing.isUnderWay()) return
    const shown = look()
    if (!isUntouched(shown.front)) put(step(journey(), shown, layout))
    if (!entries.sync()) return
    entries.showTitle(shown)
    const next = page
    page = null
    if (next !== null) followed.toPage(next, false)
  }

  const ask = (): void => {
    const { at } = journey()
    const mine: Asked = { front: look().front, isFirst: at === startOf(journey()) }
    asked = mine
    const found = lookUp(history.fragment(), layout, { ...followed, getState: desktop.getState })
    if (!(found instanceof Promise)) finish(found, mine)
    else void found.then((later) => asked === mine && finish(later, mine))
  }
  const finish = (found: Found, { isFirst }: Asked): void => {
    asked = null
    if (found.type === 'page' && isFirst) return followed.toPage(found.path, true)
    if (found.type === 'page') page = found.path
    const messages = carryOut(found, showing, desktop.dispatch)
    const isWrong = found.type === 'page' || found.type === 'nothing'
    if (isWrong && isPending()) put(failed(journey()))
    follow()
    return messages.forEach(desktop.dispatch)
  }
  const takeCoverAway = (): void => {
    isCovered = false
    phone?.uncover()
  }
  const cover = { isOn: () => isCovered, takeAway: takeCoverAway }
  const present: Present = { ...followed, ...access, ask, goTo, cover }
  const showing = showingOf(present)
  const travelling = travels(present, showing)

  const arrived = (): void => {
    const index = indexIn(history)
    const { goesTo } = journey()
    put({ ...journey(), goesTo: null })
    if (index === null) {
      put(entered(leave(journey(), look().leftAt)))
      history.replace(entryState(journey().at + journey().over))
      ask()
    } else if (index !== goesTo) {
      const wasPending = isPending()
      asked = null
      travelling.reach(index, wasPending)
    }
    follow()
  }

  beginJourney({ ...present, first: followed.first, show: showing.show })
  if (indexIn(history) === journey().goesTo) put({ ...journey(), goesTo: null })
  // The visitor has moved before this was loaded.
  if (indexIn(history) !== followed.first.index) arrived()
  follow()
  const ends = [desktop.subscribe(follow), history.subscribe(arrived)]
  return {
    /** Whether menus or dialogs lie over the sheets of a phone. */
    setCovered(next: boolean): void {
      isCovered = next
      follow()
    },
    end(): void {
      asked = null
      ends.forEach((stop) => stop())
    },
  }
}

/** Shows the target of an address without recording a step. @returns messages to be shown afterwards */
function carryOut(
  found: Found,
  showing: Showing,
  dispatch: (action: DesktopAction) => void,
): readonly DesktopAction[] {
  if (found.type === 'home') showing.goHome()
  if (found.type === 'nothing') return [found.message]
  if (found.type !== 'windows') return []
  const [action, ...messages] = found.actions
  if (action) showing.act(() => dispatch(action))
  return messages
}

/** Reads and changes the journey, and reads what is shown. */
function accessTo(memory: DeskMemory, layout: Layout, isCovered: () => boolean) {
  const journey = (): Journey => memory.getState().journey ?? NO_JOURNEY
  const put = (next: Journey): void => {
    if (next !== memory.getState().journey) memory.setState({ journey: next })
  }
  const look = (): Shown => {
    const state = memory.desktop.getState()
    const { front, over } = shownIn(state, layout)
    const leftAt: Shown['leftAt'] = (id) => {
      const { top = 0, focused } = readingOf(memory, id) ?? {}
      return { top: Math.round(top), ...(focused !== undefined && { focused }) }
    }
    return { state, front, over: over + Number(isCovered()), leftAt }
  }
  return { journey, put, look }
}

/** A message in front equals any other message. */
function isSameFront(a: Shown['front'], b: Shown['front']): boolean {
  return a === undefined || b === undefined ? a === b : isSameStop(a, b)
}
