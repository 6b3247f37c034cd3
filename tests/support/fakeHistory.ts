/** A browser's history of one page, in memory: moves arrive when `arrive` is called, as a browser's arrive later. */
import type { BrowserHistory } from '../../src/base/services/browserHistory.ts'

/** More of them in a row have no end. */
const MOST_MOVES = 1000

export interface FakeHistory extends BrowserHistory {
  /** Performs the pending moves, and those that they cause. */
  arrive(): void
  /** A visitor types an address behind `/#`. */
  type(fragment: string): void
  /** The page that listens is gone, as at a reload; the entries stay. */
  forget(): void
  /** Where the history stands, from 0. */
  readonly position: () => number
  readonly length: () => number
  /** How often a move has led off the page, below its first entry. */
  readonly exits: () => number
}

export function fakeHistory(fragment = ''): FakeHistory {
  let entries: { state: unknown; fragment: string }[] = [{ state: null, fragment }]
  let at = 0
  /** The entries that the pending moves lead to: an address that is typed meanwhile does not change that. */
  let asked: number[] = []
  let exits = 0
  const listeners = new Set<() => void>()
  const tell = (): void => [...listeners].forEach((listener) => listener())
  const here = () => entries[at] as { state: unknown; fragment: string }
  return {
    state: () => structuredClone(here().state),
    fragment: () => here().fragment,
    push(state, next = here().fragment) {
      entries = [...entries.slice(0, at + 1), { state: structuredClone(state), fragment: next }]
      at += 1
    },
    replace(state, next = here().fragment) {
      entries[at] = { state: structuredClone(state), fragment: next }
    },
    go: (delta) => void asked.push((asked.at(-1) ?? at) + delta),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrive() {
      let moves = 0
      for (let to = asked.shift(); to !== undefined; to = asked.shift()) {
        moves += 1
        if (moves > MOST_MOVES) throw new Error('The history never comes to rest')
        // Off this page, or beyond the last entry: here nothing happens then.
        if (to < 0) exits += 1
        if (to < 0 || to >= entries.length) continue
        at = to
        tell()
      }
      asked = []
    },
    type(next) {
      entries = [...entries.slice(0, at + 1), { state: null, fragment: next }]
      at += 1
      tell()
    },
    forget: () => listeners.clear(),
    position: () => at,
    length: () => entries.length,
    exits: () => exits,
  }
}
