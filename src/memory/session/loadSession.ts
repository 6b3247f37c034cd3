/**
 * Loads the code that restores and keeps the session (session.ts): before anything is shown where there is a session to
 * restore, of this tab or of an earlier visit; otherwise not before the first window, so an empty desktop pays nothing.
 */
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { createSessionStorage, type SessionHost } from '../../base/services/session.ts'
import { type EntryHost, storedDesk } from '../../base/services/storedEntry.ts'
import { report } from '../../base/services/report.ts'

export const sessionModule = lazyModule(() => import('./session.ts'))

/** The module, or undefined if there is no session to restore or the module fails to load. */
export async function loadSession(
  host: SessionHost & EntryHost,
): Promise<Awaited<ReturnType<typeof sessionModule.load>> | undefined> {
  if (createSessionStorage(host).read() === null && !storedDesk(host)) return undefined
  return sessionModule.load().catch((error: unknown) => {
    report('The last session is not restored', error)
    return undefined
  })
}
