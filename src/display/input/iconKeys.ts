/** Which icon a key moves to. Pure; decided by the icons' boxes alone, however they are arranged. */
import type { Box } from '../../base/geometry/box.ts'
import type { GridStep } from '../../desktop/state.ts'

export interface PlacedIcon {
  readonly id: number
  readonly box: Box
}

/** A number of places to the right and down. */
type Direction = readonly [dx: number, dy: number]

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
])

/** The direction of an arrow key, as a step in the grid; undefined for other keys. */
export function stepByKey(key: string): GridStep | undefined {
  const direction = DIRECTIONS.get(key)
  return direction && { columns: direction[0], rows: direction[1] }
}

/** The weight of sideways distance: the next icon in the row wins over a nearer one beside the row. */
const ASIDE_WEIGHT = 3

/**
 * The id of the icon that a key moves to from the icon `from`: for an arrow key the nearest one in
 * its direction, for Home and End the first and last. Undefined where there is none, and for every
 * other key.
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
