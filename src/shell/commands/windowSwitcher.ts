/** The switcher's list and what is chosen in it. Pure. */
import { activeWindowId } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

export interface SwitcherState {
  /** Topmost first; minimized windows keep their places. */
  readonly ids: readonly WindowId[]
  readonly chosen: number
}

/**
 * All windows, and chosen the one that comes first in this direction: forwards the one below the active
 * window, or the topmost one where none is active; backwards the lowest.
 */
export function openSwitcher(state: DesktopState, by: 1 | -1): SwitcherState {
  const ids = state.appOrder.toReversed()
  const hasActive = activeWindowId(state) !== null
  return stepSwitcher({ ids, chosen: hasActive || by < 0 ? 0 : -1 }, by)
}

/** The next or previous window, going round. */
export function stepSwitcher({ ids, chosen }: SwitcherState, by: 1 | -1): SwitcherState {
  return { ids, chosen: (chosen + by + ids.length) % ids.length }
}
