/**
 * Stores and restores the session of this tab. With consent the same text, without the history, is
 * stored for the next visit; the tab that was visible last wins.
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

/** Call it before anything is shown. */
export function restoreSession({ memory, session, desk }: SessionParts): void {
  restoreText(session.read() ?? desk.read() ?? '', memory)
}

/** A tab that crashes loses no more than this. */
const WRITE_AFTER_MS = 500

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
    const { forLater, isCut, tab } = writeToTab(memory, session)
    const isDeskKept = desk.write(forLater)
    tell({ isCut, tab, isDeskKept, hasTexts: () => hasTexts(memory) })
  }
  const changed = (): void => {
    cancel ??= timers.after(WRITE_AFTER_MS, write)
  }
  const leave = ({ type }: Event): void => {
    // A background tab was saved when hidden; saving it again would overwrite a more recent desk.
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

/** Smaller limits in characters, tried if the tab's storage is full. */
const SHORTER = [1_000_000, 250_000]

/** Writes what fits into the tab's storage; `forLater` is the full text for the next visit. */
function writeToTab(memory: DeskMemory, session: SessionStorage) {
  const { text, desk: forLater, ...whole } = sessionText(memory)
  let { isCut } = whole
  let tab = session.write(text)
  let tried = text
  for (const longest of SHORTER) {
    if (tab !== 'full') break
    const shorter = sessionText(memory, longest)
    // No text is that long, so nothing was left out.
    if (shorter.text === tried) continue
    tried = shorter.text
    tab = session.write(tried)
    if (tab === 'kept') isCut = shorter.isCut
  }
  return { forLater, isCut, tab }
}
