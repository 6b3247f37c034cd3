/**
 * Keeps the session of this tab while the site is open, and restores that of the last load. Where the visitor wants the
 * desk remembered, the same text is kept for the next visit, too: it is that of the tab that was seen last.
 */
import type { Registry } from '../../apps/host/registry.ts'
import { watchDrafts } from '../../apps/host/drafts.ts'
import { watchClosed, watchList } from '../../apps/host/recents.ts'
import type { KeptDesk } from '../../base/services/keptDesk.ts'
import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { SessionStorage } from '../../base/services/session.ts'
import type { Timers } from '../../base/services/time/timers.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { parseSession, restoreDrafts, restoreRecents, sessionText } from './sessionText.ts'

export { createKeptDesk } from '../../base/services/keptDesk.ts'

export interface SessionParts {
  readonly store: DesktopStore
  readonly registry: Registry
  readonly session: SessionStorage
  readonly desk: KeptDesk
}

/** Opens the windows of the last load again. To be called before anything is shown. */
export function restoreSession({ store, registry, session, desk }: SessionParts): void {
  const kept = parseSession(session.read() ?? desk.read() ?? '')
  if (!kept) return
  const windows = kept.entries.map(({ window }) => window)
  store.dispatch({ type: 'session/restored', windows, focusing: kept.focusing })
  restoreDrafts(kept, store, registry)
  restoreRecents(kept, store, registry)
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
  let hasTold = false
  const write = (): void => {
    cancel?.()
    cancel = null
    const { text, dropped } = sessionText(store, registry)
    const isInTab = session.write(text)
    const isKept = desk.write(text) && isInTab
    const [title] = dropped
    if (isKept && title === undefined) hasTold = false
    else if (!hasTold && text !== null) {
      hasTold = true
      store.dispatch({ type: 'message/shown', title: 'Notes', message: tooLong(title) })
    }
  }
  const changed = (): void => {
    cancel ??= timers.after(WRITE_AFTER_MS, write)
  }
  const leave = ({ type }: Event): void => {
    // A tab in the background has been left before: it does not put its desk in the place of a later one.
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
  view.addEventListener('pagehide', leave)
  view.document.addEventListener('visibilitychange', leave)
  // Windows may have been opened before this was loaded.
  if (store.getState().apps.length > 0) changed()
}

function tooLong(title: string | undefined): string {
  const what = title === undefined ? 'This desktop' : `'${title}'`
  return `${what} is too long to be kept when you reload.\nCopy what you need before you leave.`
}
