/**
 * The level of an entry of the history on a phone: 0 for the grid, one more for each thing that Back takes away
 * (shell/phone/backStack.ts). The desktop reads it, too: after a phone is turned it leaves these entries.
 */
import type { BrowserHistory } from './browserHistory.ts'

const KEY = 'shown'

/** The level of the current entry, or null where a phone has not made it. */
export function levelIn(history: Pick<BrowserHistory, 'state'>): number | null {
  const state: object = Object(history.state() ?? {})
  return KEY in state && typeof state[KEY] === 'number' ? state[KEY] : null
}

/** A state that holds this level, besides what it holds of others. */
export function withLevel(state: unknown, level: number): object {
  return { ...Object(state ?? {}), [KEY]: level }
}
