/** Whether the visitor's system asks for less motion. */

export interface ReducedMotion {
  matches(): boolean
  /** Calls `listener` when the answer changes. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

export function createReducedMotion(host: Pick<Window, 'matchMedia'>): ReducedMotion {
  const query = host.matchMedia('(prefers-reduced-motion: reduce)')
  return {
    matches: () => query.matches,
    subscribe(listener) {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}
