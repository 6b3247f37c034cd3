/**
 * The entry at which the browser's history stands, and what follows the desktop with it: the entry's state, the address
 * bar and the title. What an entry stands for, and which change is a new one, desktop/visits.ts says.
 */
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { DESKTOP_ENTRY, type Entry, isSameEntry, stepTo } from '../../desktop/visits.ts'
import { forgetTops, type HistoryMemory, rememberTop } from './historyMemory.ts'
import { type SavedEntry, savedIn, stateWith } from './savedEntry.ts'
import { showTitle } from './showTitle.ts'

interface Followed {
  readonly store: DesktopStore
  readonly history: BrowserHistory
  setTitle(title: string | null): void
}

/** Brings back, too, what it has hidden. */
export const SHOW_DESKTOP = { type: 'windows/setAsideToggled' } as const satisfies DesktopAction

export type PresentEntry = ReturnType<typeof presentEntry>

export function presentEntry({ store, history, setTitle }: Followed, memory: HistoryMemory) {
  const place = placeIn(history, memory)
  let current = DESKTOP_ENTRY
  let isSettling = false
  /** True while the history goes back from an entry whose address opened nothing. */
  let isRetreating = false

  const saved = (): SavedEntry => place.saved(current)
  /** What is done by this is no step of the visitor's. */
  const withoutSteps = (act: () => void): void => {
    isSettling = true
    try {
      act()
    } finally {
      isSettling = false
    }
  }

  const keep = (type: 'push' | 'replace', entry: Entry): void => {
    current = entry
    memory.at = { index: place.index(), id: entry.visit?.id ?? null }
    // What others keep in an entry is theirs, and not of a new one.
    const before = type === 'push' ? null : history.state()
    history[type](stateWith(before, saved()), entry.address)
  }
  /** A new entry is above the last one; those that were there are gone. */
  const goUp = (): void => place.goUp(current)
  const showTitleOf = (state: DesktopState): void => showTitleAt(current, state, setTitle)
  /** The entry stands for something wrong, in the place of which this is shown: where that is below already, it goes back. */
  const correct = (entry: Entry): void => {
    const below = place.below()
    if (!below || below.isAsked || !isSameEntry(below, entry)) return keep('replace', entry)
    current = entry
    isRetreating = true
    history.replace(stateWith(history.state(), { ...saved(), isVoid: true }), entry.address)
    return history.go(-1)
  }

  const follow = (state: DesktopState): void => {
    if (isSettling) return
    showTitleOf(state)
    // What the visitor does meanwhile is a step from the entry to which the history goes.
    const step = isRetreating ? null : stepTo(current, state)
    if (!step) return
    if (step.isCorrection) return correct(step.entry)
    if (step.type === 'push') {
      rememberTop(store)
      goUp()
    }
    keep(step.type, step.entry)
  }

  return {
    index: place.index,
    entry: () => current,
    /** What is to be saved in its state. */
    saved,
    /** From now on it stands for this. */
    replace: (entry: Entry) => keep('replace', entry),
    goUp,
    /** @returns by how many entries that is forward */
    goTo: place.goTo,
    /** The desktop has changed: where that is a step, the history has an entry more. */
    follow,
    /** Carries actions out, and lets the entry stand for what the desktop shows then, whatever it stood for. */
    settle({ address, minimized = [] }: Entry, actions: readonly DesktopAction[]): void {
      withoutSteps(() => actions.forEach(store.dispatch))
      const settling: Entry = { visit: null, address, minimized }
      const state = store.getState()
      keep('replace', { minimized, ...(stepTo(settling, state)?.entry ?? settling) })
      showTitleOf(state)
    },
    /** Show Desktop is undone: the entry stands again for what it stood for before. */
    bringBack(): void {
      withoutSteps(() => {
        store.dispatch(SHOW_DESKTOP)
        // The visitor was on the desktop, and in no window.
        const isStep = stepTo(current, store.getState())?.type === 'push'
        if (isStep) store.dispatch({ type: 'desktop/focused' })
      })
      follow(store.getState())
    },
    /** The address of this entry was wrong, so the entry stands for what the last one stood for. */
    stay(last: Entry): void {
      const state = store.getState()
      correct(stepTo(last, state)?.entry ?? last)
      showTitleOf(state)
    },
    isRetreating: () => isRetreating,
    /** The history has gone back from an entry whose address opened nothing. */
    retreated(next: SavedEntry): void {
      isRetreating = false
      place.goTo(next)
      keep('replace', next.entry)
      follow(store.getState())
    },
  }
}

/** Where the present entry is among those of the tab. */
function placeIn(history: BrowserHistory, memory: HistoryMemory) {
  const loaded = savedIn(history)
  // A document that the tab has not shown before is an entry above the last one.
  let index = loaded?.index ?? (memory.at === null ? 0 : memory.at.index + 1)
  let isFirst = loaded === null || loaded.isFirst === true
  let below: Entry | null = null
  return {
    index: () => index,
    /** What the entry below stands for; null where that is not known. */
    below: () => below,
    saved: (entry: Entry): SavedEntry => ({ index, entry, ...(isFirst && { isFirst }) }),
    goUp(left: Entry): void {
      below = left
      index += 1
      isFirst = false
      forgetTops(memory, index)
    },
    goTo(next: SavedEntry): number {
      const delta = next.index - index
      if (delta !== 0) below = null
      index = next.index
      isFirst = next.isFirst === true
      return delta
    },
  }
}

/** The title of the active window; under a message that of the entry's window, which may only now have got it. */
function showTitleAt(
  { visit, address }: Entry,
  state: DesktopState,
  setTitle: Followed['setTitle'],
): void {
  const active = activeWindowId(state)
  showTitle(state, active, setTitle)
  const isMessage = windowById(state, active ?? '')?.kind === 'message'
  const named = address === '' ? undefined : windowById(state, visit?.id ?? '')
  if (isMessage && named && !named.minimized) setTitle(named.header.title)
}
