/**
 * Keeps the session of this tab while the site is open, and restores that of the last load. If the visitor asked for
 * it, the same text, without the history, is also stored for the next visit; the tab that was visible last wins.
 */
import type { Registry } from '../../apps/host/registry.ts'
import { watchDrafts } from '../../apps/host/drafts.ts'
import { watchClosed, watchList } from '../../apps/host/recents.ts'
import type { KeptDesk } from '../../base/services/keptDesk.ts'
import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { SessionStorage } from '../../base/services/session.ts'
import type { Timers } from '../../base/services/time/timers.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { memoryOf } from '../addresses/historyMemory.ts'
import { createLossTeller } from './losses.ts'
import { restoreMemory } from './sessionMemory.ts'
import {
  hasTexts,
  parseSession,
  restoreDrafts,
  restoreRecents,
  sessionText,
} from './sessionText.ts'
import { whenQuiet } from './whenQuiet.ts'

export { createKeptDesk } from '../../base/services/keptDesk.ts'

export interface SessionParts {
  readonly store: DesktopStore
  readonly registry: Registry
  readonly session: SessionStorage
  readonly desk: KeptDesk
}

/** Reopens the windows of the last load. Call it before anything is shown. */
export function restoreSession({ store, registry, session, desk }: SessionParts): void {
  const last = parseSession(session.read() ?? desk.read() ?? '')
  if (!last) return
  const { focusing, recents, memory } = last
  const windows = last.windows.map(({ window }) => window)
  store.dispatch({
    type: 'session/restored',
    windows,
    focusing,
    ...(memory && { nextAppID: memory.nextId }),
  })
  restoreDrafts(last, store, registry)
  restoreRecents(last, store, registry)
  if (memory) restoreMemory(memory, recents, store, registry)
}

/** How long after a change the session is written; a tab that crashes loses no more than that. */
const WRITE_AFTER_MS = 500

/** Writes the session some time after each change, and at once when the page is left or hidden. */
export function keepSession(
  { store, registry, session, desk }: SessionParts,
  { timers, storage }: { readonly timers: Timers; readonly storage: ChoiceStorage },
  view: Window,
): void {
  let cancel: (() => void) | null = null
  const tell = createLossTeller((action) => whenQuiet(view, timers, () => store.dispatch(action)))
  const write = (): void => {
    cancel?.()
    cancel = null
    const { forLater, losses, tab } = writeToTab({ store, registry, session })
    const isDeskKept = desk.write(forLater)
    tell({ losses, tab, isDeskKept, hasTexts: () => hasTexts(store, registry) })
  }
  const changed = (): void => {
    cancel ??= timers.after(WRITE_AFTER_MS, write)
  }
  const leave = ({ type }: Event): void => {
    // A background tab was saved when it was hidden; saving it again would overwrite the desk of a more recent tab.
    const isLeft = type === 'visibilitychange' || view.document.visibilityState === 'visible'
    if (cancel || (isLeft && desk.isWanted())) write()
  }
  let isRemembered = storage.read().remembersDesk
  storage.subscribe(() => {
    const { remembersDesk } = storage.read()
    if (remembersDesk && !isRemembered) write()
    isRemembered = remembersDesk
  })
  watchClosed(store, registry)
  store.subscribe(changed)
  watchDrafts(store, changed)
  watchList(store, changed)
  memoryOf(store).listeners.add(changed)
  view.addEventListener('pagehide', leave)
  view.document.addEventListener('visibilitychange', leave)
  // Windows may have been opened before this was loaded.
  if (store.getState().apps.length > 0) changed()
}

/** Smaller limits, in characters, to retry with when the tab's storage is full. */
const SHORTER = [1_000_000, 250_000]

/** Stores in the tab what there is room for; `forLater` is the text for the next visit, at its full length. */
function writeToTab({ store, registry, session }: Omit<SessionParts, 'desk'>) {
  const { text, desk: forLater, ...whole } = sessionText(store, registry)
  let { losses } = whole
  let tab = session.write(text)
  let tried = text
  for (const longest of SHORTER) {
    if (tab !== 'full') break
    const shorter = sessionText(store, registry, longest)
    // No text is that long, so there is nothing to leave out.
    if (shorter.text === tried) continue
    tried = shorter.text
    tab = session.write(tried)
    if (tab === 'kept') losses = shorter.losses
  }
  return { forLater, losses, tab }
}
