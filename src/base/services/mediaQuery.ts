/** Media queries: what the browser knows about the visitor's screen and preferences. */

export interface MediaQuery {
  matches(): boolean
  /** Calls `listener` when the answer changes. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** The visitor's system asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** @param query a media query as in a style sheet: `(min-width: 600px)` */
export function createMediaQuery(view: Pick<Window, 'matchMedia'>, query: string): MediaQuery {
  const list = view.matchMedia(query)
  return {
    matches: () => list.matches,
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}
