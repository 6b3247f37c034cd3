/** The current history entry, and the address bar and title that go with it. */
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DeskMemory } from '../../memory/deskState.ts'
import { forgetTops, keepPlace, rememberTop } from '../../memory/historyMemory.ts'
import { DESKTOP_ENTRY, type Entry, isSameEntry, stepTo } from '../../desktop/visits.ts'
import { type SavedEntry, savedIn, stateWith } from './savedEntry.ts'
import { showTitle } from './showTitle.ts'

interface Followed {
  readonly memory: DeskMemory
  readonly history: BrowserHistory
  setTitle(title: string | null): void
}

export const SHOW_DESKTOP = { type: 'windows/setAsideToggled' } as const satisfies DesktopAction

export type PresentEntry = ReturnType<typeof presentEntry>

export function presentEntry({ memory, history, setTitle }: Followed) {
  const store = memory.desktop
  const place = placeIn(history, memory)
  let current = DESKTOP_ENTRY
  let isSettling = false
  /** True while the history goes back from an entry whose address opened nothing. */
  let isRetreating = false

  const saved = (): SavedEntry => place.saved(current)
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
    keepPlace(memory, { index: place.index(), id: entry.visit?.id ?? null })
    // Replacing keeps the keys of other modules; a new entry starts without them.
    const before = type === 'push' ? null : history.state()
    history[type](stateWith(before, saved()), entry.address)
  }
  const goUp = (): void => place.goUp(current)
  const showTitleOf = (state: DesktopState): void => showTitleAt(current, state, setTitle)
  /** Replaces a wrong entry. If the entry below is the same, returns to that and voids this one. */
  const correct = (entry: Entry): void => {
    const below = place.below()
    if (!below || below.isPending || !isSameEntry(below, entry)) return keep('replace', entry)
    current = entry
    isRetreating = true
    history.replace(stateWith(history.state(), { ...saved(), isVoid: true }), entry.address)
    return history.go(-1)
  }

  const follow = (state: DesktopState): void => {
    if (isSettling) return
    showTitleOf(state)
    // What the visitor does while the history goes back is a step from the entry it goes to.
    const step = isRetreating ? null : stepTo(current, state)
    if (!step) return
    if (step.isCorrection) return correct(step.entry)
    if (step.type === 'push') {
      rememberTop(memory)
      goUp()
    }
    keep(step.type, step.entry)
  }

  return {
    index: place.index,
    entry: () => current,
    saved,
    replace: (entry: Entry) => keep('replace', entry),
    goUp,
    /** Returns the distance in entries; negative for Back. */
    goTo: place.goTo,
    /** Call after every change of the desktop; steps are recorded in the history. */
    follow,
    /** Dispatches actions without recording a step; the entry then represents the result. */
    settle({ address, minimized = [] }: Entry, actions: readonly DesktopAction[]): void {
      withoutSteps(() => actions.forEach(store.dispatch))
      const settling: Entry = { visit: null, address, minimized }
      const state = store.getState()
      keep('replace', { minimized, ...(stepTo(settling, state)?.entry ?? settling) })
      showTitleOf(state)
    },
    /** Undoes Show Desktop. */
    bringBack(): void {
      withoutSteps(() => {
        store.dispatch(SHOW_DESKTOP)
        // The visitor was at the desktop, not in a window.
        const isStep = stepTo(current, store.getState())?.type === 'push'
        if (isStep) store.dispatch({ type: 'desktop/focused' })
      })
      follow(store.getState())
    },
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

function placeIn(history: BrowserHistory, memory: DeskMemory) {
  const loaded = savedIn(history)
  // A document that is new to the tab is an entry above the last one.
  const { at } = memory.getState().history
  let index = loaded?.index ?? (at === null ? 0 : at.index + 1)
  let isFirst = loaded === null || loaded.isFirst === true
  let below: Entry | null = null
  return {
    index: () => index,
    /** Null if unknown. */
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

/** Under a message, uses the title of the entry's window, which may just have been set. */
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
