/** Moves and resizes a window by keys. Pure; all boxes are in CSS pixels of the viewport. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { grabBox, type GrabPart } from './grabBox.ts'

/** How far an arrow key moves a window, and how far it does with Control held, in CSS pixels. */
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

/** How far an arrow key goes, with Control held a pixel at a time; null for every other key. */
export function stepByKey({ key, ctrlKey }: Pick<KeyPress, 'key' | 'ctrlKey'>): Point | null {
  const direction = ARROWS.get(key)
  if (!direction) return null
  const step = ctrlKey ? FINE_STEP : STEP
  return { x: direction.x * step, y: direction.y * step }
}

/**
 * The box of a window after an arrow key was pressed on its title bar: the key moves the window, and
 * with Shift it pulls the lower right corner, within the same limits as the pointer. Null for every
 * other key.
 */
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
