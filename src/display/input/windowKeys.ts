/** Moves and resizes a window by keys. All boxes are in CSS pixels of the viewport. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { grabBox, type GrabPart } from './grabBox.ts'

const STEP = 10
const FINE_STEP = 1

export const ARROWS: ReadonlyMap<string, Point> = new Map([
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

/** The step of an arrow key, one pixel with Control; null for other keys. */
export function stepByKey({ key, ctrlKey }: Pick<KeyPress, 'key' | 'ctrlKey'>): Point | null {
  const direction = ARROWS.get(key)
  if (!direction) return null
  const step = ctrlKey ? FINE_STEP : STEP
  return { x: direction.x * step, y: direction.y * step }
}

/** With Shift the key pulls the lower right corner. Null for other keys. */
export function boxByKey(
  press: KeyPress,
  box: Box,
  area: Box,
): { readonly part: GrabPart; readonly box: Box } | null {
  const by = stepByKey(press)
  if (!by) return null
  const part = press.shiftKey ? 'se' : 'move'
  return { part, box: grabBox(box, part, by, area) }
}
