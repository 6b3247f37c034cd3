import type { WindowId } from '../desktop/state.ts'
import type { Entry, Visit } from '../desktop/visits.ts'
import { inherit } from './deskMemory.ts'
import type { DeskMemory, HistoryMemory } from './deskState.ts'
import { readingOf } from './drafts.ts'

/** The limit for scroll positions, and for successors. */
const MOST = 100

function change(memory: DeskMemory, changes: Partial<HistoryMemory>): void {
  memory.setState(({ history }) => ({ history: { ...history, ...changes } }))
}

export function keepPlace(memory: DeskMemory, at: HistoryMemory['at']): void {
  change(memory, { at })
}

export function rememberTop(memory: DeskMemory): void {
  change(memory, { tops: topsNow(memory) })
}

/** The current window counts as left now. */
export function topsNow(memory: DeskMemory): ReadonlyMap<number, number> {
  const { at, tops } = memory.getState().history
  if (at === null || at.id === null) return tops
  const others = [...tops].filter(([each]) => each !== at.index)
  const top = Math.round(readingOf(memory, at.id)?.top ?? 0)
  return new Map([...others, [at.index, top] as const].slice(-MOST))
}

/** A new entry has replaced those from index `from` on. */
export function forgetTops(memory: DeskMemory, from: number): void {
  const { tops } = memory.getState().history
  change(memory, { tops: new Map([...tops].filter(([index]) => index < from)) })
}

/** Call when Back or Forward has reopened a closed window: its entries lead to the new one. */
export function succeed(memory: DeskMemory, closed: WindowId, opened: WindowId): void {
  const { successors } = memory.getState().history
  change(memory, { successors: new Map([...successors, [closed, opened] as const].slice(-MOST)) })
  inherit(memory, closed, opened)
}

export function renewed(memory: DeskMemory, entry: Entry): Entry {
  return entry.visit ? { ...entry, visit: renewedVisit(memory, entry.visit) } : entry
}

export function renewedVisit(memory: DeskMemory, visit: Visit): Visit {
  const { successors } = memory.getState().history
  let { id } = visit
  const passed = new Set([id])
  for (let next = successors.get(id); next !== undefined; next = successors.get(id)) {
    // The session is untrusted, so the ids may form a cycle.
    if (passed.has(next)) break
    passed.add(next)
    id = next
  }
  return { ...visit, id }
}

export function closedWindows(memory: DeskMemory) {
  return new Map(memory.getState().closed.map(({ window }) => [window.id, window]))
}
