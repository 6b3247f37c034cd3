/**
 * Keeps the visitor's choices for the next visit, in one entry of localStorage, which holds nothing that identifies the
 * visitor. Windows and notes are in it only with the visitor's consent; keptDesk.ts writes them.
 */
import * as v from 'valibot'
import { createEmitter } from '../kit/emitter.ts'
import { ENTRY_KEY, ENTRY_VERSION, type EntryHost, readStored, storedDesk } from './storedEntry.ts'

/** A field that does not validate gets its default; the other fields are kept. */
const choicesSchema = v.object({
  /** No sound is played. */
  muted: v.fallback(v.boolean(), false),
  /** Whether it snows; absent: the season decides. */
  snow: v.fallback(v.optional(v.boolean()), undefined),
  balloonDismissed: v.fallback(v.boolean(), false),
  bubbleDismissed: v.fallback(v.boolean(), false),
  /** A phone's greeting was closed, or an app was opened there. */
  greeted: v.fallback(v.boolean(), false),
  /** How the desktop's icons are arranged; the desktop validates it. Absent: as the owner lists them. */
  icons: v.optional(v.unknown()),
  /** Windows and notes are kept for the next visit. */
  remembersDesk: v.fallback(v.optional(v.literal(true)), undefined),
  /** The address of whoever may count the visits; absent: nobody. */
  countedAt: v.fallback(v.optional(v.string()), undefined),
})

const entrySchema = v.object({ version: v.literal(ENTRY_VERSION), ...choicesSchema.entries })

export type Choices = Readonly<v.InferOutput<typeof choicesSchema>>

const NOTHING_CHOSEN: Choices = v.parse(choicesSchema, {})

export interface ChoiceStorage {
  /** The choices now; the same object until one of them changes. */
  read(): Choices
  /**
   * Changes some of the choices, and stores them where the browser allows it; else they last for this visit, but for the
   * one to remember the desk, which would mean nothing. Never throws.
   */
  write(changes: Partial<Choices>): void
  /** Calls `listener` after every change, one made in another tab included. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** What the storage needs of the browser's window. */
export interface StorageHost extends EntryHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/**
 * The storage of a page, to be kept as long as the page. If localStorage is absent, denied or full, the
 * choices last as long as the page.
 */
export function createStorage(host: StorageHost): ChoiceStorage {
  const listeners = createEmitter()
  let choices = readEntry(host)

  const adopt = (next: Choices) => {
    choices = next
    listeners.emit()
  }
  host.addEventListener('storage', (event) => {
    // The key is null when another tab has cleared the whole storage.
    if (event.key !== ENTRY_KEY && event.key !== null) return
    adopt(readEntry(host))
  })
  return {
    read: () => choices,
    write(changes) {
      const next = { ...choices, ...changes }
      adopt(writeEntry(host, next) ? next : { ...next, remembersDesk: undefined })
    },
    subscribe: listeners.subscribe,
  }
}

function readEntry(host: StorageHost): Choices {
  const entry = v.safeParse(entrySchema, readStored(host))
  return entry.success ? v.parse(choicesSchema, entry.output) : NOTHING_CHOSEN
}

/** Writes the entry, or removes it if there is nothing to keep. @returns false where storage is denied or full */
function writeEntry(host: StorageHost, choices: Choices): boolean {
  const kept = Object.entries(choices).filter(
    ([name, value]) => value !== NOTHING_CHOSEN[name as keyof Choices],
  )
  try {
    if (kept.length === 0) host.localStorage.removeItem(ENTRY_KEY)
    else {
      const desk = choices.remembersDesk ? storedDesk(host) : undefined
      const entry = { version: ENTRY_VERSION, ...Object.fromEntries(kept), ...(desk && { desk }) }
      host.localStorage.setItem(ENTRY_KEY, JSON.stringify(entry))
    }
    return true
  } catch {
    return false
  }
}
