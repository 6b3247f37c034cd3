import type { Box } from '../../base/geometry/box.ts'
import type { GridStep } from '../../desktop/state.ts'

export interface PlacedIcon {
  readonly id: number
  readonly box: Box
}

type Direction = readonly [dx: number, dy: number]

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
])

/** The direction of an arrow key; undefined for other keys. */
export function stepByKey(key: string): GridStep | undefined {
  const direction = DIRECTIONS.get(key)
  return direction && { columns: direction[0], rows: direction[1] }
}

/** Makes the next icon in the row win over a nearer one beside the row. */
const ASIDE_WEIGHT = 3

/**
 * An arrow key moves to the nearest icon in its direction, Home and End to the first and last.
 * Undefined for other keys or if there is none.
 */
export function iconByKey(
  icons: readonly PlacedIcon[],
  from: number,
  key: string,
): number | undefined {
  if (key === 'Home') return icons[0]?.id
  if (key === 'End') return icons.at(-1)?.id
  const direction = DIRECTIONS.get(key)
  const start = icons.find((icon) => icon.id === from)
  if (!direction || !start) return undefined
  const [dx, dy] = direction
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
