/**
 * Windows and notes for the next visit, in the site's entry of localStorage. It is the entry that says whether they may
 * be kept: another tab may have taken the consent back.
 */
import { ENTRY_KEY, ENTRY_VERSION, type EntryHost, readStored, storedDesk } from './storedEntry.ts'

export interface KeptDesk {
  /** The text that was kept last, or null. Never throws. */
  read(): string | null
  /** Whether the visitor wants it kept. */
  isWanted(): boolean
  /**
   * Keeps the text, which is made of JSON, or forgets it where it is null; does nothing where it is not wanted. Returns
   * false where there is no room for it.
   */
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
      // Put in as it is: text that may have millions of characters is not parsed to be written again.
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
