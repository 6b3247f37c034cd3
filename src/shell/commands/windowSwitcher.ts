/** The switcher's list and what is chosen in it. Pure. */
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

export interface SwitcherState {
  /** The shown windows, topmost first, then the minimized ones, as in the era's Alt+Tab. */
  readonly ids: readonly WindowId[]
  readonly chosen: number
}

/**
 * All windows, with the first one in this direction chosen: forwards the one below the active window, or the
 * topmost one if none is active; backwards the last of the list.
 */
export function openSwitcher(state: DesktopState, by: 1 | -1): SwitcherState {
  const isMinimized = (id: WindowId): boolean => windowById(state, id)?.minimized === true
  const order = state.appOrder.toReversed()
  const ids = [...order.filter((id) => !isMinimized(id)), ...order.filter(isMinimized)]
  const hasActive = activeWindowId(state) !== null
  return stepSwitcher({ ids, chosen: hasActive || by < 0 ? 0 : -1 }, by)
}

/** Chooses the next or previous window, wrapping around. */
export function stepSwitcher({ ids, chosen }: SwitcherState, by: 1 | -1): SwitcherState {
  return { ids, chosen: (chosen + by + ids.length) % ids.length }
}
