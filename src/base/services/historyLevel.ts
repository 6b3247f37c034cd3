/**
 * The level of a history entry on a phone: 0 for the grid, one more for each thing that Back closes
 * (shell/phone/backStack.ts). The desktop reads it to leave these entries after a phone is turned.
 */
import type { BrowserHistory } from './browserHistory.ts'

const KEY = 'shown'

/** Null if a phone has not made the current entry. */
export function levelIn(history: Pick<BrowserHistory, 'state'>): number | null {
  const state: object = Object(history.state() ?? {})
  return KEY in state && typeof state[KEY] === 'number' ? state[KEY] : null
}

/** Keeps the keys of other modules. */
export function withLevel(state: unknown, level: number): object {
  return { ...Object(state ?? {}), [KEY]: level }
}
