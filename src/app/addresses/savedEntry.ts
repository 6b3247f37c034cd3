/**
 * What the desktop saves in the state of a history entry, and reads when Back or Forward leads there. It is validated,
 * since another version may have written it.
 */
import * as v from 'valibot'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'

/** The other keys of an entry's state belong to other modules. */
const KEY = 'desktop'

const visitSchema = v.object({
  id: v.string(),
  appName: v.string(),
  location: v.object({ path: v.string(), section: v.exactOptional(v.string()) }),
})
const savedSchema = v.object({
  /** Counts the entries of this tab; Back leads to a smaller one. */
  index: v.pipe(v.number(), v.safeInteger()),
  /** Back from this entry leads off the desktop. */
  isFirst: v.exactOptional(v.literal(true)),
  /** Its address opened nothing, so Forward to it leads nowhere. */
  isVoid: v.exactOptional(v.literal(true)),
  entry: v.object({
    visit: v.nullable(visitSchema),
    address: v.string(),
    isPending: v.exactOptional(v.literal(true)),
    minimized: v.exactOptional(v.pipe(v.array(visitSchema), v.readonly())),
  }),
})

export type SavedEntry = v.InferOutput<typeof savedSchema>

/** What is saved in the current entry; null where the desktop has saved nothing. */
export function savedIn(history: Pick<BrowserHistory, 'state'>): SavedEntry | null {
  const saved = v.safeParse(savedSchema, Object(history.state() ?? {})[KEY])
  return saved.success ? saved.output : null
}

/** The position of the current entry among the desktop's in this tab; null if the desktop has not made it. */
export function indexIn(history: Pick<BrowserHistory, 'state'>): number | null {
  return savedIn(history)?.index ?? null
}

/** The entry's state with `saved` in it, and without the phone's sheets (savedSheets.ts), which no longer apply. */
export function stateWith(state: unknown, saved: SavedEntry): object {
  return { ...Object(state ?? {}), sheets: undefined, [KEY]: saved }
}
