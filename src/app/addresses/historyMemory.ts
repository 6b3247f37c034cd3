/**
 * What Back and Forward need in addition to the state of the history entries: how far their windows were scrolled, and
 * the windows that were closed. One value for each store, so that it outlives a change of layout; the session keeps it
 * over a reload (app/session).
 */
import { readingOf } from '../../apps/host/useReadingPosition.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, KeptWindow, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import type { Entry, Visit } from '../../desktop/visits.ts'

/** At most this many closed windows are remembered, and as many successors of closed windows; the newest are kept. */
export const MOST_CLOSED = 50
/** At most this many entries have their scroll position remembered: the most recently left. */
export const MOST_TOPS = 100

/** Titles are cut to this many characters. */
export const LONGEST_TITLE = 500

type MemoryStore = Pick<DesktopStore, 'getState' | 'subscribe'>

export interface HistoryMemory {
  /** The current entry, counted from the tab's first, and its window; null until that is known. */
  at: { readonly index: number; readonly id: WindowId | null } | null
  /** How far the window of an entry was scrolled when it was left, in CSS pixels, by the entry's index. */
  tops: ReadonlyMap<number, number>
  /** The windows that were closed, the newest last. */
  closed: ReadonlyMap<WindowId, KeptWindow>
  /** The windows that have replaced closed ones, by the ids of the closed ones. */
  successors: ReadonlyMap<WindowId, WindowId>
  /** Called when a scroll position is remembered, as the desktop's state may not have changed. */
  readonly listeners: Set<() => void>
}

const memories = new WeakMap<MemoryStore, HistoryMemory>()

export function memoryOf(store: MemoryStore): HistoryMemory {
  const known = memories.get(store)
  if (known) return known
  const memory: HistoryMemory = {
    at: null,
    tops: new Map(),
    closed: new Map(),
    successors: new Map(),
    listeners: new Set(),
  }
  memories.set(store, memory)
  return memory
}

/** Remembers how far the window of the current entry is scrolled. */
export function rememberTop(store: MemoryStore): void {
  const memory = memoryOf(store)
  memory.tops = topsNow(store)
  for (const listener of memory.listeners) listener()
}

/** How far the window of each entry was scrolled when it was left; the current one counts as left now. */
export function topsNow(store: MemoryStore): ReadonlyMap<number, number> {
  const { at, tops } = memoryOf(store)
  if (at === null || at.id === null) return tops
  const { index } = at
  const others = [...tops].filter(([each]) => each !== index)
  const top = Math.round(readingOf(store, at.id)?.top ?? 0)
  return new Map(last(MOST_TOPS, [...others, [index, top] as const]))
}

/** Forgets the scroll positions from index `from` on: a new entry has replaced those entries. */
export function forgetTops(memory: HistoryMemory, from: number): void {
  memory.tops = new Map([...memory.tops].filter(([index]) => index < from))
}

/** Remembers the windows that a change of the desktop has closed. */
export function rememberClosed(
  memory: HistoryMemory,
  state: DesktopState,
  previous: DesktopState,
): void {
  if (state.apps === previous.apps) return
  const gone = previous.apps.filter((window) => !windowById(state, window.id)).flatMap(keptWindow)
  if (gone.length === 0) return
  const entries = gone.map((window) => [window.id, window] as const)
  memory.closed = new Map(last(MOST_CLOSED, [...memory.closed, ...entries]))
}

/** Call when Back or Forward has reopened a closed window: all of its entries lead to the new one from now on. */
export function succeed(memory: HistoryMemory, closed: WindowId, opened: WindowId): void {
  memory.closed = new Map([...memory.closed].filter(([id]) => id !== closed))
  memory.successors = new Map(last(MOST_CLOSED, [...memory.successors, [closed, opened] as const]))
}

/** The entry with the id of the window that has replaced its own, if that was closed. */
export function renewed(memory: HistoryMemory, entry: Entry): Entry {
  return entry.visit ? { ...entry, visit: renewedVisit(memory, entry.visit) } : entry
}

/** The same of a visit. */
export function renewedVisit({ successors }: HistoryMemory, visit: Visit): Visit {
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

/** What a later load, or Back, needs to open the window again; nothing for a message. */
export function keptWindow(window: AppWindow): readonly KeptWindow[] {
  if (window.kind === 'message') return []
  const { id, appName, location, minimized, maximized, snapped, size, offset, header } = window
  const place = location && {
    path: location.path,
    ...(location.section !== undefined && { section: location.section }),
  }
  return [
    {
      id,
      appName,
      title: header.title.slice(0, LONGEST_TITLE),
      ...(place && { location: place }),
      minimized,
      maximized,
      ...(snapped !== undefined && { snapped }),
      size,
      offset,
    },
  ]
}

function last<T>(most: number, list: readonly T[]): readonly T[] {
  return list.slice(-most)
}
