/** The stacking order: every window id once, the last one topmost. */
import type { WindowId } from './state.ts'

/** Moves an id to the top. Returns the same array if it is already there or unknown. */
export function raise(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  if (order.at(-1) === id || !order.includes(id)) return order
  return [...remove(order, id), id]
}

/** Removes an id. Returns the same array if it is not in it. */
export function remove(order: readonly WindowId[], id: WindowId): readonly WindowId[] {
  return order.includes(id) ? order.filter((other) => other !== id) : order
}
