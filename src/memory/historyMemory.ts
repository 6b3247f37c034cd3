/** What Back and Forward need in addition to the state of the history entries. */
import type { WindowId } from '../desktop/state.ts'
import type { Entry, Visit } from '../desktop/visits.ts'
import { inherit } from './deskMemory.ts'
import type { DeskMemory, HistoryMemory } from './deskState.ts'
import { readingOf } from './drafts.ts'

/** At most this many entries have their scroll position remembered, and as many closed windows their successors. */
const MOST = 100

function change(memory: DeskMemory, changes: Partial<HistoryMemory>): void {
  memory.setState(({ history }) => ({ history: { ...history, ...changes } }))
}

export function keepPlace(memory: DeskMemory, at: HistoryMemory['at']): void {
  change(memory, { at })
}

/** Remembers how far the window of the current entry is scrolled. */
export function rememberTop(memory: DeskMemory): void {
  change(memory, { tops: topsNow(memory) })
}

/** How far the window of each entry was scrolled when it was left; the current one counts as left now. */
export function topsNow(memory: DeskMemory): ReadonlyMap<number, number> {
  const { at, tops } = memory.getState().history
  if (at === null || at.id === null) return tops
  const others = [...tops].filter(([each]) => each !== at.index)
  const top = Math.round(readingOf(memory, at.id)?.top ?? 0)
  return new Map([...others, [at.index, top] as const].slice(-MOST))
}

/** Forgets the scroll positions from index `from` on: a new entry has replaced those entries. */
export function forgetTops(memory: DeskMemory, from: number): void {
  const { tops } = memory.getState().history
  change(memory, { tops: new Map([...tops].filter(([index]) => index < from)) })
}

/** Call when Back or Forward has reopened a closed window: all of its entries lead to the new one from now on. */
export function succeed(memory: DeskMemory, closed: WindowId, opened: WindowId): void {
  const { successors } = memory.getState().history
  change(memory, { successors: new Map([...successors, [closed, opened] as const].slice(-MOST)) })
  inherit(memory, closed, opened)
}

/** The entry with the id of the window that has replaced its own, if that was closed. */
export function renewed(memory: DeskMemory, entry: Entry): Entry {
  return entry.visit ? { ...entry, visit: renewedVisit(memory, entry.visit) } : entry
}

/** The same of a visit. */
export function renewedVisit(memory: DeskMemory, visit: Visit): Visit {
  const { successors } = memory.getState().history
  let { id } = visit
  const passed = new Set([id])
  for (let next = successors.get(id); next !== undefined; next = successors.get(id)) {
    // Anybody may have written the session, so the ids may form a cycle.
    if (passed.has(next)) break
    passed.add(next)
    id = next
  }
  return { ...visit, id }
}

/** The closed windows by their ids. */
export function closedWindows(memory: DeskMemory) {
  return new Map(memory.getState().closed.map(({ window }) => [window.id, window]))
}
