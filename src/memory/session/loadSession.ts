/** Loads session.ts before the first paint if there is a session, else with the first window. */
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { createSessionStorage, type SessionHost } from '../../base/services/session.ts'
import { type EntryHost, storedDesk } from '../../base/services/storedEntry.ts'
import { report } from '../../base/services/report.ts'

export const sessionModule = lazyModule(() => import('./session.ts'))

/** Undefined if there is no session to restore or the module fails to load. */
export async function loadSession(
  host: SessionHost & EntryHost,
): Promise<Awaited<ReturnType<typeof sessionModule.load>> | undefined> {
  if (createSessionStorage(host).read() === null && !storedDesk(host)) return undefined
  return sessionModule.load().catch((error: unknown) => {
    report('The last session is not restored', error)
    return undefined
  })
}
