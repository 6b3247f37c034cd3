/** What the keys of the player mean. Pure. */

export type PlayerEffect =
  | { readonly type: 'toggled' }
  /** The position in seconds that is sought. */
  | { readonly type: 'sought'; readonly to: number }

/** Seconds that an arrow key moves; less in a sound of a few seconds. */
const STEP = 5
/** In a short sound, this many steps lead from its start to its end. */
const STEPS = 10

/**
 * What pressing a key does, or null for the keys of others.
 * @param key as the browser names it
 * @param position in seconds
 * @param duration in seconds; NaN until it is known
 */
export function playerEffect(key: string, position: number, duration: number): PlayerEffect | null {
  if (key === ' ') return { type: 'toggled' }
  if (!Number.isFinite(duration)) return null
  const step = Math.min(STEP, duration / STEPS)
  const seek = (to: number): PlayerEffect => ({
    type: 'sought',
    to: Math.min(duration, Math.max(0, to)),
  })
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return seek(position - step)
    case 'ArrowRight':
    case 'ArrowUp':
      return seek(position + step)
    case 'Home':
      return seek(0)
    case 'End':
      return seek(duration)
    default:
      return null
  }
}
