/**
 * Keeps the session of this tab while the site is open, and restores that of the last load. If the visitor asked for
 * it, the same text, without the history, is also stored for the next visit; the tab that was visible last wins.
 */
import type { KeptDesk } from '../../base/services/keptDesk.ts'
import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { SessionStorage } from '../../base/services/session.ts'
import type { Timers } from '../../base/services/time/timers.ts'
import type { DeskMemory } from '../deskState.ts'
import { createLossTeller } from './losses.ts'
import { restoreText } from './restoreSession.ts'
import { hasTexts, sessionText } from './sessionText.ts'
import { whenQuiet } from './whenQuiet.ts'

export { createKeptDesk } from '../../base/services/keptDesk.ts'

export interface SessionParts {
  readonly memory: DeskMemory
  readonly session: SessionStorage
  readonly desk: KeptDesk
}

/** Reopens the windows of the last load. Call it before anything is shown. */
export function restoreSession({ memory, session, desk }: SessionParts): void {
  restoreText(session.read() ?? desk.read() ?? '', memory)
}

/** How long after a change the session is written; a tab that crashes loses no more than that. */
const WRITE_AFTER_MS = 500

/** Writes the session some time after each change, and at once when the page is left or hidden. */
export function keepSession(
  { memory, session, desk }: SessionParts,
  { timers, storage }: { readonly timers: Timers; readonly storage: ChoiceStorage },
  view: Window,
): void {
  const { desktop } = memory
  let cancel: (() => void) | null = null
  const tell = createLossTeller((action) => whenQuiet(view, timers, () => desktop.dispatch(action)))
  const write = (): void => {
    cancel?.()
    cancel = null
    const { forLater, losses, tab } = writeToTab(memory, session)
    const isDeskKept = desk.write(forLater)
    tell({ losses, tab, isDeskKept, hasTexts: () => hasTexts(memory) })
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
  desktop.subscribe(changed)
  memory.subscribe(changed)
  view.addEventListener('pagehide', leave)
  view.document.addEventListener('visibilitychange', leave)
  // Windows may have been opened before this was loaded.
  if (desktop.getState().apps.length > 0) changed()
}

/** Smaller limits, in characters, to retry with when the tab's storage is full. */
const SHORTER = [1_000_000, 250_000]

/** Stores in the tab what there is room for; `forLater` is the text for the next visit, at its full length. */
function writeToTab(memory: DeskMemory, session: SessionStorage) {
  const { text, desk: forLater, ...whole } = sessionText(memory)
  let { losses } = whole
  let tab = session.write(text)
  let tried = text
  for (const longest of SHORTER) {
    if (tab !== 'full') break
    const shorter = sessionText(memory, longest)
    // No text is that long, so there is nothing to leave out.
    if (shorter.text === tried) continue
    tried = shorter.text
    tab = session.write(tried)
    if (tab === 'kept') losses = shorter.losses
  }
  return { forLater, losses, tab }
}
