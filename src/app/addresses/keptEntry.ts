/** What the browser keeps in an entry of its history for the desktop, validated: another version may have written it. */
import * as v from 'valibot'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'

/** Other keys of an entry's state belong to others. */
const KEY = 'desktop'

const keptSchema = v.object({
  /** Counts the entries of this tab; Back leads to a smaller one. */
  index: v.pipe(v.number(), v.safeInteger()),
  entry: v.object({
    visit: v.nullable(
      v.object({
        id: v.string(),
        appName: v.string(),
        location: v.object({ path: v.string(), section: v.exactOptional(v.string()) }),
      }),
    ),
    address: v.string(),
  }),
})

export type KeptEntry = v.InferOutput<typeof keptSchema>

/** What is kept in the current entry; null where nothing is. */
export function keptIn(history: Pick<BrowserHistory, 'state'>): KeptEntry | null {
  const kept = v.safeParse(keptSchema, Object(history.state() ?? {})[KEY])
  return kept.success ? kept.output : null
}

/** The state of the current entry, with this kept in it. */
export function stateWith(history: Pick<BrowserHistory, 'state'>, kept: KeptEntry): object {
  return { ...Object(history.state() ?? {}), [KEY]: kept }
}
