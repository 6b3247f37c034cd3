/** The desktop's part of an entry's state, validated since another version may have written it. */
import * as v from 'valibot'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'

const KEY = 'desktop'

const visitSchema = v.object({
  id: v.string(),
  appName: v.string(),
  location: v.object({ path: v.string(), section: v.exactOptional(v.string()) }),
})
const savedSchema = v.object({
  /** Counts the entries of this tab; Back leads to a smaller one. */
  index: v.pipe(v.number(), v.safeInteger()),
  /** Back from this entry leaves the desktop. */
  isFirst: v.exactOptional(v.literal(true)),
  /** The address opened nothing, so Forward skips the entry. */
  isVoid: v.exactOptional(v.literal(true)),
  entry: v.object({
    visit: v.nullable(visitSchema),
    address: v.string(),
    isPending: v.exactOptional(v.literal(true)),
    minimized: v.exactOptional(v.pipe(v.array(visitSchema), v.readonly())),
  }),
})

export type SavedEntry = v.InferOutput<typeof savedSchema>

export function savedIn(history: Pick<BrowserHistory, 'state'>): SavedEntry | null {
  const saved = v.safeParse(savedSchema, Object(history.state() ?? {})[KEY])
  return saved.success ? saved.output : null
}

/** Null if the desktop did not make the entry. */
export function indexIn(history: Pick<BrowserHistory, 'state'>): number | null {
  return savedIn(history)?.index ?? null
}

/** Drops the phone's sheets (savedSheets.ts), which no longer apply. */
export function stateWith(state: unknown, saved: SavedEntry): object {
  return { ...Object(state ?? {}), sheets: undefined, [KEY]: saved }
}
