import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

export interface SwitcherState {
  /** The shown windows, topmost first, then the minimized ones, as in the era's Alt+Tab. */
  readonly ids: readonly WindowId[]
  readonly chosen: number
}

/** Selects the window below the active one, else the topmost one; backwards the last one. */
export function openSwitcher(state: DesktopState, by: 1 | -1): SwitcherState {
  const isMinimized = (id: WindowId): boolean => windowById(state, id)?.minimized === true
  const order = state.appOrder.toReversed()
  const ids = [...order.filter((id) => !isMinimized(id)), ...order.filter(isMinimized)]
  const hasActive = activeWindowId(state) !== null
  return stepSwitcher({ ids, chosen: hasActive || by < 0 ? 0 : -1 }, by)
}

export function stepSwitcher({ ids, chosen }: SwitcherState, by: 1 | -1): SwitcherState {
  return { ids, chosen: (chosen + by + ids.length) % ids.length }
}
