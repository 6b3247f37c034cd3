export const ENTRY_KEY = 'meadow'

/** Increase it when the meaning of a field changes; entries of other versions are dropped. */
export const ENTRY_VERSION = 1

export interface EntryHost {
  /** May throw when read: some browsers deny it if cookies are blocked. */
  readonly localStorage: Pick<Storage, 'getItem'>
}

/** Unvalidated: anybody may have written the entry. Null if there is none. */
export function readStored(host: EntryHost): unknown {
  try {
    return JSON.parse(host.localStorage.getItem(ENTRY_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Undefined without consent, or if nothing is stored. */
export function storedDesk(host: EntryHost): object | undefined {
  const entry = Object(readStored(host) ?? {}) as Record<string, unknown>
  const { version, remembersDesk, desk } = entry
  if (version !== ENTRY_VERSION || remembersDesk !== true) return undefined
  return typeof desk === 'object' && desk !== null ? desk : undefined
}

/** How the visitor wants everything to look, unvalidated; undefined if nothing was chosen. */
export function storedDisplay(host: EntryHost): unknown {
  return storedField(host, 'display')
}

/** Whether the visitor has chosen light or dark pages; undefined if not, and the system decides. */
export function storedPageScheme(host: EntryHost): 'light' | 'dark' | undefined {
  const chosen = storedField(host, 'pages')
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** For pages, which load no validation: the entry's other fields stay as they are. Not kept where the browser stores nothing. */
export function storePageScheme(
  host: { readonly localStorage: Pick<Storage, 'getItem' | 'setItem'> },
  pages: 'light' | 'dark',
): void {
  const entry = Object(readStored(host) ?? {}) as Record<string, unknown>
  const kept = entry['version'] === ENTRY_VERSION ? entry : { version: ENTRY_VERSION }
  try {
    host.localStorage.setItem(ENTRY_KEY, JSON.stringify({ ...kept, pages }))
  } catch {
    // Denied or full: the choice lasts as long as the page.
  }
}

export function storedQuiet(host: EntryHost): boolean {
  return storedField(host, 'quiet') === true
}

function storedField(host: EntryHost, name: string): unknown {
  const entry = Object(readStored(host) ?? {}) as Record<string, unknown>
  return entry['version'] === ENTRY_VERSION ? entry[name] : undefined
}
