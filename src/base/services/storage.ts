/**
 * Stores the visitor's choices for the next visit in one localStorage entry, which holds nothing
 * that identifies the visitor. Windows and notes are in it only with consent (keptDesk.ts).
 */
import * as v from 'valibot'
import { createEmitter } from '../kit/emitter.ts'
import { ENTRY_KEY, ENTRY_VERSION, type EntryHost, readStored, storedDesk } from './storedEntry.ts'

/** An invalid field gets its default; the others are kept. */
const choicesSchema = v.object({
  muted: v.fallback(v.boolean(), false),
  /** Of every sound, in percent. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 100),
  /** The events that sound (sound/soundChoice.ts). */
  sounds: v.fallback(v.string(), 'error'),
  /** No snow, notices, sound and motion. */
  quiet: v.fallback(v.boolean(), false),
  /** Absent: the season decides. */
  snow: v.fallback(v.optional(v.boolean()), undefined),
  balloonDismissed: v.fallback(v.boolean(), false),
  bubbleDismissed: v.fallback(v.boolean(), false),
  /** The phone's greeting was closed, or an app was opened there. */
  greeted: v.fallback(v.boolean(), false),
  /** The arrangement of icons, validated by the desktop. Absent: the owner's order. */
  icons: v.optional(v.unknown()),
  /** Sizes and best times of Minesweeper, validated by the app. */
  mines: v.optional(v.unknown()),
  /** Scheme, wallpaper, size and screen saver, validated by displayChoices.ts. */
  display: v.optional(v.unknown()),
  /** Of the pages. Absent: as the system has it. */
  pages: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
  remembersDesk: v.fallback(v.optional(v.literal(true)), undefined),
  /** The endpoint that may count the visits; absent: none. */
  countedAt: v.fallback(v.optional(v.string()), undefined),
})

const entrySchema = v.object({ version: v.literal(ENTRY_VERSION), ...choicesSchema.entries })

export type Choices = Readonly<v.InferOutput<typeof choicesSchema>>

const NOTHING_CHOSEN: Choices = v.parse(choicesSchema, {})

export type ChoiceStorage = ReturnType<typeof createStorage>

export interface StorageHost extends EntryHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/** The storage must live as long as the page. Without localStorage, choices last as long. */
export function createStorage(host: StorageHost) {
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
    /** The same object until a choice changes. */
    read: (): Choices => choices,
    /**
     * Stores the changes if the browser allows it. If not, they last for this visit, except
     * `remembersDesk`, which would have no effect. Never throws.
     */
    write(changes: Partial<Choices>): void {
      const next = { ...choices, ...changes }
      adopt(writeEntry(host, next) ? next : { ...next, remembersDesk: undefined })
    },
    /** Also called for changes in other tabs. */
    subscribe: listeners.subscribe,
  }
}

function readEntry(host: StorageHost): Choices {
  const entry = v.safeParse(entrySchema, readStored(host))
  return entry.success ? v.parse(choicesSchema, entry.output) : NOTHING_CHOSEN
}

/** Removes the entry if all choices are defaults. False if storage is denied or full. */
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
