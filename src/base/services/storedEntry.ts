/** The site's one entry of localStorage, for those who validate it themselves. */

/** The name of the entry. */
export const ENTRY_KEY = 'meadow'

/** Increase it when the meaning of a field changes; an entry of another version is dropped. */
export const ENTRY_VERSION = 1

/** What an entry is read from. */
export interface EntryHost {
  /** May throw when read: some browsers deny it where cookies are blocked. */
  readonly localStorage: Pick<Storage, 'getItem'>
}

/** @returns what another version, or anybody, may have written; null where there is nothing that can be read */
export function readStored(host: EntryHost): unknown {
  try {
    return JSON.parse(host.localStorage.getItem(ENTRY_KEY) ?? 'null')
  } catch {
    // Storage is denied, or the entry is not JSON.
    return null
  }
}

/** Windows and notes of an earlier visit; undefined where there are none, or the visitor does not want them kept. */
export function storedDesk(host: EntryHost): object | undefined {
  const entry = Object(readStored(host) ?? {}) as Record<string, unknown>
  const { version, remembersDesk, desk } = entry
  if (version !== ENTRY_VERSION || remembersDesk !== true) return undefined
  return typeof desk === 'object' && desk !== null ? desk : undefined
}
