/** Windows that were closed, so that Back can open them again where they lay, and those that have taken their places. */
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../desktop/state.ts'
import type { Entry } from '../../desktop/visits.ts'

/** So many are remembered. */
const MOST = 50

export interface ClosedWindows {
  readonly windows: ReadonlyMap<WindowId, AppWindow>
  /** Remembers the windows that a change has closed. */
  watch(state: DesktopState, previous: DesktopState): void
  /** From now on entries of the closed window stand for this one. */
  succeed(closed: WindowId, opened: WindowId): void
  /** The entry with the window that has taken the place of a closed one. */
  renewed(entry: Entry): Entry
}

export function createClosedWindows(): ClosedWindows {
  const windows = new Map<WindowId, AppWindow>()
  const successors = new Map<WindowId, WindowId>()
  return {
    windows,
    watch(state, previous) {
      if (state.apps === previous.apps) return
      for (const window of previous.apps) {
        if (!windowById(state, window.id)) windows.set(window.id, window)
      }
      for (const oldest of [...windows.keys()].slice(0, -MOST)) windows.delete(oldest)
    },
    succeed: (closed, opened) => void successors.set(closed, opened),
    renewed(entry) {
      if (!entry.visit) return entry
      let { id } = entry.visit
      for (let next = successors.get(id); next !== undefined; next = successors.get(id)) id = next
      return { ...entry, visit: { ...entry.visit, id } }
    },
  }
}
