/**
 * The stacking order: every window id once, last is topmost. Pure operations on arrays; nothing
 * here knows what a window looks like.
 */
import { STACKING_BASE } from '../base/theme/metrics.ts'
import { shownWindows } from './selectors.ts'
import type { DesktopState, WindowId } from './state.ts'

/** The order with this id topmost; the same array where it is so already, or where the id is unknown. */
export function raise(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  if (order.at(-1) === id || !order.includes(id)) return order
  return [...remove(order, id), id]
}

/** The order without this id; the same array where it does not stand there. */
export function remove(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  return order.includes(id) ? order.filter((other) => other !== id) : order
}

/**
 * The window's stacking index on the page: 10 plus its position among the windows that are not
 * minimized (spec, section 4), or null while it is not shown. Derived, never stored: a minimized
 * window keeps its place in the order.
 */
export function zOf(state: DesktopState, id: WindowId): number | null {
  const position = shownWindows(state).findIndex((window) => window.id === id)
  return position < 0 ? null : STACKING_BASE + position
}
