/** Which icon the keyboard goes to. Pure; the icons' boxes decide, whatever columns they stand in. */
import type { Box } from '../../base/geometry/box.ts'

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

/** How much farther an icon counts that lies aside: the next one in the row beats a nearer one off it. */
const ASIDE_WEIGHT = 3

/**
 * The icon that a key leads to from the icon `from`: the nearest one in an arrow's direction, the
 * first or last one for Home and End. Undefined where the key leads nowhere.
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
