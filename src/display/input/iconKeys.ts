import type { Box } from '../../base/geometry/box.ts'
import type { GridStep } from '../../desktop/state.ts'
import { ARROWS } from './windowKeys.ts'

export interface PlacedIcon {
  readonly id: number
  readonly box: Box
}

export function stepByKey(key: string): GridStep | undefined {
  const direction = ARROWS.get(key)
  return direction && { columns: direction.x, rows: direction.y }
}

/** Makes the next icon in the row win over a nearer one beside the row. */
const ASIDE_WEIGHT = 3

/** The nearest icon in an arrow's direction; Home and End: first and last. Undefined without one. */
export function iconByKey(
  icons: readonly PlacedIcon[],
  from: number,
  key: string,
): number | undefined {
  if (key === 'Home') return icons[0]?.id
  if (key === 'End') return icons.at(-1)?.id
  const direction = ARROWS.get(key)
  const start = icons.find((icon) => icon.id === from)
  if (!direction || !start) return undefined
  const { x: dx, y: dy } = direction
  let best: { id: number; distance: number } | undefined
  for (const { id, box } of icons) {
    const x = box.x - start.box.x
    const y = box.y - start.box.y
    const ahead = x * dx + y * dy
    if (ahead <= 0) continue
    const distance = ahead + ASIDE_WEIGHT * Math.abs(x * dy + y * dx)
    if (!best || distance < best.distance) best = { id, distance }
  }
  return best?.id
}
