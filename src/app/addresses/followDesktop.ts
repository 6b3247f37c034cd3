/**
 * Keeps the browser's address bar, title and history with the desktop: a step of the visitor's is an entry, and Back
 * and Forward show again what an entry stands for. What is a step, and what an entry stands for, desktop/visits.ts says.
 */
import { inheritDrafts } from '../../apps/host/drafts.ts'
import { forgetReopened } from '../../apps/host/recents.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { readingOf } from '../../apps/host/useReadingPosition.ts'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { actionsTo, DESKTOP_ENTRY, type Entry, isPresent, stepTo } from '../../desktop/visits.ts'
import { createClosedWindows } from './closedWindows.ts'
import { keptIn, stateWith } from './keptEntry.ts'
import { actionAt } from './openAddress.ts'

export interface Followed {
  readonly store: DesktopStore
  readonly registry: Registry
  readonly history: BrowserHistory
  /** Sets the title of the document: that of the active window, or null while none is active. */
  setTitle(title: string | null): void
}

/**
 * Opens what the address asks for, and follows the desktop from then on.
 * @returns what ends it: the address is plain from then on
 */
export function followDesktop(followed: Followed): () => void {
  const { store, registry, history, setTitle } = followed
  const closed = createClosedWindows()
  /** How far the window of an entry was scrolled when it was left, by the entry's index. */
  const tops = new Map<number, number>()
  let index = keptIn(history)?.index ?? 0
  let current = DESKTOP_ENTRY
  let isSettling = false

  const keep = (type: 'push' | 'replace', entry: Entry): void => {
    current = entry
    history[type](stateWith(history, { index, entry }), entry.address)
  }
  const rememberTop = (): void => {
    if (current.visit) tops.set(index, readingOf(store, current.visit.id)?.top ?? 0)
  }
  const follow = (state: DesktopState): void => {
    showTitle(state, setTitle)
    const step = stepTo(current, state)
    if (!step) return
    if (step.type === 'push') {
      rememberTop()
      index += 1
      tops.delete(index)
    }
    keep(step.type, step.entry)
  }
  /** Carries actions out, and lets the current entry stand for what the desktop shows then, whatever it stood for. */
  const settle = (entry: Entry, actions: readonly DesktopAction[]): void => {
    isSettling = true
    try {
      actions.forEach(store.dispatch)
    } finally {
      isSettling = false
    }
    current = { ...entry, visit: null }
    const state = store.getState()
    keep('replace', stepTo(current, state)?.entry ?? current)
    showTitle(state, setTitle)
  }
  /** Opens what somebody has typed into the address bar, which has made an entry of it. */
  const enter = (fragment: string): void => {
    settle({ visit: null, address: fragment }, [actionAt(fragment, store.getState(), registry)])
  }
  const returnTo = (entry: Entry): void => {
    const before = store.getState()
    const to = { manifests: registry.manifests, closed: closed.windows, top: tops.get(index) }
    settle(entry, actionsTo(entry, before, to))
    const opened = activeWindowId(store.getState())
    if (!entry.visit || opened === null || windowById(before, opened)) return
    closed.succeed(entry.visit.id, opened)
    inheritDrafts(store, entry.visit.id, opened)
    forgetReopened(store, entry.visit.id)
  }
  const arrived = (): void => {
    const kept = keptIn(history)
    rememberTop()
    if (!kept) {
      index += 1
      enter(history.fragment())
      return
    }
    const delta = kept.index - index
    index = kept.index
    const entry = closed.renewed(kept.entry)
    const isThere = isPresent(entry, store.getState(), registry.manifests)
    returnTo(entry)
    // Whoever goes back wants to see something else.
    if (isThere && delta !== 0) history.go(Math.sign(delta))
  }

  const first = history.fragment()
  if (first === '') {
    // Windows may have been opened before this was loaded, or by another layout.
    keep('replace', { visit: keptIn(history)?.entry.visit ?? null, address: '' })
    follow(store.getState())
  } else enter(first)
  const watched = store.subscribe((state, previous) => {
    closed.watch(state, previous)
    if (!isSettling) follow(state)
  })
  const ends = [watched, history.subscribe(arrived)]
  return () => {
    ends.forEach((end) => end())
    history.replace(stateWith(history, { index, entry: current }), '')
  }
}

function showTitle(state: DesktopState, setTitle: Followed['setTitle']): void {
  const id = activeWindowId(state)
  const window = id === null ? undefined : windowById(state, id)
  // A message leaves the title as it is.
  if (window && window.kind === 'message') return
  setTitle(window ? window.header.title : null)
}
