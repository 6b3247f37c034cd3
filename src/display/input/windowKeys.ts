/** Moving and resizing a window by keys. Pure; CSS pixels. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { grabBox, type GrabPart } from './grabBox.ts'

/** How far one press of an arrow key goes, and with Control held, for fine work. */
const STEP = 10
const FINE_STEP = 1

const ARROWS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

/**
 * What an arrow key on a title bar makes of a window: it moves it, with Shift it pulls its lower
 * right corner. The same limits as for the pointer. Null for every other key.
 */
export function boxByKey(
  press: KeyPress,
  box: Box,
  area: Box,
): { readonly part: GrabPart; readonly box: Box } | null {
  const direction = ARROWS.get(press.key)
  if (!direction) return null
  const step = press.ctrlKey ? FINE_STEP : STEP
  const part = press.shiftKey ? 'se' : 'move'
  const by = { x: direction.x * step, y: direction.y * step }
  return { part, box: grabBox(box, part, by, area) }
}
