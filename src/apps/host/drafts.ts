/**
 * What was typed into a window, or where its visitor stands in it, kept beside the view. A view is
 * unmounted when the page turns from the desktop to the phone's layout or back; what it kept here is
 * there for the view that takes its place. Kept in memory only, and gone when the window closes.
 */
import { useState } from 'react'
import { useOSAppState } from '../../desktop/DesktopProvider.tsx'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'

/** One value a window; what is in it is the app's own business. */
export interface Draft<T> {
  /** What was kept last, or the initial value. */
  read(): T
  /** Keeps a value without rendering anything; ignored once the window is closed. */
  keep(value: T): void
}

type Store = Pick<ReturnType<typeof useOSAppState>, 'getState' | 'subscribe'>
type Drafts = Map<WindowId, unknown>

const draftsByStore = new WeakMap<Store, Drafts>()

function draftsOf(store: Store): Drafts {
  const known = draftsByStore.get(store)
  if (known) return known
  const drafts: Drafts = new Map()
  draftsByStore.set(store, drafts)
  // As long-lived as the store: both go together.
  store.subscribe((state, previous) => {
    if (state.apps === previous.apps) return
    for (const id of drafts.keys()) if (!windowById(state, id)) drafts.delete(id)
  })
  return drafts
}

/** The draft of a window of this store. The caller sees to it that one window keeps one type. */
export function draftOf<T>(store: Store, id: WindowId, initial: T): Draft<T> {
  const drafts = draftsOf(store)
  return {
    read: () => (drafts.has(id) ? (drafts.get(id) as T) : initial),
    keep(value) {
      if (windowById(store.getState(), id)) drafts.set(id, value)
    },
  }
}

/**
 * The draft of the view's window. It does not render: a text area takes `read()` for its
 * `defaultValue` and calls `keep` as it is typed into; state takes it for its first value.
 *
 * @throws Error outside of the desktop's provider
 */
export function useDraft<T>(windowId: WindowId, initial: T): Draft<T> {
  const store = useOSAppState()
  const [draft] = useState(() => draftOf(store, windowId, initial))
  return draft
}
