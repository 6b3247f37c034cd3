/** Keeps the session of this tab while the site is open, and restores that of the last load. */
import type { Registry } from '../../apps/host/registry.ts'
import { watchDrafts } from '../../apps/host/drafts.ts'
import type { SessionStorage } from '../../base/services/session.ts'
import type { Timers } from '../../base/services/time/timers.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { parseSession, restoreDrafts, sessionText } from './sessionText.ts'

export interface SessionParts {
  readonly store: DesktopStore
  readonly registry: Registry
  readonly session: SessionStorage
}

/** Opens the windows of the last load again. To be called before anything is shown. */
export function restoreSession({ store, registry, session }: SessionParts): void {
  const kept = parseSession(session.read() ?? '')
  if (!kept) return
  const windows = kept.entries.map(({ window }) => window)
  store.dispatch({ type: 'session/restored', windows, focusing: kept.focusing })
  restoreDrafts(kept, store, registry)
}

/** How long after a change the session is written; a tab that crashes loses no more than that. */
const WRITE_AFTER_MS = 500

/** Writes the session some time after each change, and at once when the page is left or hidden. */
export function keepSession(
  { store, registry, session }: SessionParts,
  timers: Timers,
  view: Window,
): void {
  let cancel: (() => void) | null = null
  let hasTold = false
  const write = (): void => {
    cancel?.()
    cancel = null
    const { text, dropped } = sessionText(store, registry)
    const isKept = session.write(text)
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
  const leave = (): void => {
    if (cancel) write()
  }
  store.subscribe(changed)
  watchDrafts(store, changed)
  view.addEventListener('pagehide', leave)
  view.document.addEventListener('visibilitychange', leave)
  // Windows may have been opened before this was loaded.
  if (store.getState().apps.length > 0) changed()
}

function tooLong(title: string | undefined): string {
  const what = title === undefined ? 'This desktop' : `'${title}'`
  return `${what} is too long to be kept when you reload.\nCopy what you need before you leave.`
}
