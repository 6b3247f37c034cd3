/** The switcher's list and what is chosen in it. Pure. */
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

export interface SwitcherState {
  /** The shown ones, topmost first, and behind them the minimized ones, as Alt+Tab of the era had them. */
  readonly ids: readonly WindowId[]
  readonly chosen: number
}

/**
 * All windows, and chosen the one that comes first in this direction: forwards the one below the active
 * window, or the topmost one where none is active; backwards the lowest.
 */
export function openSwitcher(state: DesktopState, by: 1 | -1): SwitcherState {
  const isMinimized = (id: WindowId): boolean => windowById(state, id)?.minimized === true
  const order = state.appOrder.toReversed()
  const ids = [...order.filter((id) => !isMinimized(id)), ...order.filter(isMinimized)]
  const hasActive = activeWindowId(state) !== null
  return stepSwitcher({ ids, chosen: hasActive || by < 0 ? 0 : -1 }, by)
}

/** The next or previous window, going round. */
export function stepSwitcher({ ids, chosen }: SwitcherState, by: 1 | -1): SwitcherState {
  return { ids, chosen: (chosen + by + ids.length) % ids.length }
}
