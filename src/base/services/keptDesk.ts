/**
 * The part of the site's localStorage entry for windows and notes. Consent is read from the entry
 * each time, since another tab may have withdrawn it.
 */
import { ENTRY_KEY, ENTRY_VERSION, type EntryHost, readStored, storedDesk } from './storedEntry.ts'

export interface KeptDesk {
  /** Null if nothing is stored. Never throws. */
  read(): string | null
  isWanted(): boolean
  /** Stores JSON text if the visitor consents; null removes it. False if storage is full. */
  write(text: string | null): boolean
}

export interface KeptDeskHost extends EntryHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

export function createKeptDesk(host: KeptDeskHost): KeptDesk {
  const entry = (): object | null => {
    const stored = readStored(host)
    if (typeof stored !== 'object' || stored === null) return null
    const { version, remembersDesk } = stored as Record<string, unknown>
    return version === ENTRY_VERSION && remembersDesk === true ? stored : null
  }
  return {
    read() {
      const desk = storedDesk(host)
      return desk ? JSON.stringify(desk) : null
    },
    isWanted: () => entry() !== null,
    write(text) {
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
