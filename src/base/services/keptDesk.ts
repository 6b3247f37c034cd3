/** Windows and notes in localStorage. Another tab may withdraw the consent, so each use reads it. */
import { ENTRY_KEY, ENTRY_VERSION, type EntryHost, readStored, storedDesk } from './storedEntry.ts'

export type KeptDesk = ReturnType<typeof createKeptDesk>

export interface KeptDeskHost extends EntryHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

export function createKeptDesk(host: KeptDeskHost) {
  const entry = (): object | null => {
    const stored = readStored(host)
    if (typeof stored !== 'object' || stored === null) return null
    const { version, remembersDesk } = stored as Record<string, unknown>
    return version === ENTRY_VERSION && remembersDesk === true ? stored : null
  }
  return {
    /** Null if nothing is stored. Never throws. */
    read(): string | null {
      const desk = storedDesk(host)
      return desk ? JSON.stringify(desk) : null
    },
    isWanted: () => entry() !== null,
    /** Stores JSON text if the visitor consents; null removes it. False if storage is full. */
    write(text: string | null): boolean {
      const stored = entry()
      if (!stored) return true
      const rest = JSON.stringify({ ...stored, desk: undefined })
      // Spliced in unparsed, since the text may have millions of characters.
      const next = text === null ? rest : `${rest.slice(0, -1)},"desk":${text}}`
      try {
        host.localStorage.setItem(ENTRY_KEY, next)
        return true
      } catch {
        return false
      }
    },
  }
}
