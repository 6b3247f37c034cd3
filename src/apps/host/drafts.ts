/**
 * Drafts: what was typed into a window, or how far its visitor has read. A view is unmounted when the
 * layout changes between desktop and phone; the view that replaces it reads the draft. Drafts are kept
 * in memory only, and dropped when their window closes.
 */
import { useState } from 'react'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'

/** One value for each window, whose meaning only the app knows. */
export interface Draft<T> {
  /** The value that was kept last, or the initial one. */
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
  // The subscription lives as long as the store, so nothing ends it.
  store.subscribe((state, previous) => {
    if (state.apps === previous.apps) return
    for (const id of drafts.keys()) if (!windowById(state, id)) drafts.delete(id)
  })
  return drafts
}

/** The draft of a window of this store. The caller must use one type for one window. */
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
