import type { Point, Size } from '../../base/geometry/box.ts'

/** In pixels: what an arrow key moves the cross hair by. With Ctrl it is one. */
const STEP = 8

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key moves the cross hair, within the picture; undefined for other keys. */
export function crossByKey(
  { x, y }: Point,
  { width, height }: Size,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
): Point | undefined {
  if (!Object.hasOwn(DIRECTIONS, key)) return undefined
  const { x: across = 0, y: down = 0 } = DIRECTIONS[key] ?? {}
  const step = ctrlKey ? 1 : STEP
  const within = (place: number, length: number): number => Math.max(0, Math.min(length - 1, place))
  return { x: within(x + across * step, width), y: within(y + down * step, height) }
}
