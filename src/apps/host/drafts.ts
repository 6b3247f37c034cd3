/**
 * Drafts: what was typed into a window, or how far its visitor has read. A view is unmounted when the
 * layout changes between desktop and phone; the view that replaces it reads the draft. The session
 * keeps them over a reload (app/session). The drafts of a closed window are kept for a window that replaces it.
 */
import { useState } from 'react'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'

/** One value for each window and subject, whose meaning only the app knows. */
export interface Draft<T> {
  /** The value that was kept last, or the initial one. */
  read(): T
  /** Keeps a value without rendering anything; ignored once the window is closed. */
  keep(value: T): void
}

/** What a draft is about: what the app keeps, or how far the page is scrolled. */
export type DraftSubject = 'content' | 'reading'

/** What drafts need of the desktop's store. */
export type DraftStore = Pick<ReturnType<typeof useOSAppState>, 'getState' | 'subscribe'>
type WindowDrafts = Map<DraftSubject, unknown>

interface Drafts {
  readonly listeners: Set<() => void>
  readonly open: Map<WindowId, WindowDrafts>
  /** The drafts of closed windows, the newest last. */
  readonly closed: Map<WindowId, WindowDrafts>
}

/** The number of closed windows whose drafts are kept; a reload may restore more. */
const MOST_CLOSED = 20

const draftsByStore = new WeakMap<DraftStore, Drafts>()

function draftsOf(store: DraftStore): Drafts {
  const known = draftsByStore.get(store)
  if (known) return known
  const drafts: Drafts = { open: new Map(), closed: new Map(), listeners: new Set() }
  draftsByStore.set(store, drafts)
  // The subscription lives as long as the store, so nothing ends it.
  store.subscribe((state, previous) => {
    if (state.apps === previous.apps) return
    // Before what is closed now, of which others have yet to hear: all windows may close at once.
    for (const id of drafts.closed.keys()) {
      if (drafts.closed.size <= MOST_CLOSED) break
      drafts.closed.delete(id)
    }
    for (const [id, values] of drafts.open) {
      if (windowById(state, id)) continue
      drafts.open.delete(id)
      drafts.closed.set(id, values)
    }
  })
  return drafts
}

/** The draft of a window of this store. The caller must use one type for one window and subject. */
export function draftOf<T>(
  store: DraftStore,
  id: WindowId,
  initial: T,
  subject: DraftSubject = 'content',
): Draft<T> {
  const drafts = draftsOf(store)
  return {
    read() {
      const values = drafts.open.get(id)
      return values?.has(subject) ? (values.get(subject) as T) : initial
    },
    keep(value) {
      if (!windowById(store.getState(), id)) return
      const values = drafts.open.get(id) ?? new Map<DraftSubject, unknown>()
      drafts.open.set(id, values.set(subject, value))
      for (const listener of drafts.listeners) listener()
    },
  }
}

/** What was typed into a window that is open, or was closed a moment ago. */
export function lastDraft(store: DraftStore, id: WindowId): unknown {
  const { open, closed } = draftsOf(store)
  return (open.get(id) ?? closed.get(id))?.get('content')
}

/** Keeps the draft of a window that was closed before the page was loaded. */
export function keepClosedDraft(store: DraftStore, id: WindowId, value: unknown): void {
  draftsOf(store).closed.set(id, new Map([['content', value]]))
}

/** Calls `listener` whenever a draft is kept. Returns what ends the subscription. */
export function watchDrafts(store: DraftStore, listener: () => void): () => void {
  const { listeners } = draftsOf(store)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives a window that has just been opened the drafts of the closed one that it replaces. */
export function inheritDrafts(store: DraftStore, from: WindowId, to: WindowId): void {
  const { open, closed } = draftsOf(store)
  const values = closed.get(from)
  if (!values || !windowById(store.getState(), to)) return
  closed.delete(from)
  open.set(to, values)
}

/**
 * The draft of the view's window. It does not render: a text area takes `read()` for its
 * `defaultValue` and calls `keep` as it is typed into; state takes it for its first value.
 *
 * @throws Error outside of the desktop's provider
 */
export function useDraft<T>(windowId: WindowId, initial: T, subject?: DraftSubject): Draft<T> {
  const store = useOSAppState()
  const [draft] = useState(() => draftOf(store, windowId, initial, subject))
  return draft
}
