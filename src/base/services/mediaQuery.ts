export type MediaQuery = ReturnType<typeof createMediaQuery>

export function createMediaQuery(view: Pick<Window, 'matchMedia'>, query: string) {
  const list = view.matchMedia(query)
  return {
    matches: (): boolean => list.matches,
    subscribe(listener: () => void): () => void {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}
