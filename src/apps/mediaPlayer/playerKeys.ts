/** Seconds that an arrow key moves; less in a sound of a few seconds. */
const STEP = 5
/** In a short sound, this many steps lead from its start to its end. */
const STEPS = 10

/** The position that a key seeks, or undefined. All in seconds; the duration is NaN until it is known. */
export function soughtByKey(key: string, position: number, duration: number): number | undefined {
  if (!Number.isFinite(duration)) return undefined
  const step = Math.min(STEP, duration / STEPS)
  const sought = new Map([
    ['ArrowLeft', position - step],
    ['ArrowDown', position - step],
    ['ArrowRight', position + step],
    ['ArrowUp', position + step],
    ['Home', 0],
    ['End', duration],
  ]).get(key)
  return sought === undefined ? undefined : Math.min(duration, Math.max(0, sought))
}
