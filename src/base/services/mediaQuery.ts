export interface MediaQuery {
  matches(): boolean
  subscribe(listener: () => void): () => void
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

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
