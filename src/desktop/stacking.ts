/**
 * The stacking order: every window id once, last is topmost. Pure operations on arrays; nothing
 * here knows what a window looks like.
 */
import type { WindowId } from './state.ts'

/** The order with this id topmost; the same array where it is topmost already, or unknown. */
export function raise(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  if (order.at(-1) === id || !order.includes(id)) return order
  return [...remove(order, id), id]
}

/** The order without this id; the same array where it does not contain the id. */
export function remove(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  return order.includes(id) ? order.filter((other) => other !== id) : order
}
