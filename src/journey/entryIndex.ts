/** The state of a history entry contains only its index in the journey. */
import type { BrowserHistory } from '../base/services/browserHistory.ts'
import type { DeskMemory } from '../memory/deskState.ts'

/** The index of the current entry; null if it is new, as after an address was typed. */
export function indexIn(history: Pick<BrowserHistory, 'state'>): number | null {
  const { index } = Object(history.state() ?? {}) as { readonly index?: unknown }
  return Number.isSafeInteger(index) ? Number(index) : null
}

export function entryState(index: number): object {
  return { index }
}

/** The entry at which a layout was mounted. */
export interface FirstEntry {
  readonly index: number
  /** Whether the browser has made the entry for this load. */
  readonly isNew: boolean
}

/** Gives a new entry the index above all that the tab remembers. */
export function firstEntry(history: BrowserHistory, memory: DeskMemory): FirstEntry {
  const known = indexIn(history)
  if (known !== null) return { index: known, isNew: false }
  const { journey, earlier } = memory.getState()
  const last = journey ?? earlier
  const index = last ? last.at + last.over + 1 : 0
  history.replace(entryState(index))
  return { index, isNew: true }
}
