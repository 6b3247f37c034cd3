/**
 * The current history entry and everything kept in line with it: its state, the address bar and the title.
 * desktop/visits.ts defines entries and steps.
 */
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

/** Hides all windows, or brings back those that it has hidden. */
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
  /** Changes the desktop without recording a step of the visitor. */
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
    // On replace, keep the keys of other modules; a new entry starts without them.
    const before = type === 'push' ? null : history.state()
    history[type](stateWith(before, saved()), entry.address)
  }
  /** A new entry lies above the last one; those that were there are gone. */
  const goUp = (): void => place.goUp(current)
  const showTitleOf = (state: DesktopState): void => showTitleAt(current, state, setTitle)
  /**
   * Replaces an entry whose place was wrong. If the entry below already represents `entry`, goes back to it and marks
   * this one void.
   */
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
    // What the visitor does while the history goes back is a step from the entry that it goes to.
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
    /** What to save in the entry's state. */
    saved,
    /** From now on the current entry represents this. */
    replace: (entry: Entry) => keep('replace', entry),
    goUp,
    /** @returns the distance in entries; negative for Back */
    goTo: place.goTo,
    /** Call after a change of the desktop: a step is recorded in the history. */
    follow,
    /** Dispatches the actions without recording a step; the current entry then represents what the desktop shows. */
    settle({ address, minimized = [] }: Entry, actions: readonly DesktopAction[]): void {
      withoutSteps(() => actions.forEach(store.dispatch))
      const settling: Entry = { visit: null, address, minimized }
      const state = store.getState()
      keep('replace', { minimized, ...(stepTo(settling, state)?.entry ?? settling) })
      showTitleOf(state)
    },
    /** Undoes Show Desktop: the entry represents again what it did before. */
    bringBack(): void {
      withoutSteps(() => {
        store.dispatch(SHOW_DESKTOP)
        // The visitor was on the desktop, and in no window.
        const isStep = stepTo(current, store.getState())?.type === 'push'
        if (isStep) store.dispatch({ type: 'desktop/focused' })
      })
      follow(store.getState())
    },
    /** The address of this entry was wrong, so the entry represents what the last one did. */
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

/** The position of the current entry among those of the tab. */
function placeIn(history: BrowserHistory, memory: DeskMemory) {
  const loaded = savedIn(history)
  // A document that the tab has not shown before is an entry above the last one.
  const { at } = memory.getState().history
  let index = loaded?.index ?? (at === null ? 0 : at.index + 1)
  let isFirst = loaded === null || loaded.isFirst === true
  let below: Entry | null = null
  return {
    index: () => index,
    /** What the entry below represents; null if that is not known. */
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

/** The title of the active window or, under a message, of the entry's window, whose title may just have been set. */
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
