export type BrowserHistory = ReturnType<typeof createBrowserHistory>

type HistoryView = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

export function createBrowserHistory(view: HistoryView) {
  const { history, location } = view
  const addressWith = (fragment: string | undefined): string | undefined => {
    if (fragment === undefined) return undefined
    return `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`
  }
  return {
    /** A copy of the current entry's state; null if it has none. */
    state: (): unknown => history.state,
    fragment: (): string => location.hash.slice(1),
    /** Adds an entry; only the fragment of the address changes. */
    push: (state: object, fragment?: string): void =>
      change(() => history.pushState(state, '', addressWith(fragment))),
    replace: (state: object, fragment?: string): void =>
      change(() => history.replaceState(state, '', addressWith(fragment))),
    /** Moves by `delta` entries; subscribers are called after the browser has arrived. */
    go: (delta: number): void => history.go(delta),
    /** Calls `listener` after each move to another entry, including a typed address. */
    subscribe(listener: () => void): () => void {
      view.addEventListener('popstate', listener)
      return () => view.removeEventListener('popstate', listener)
    },
  }
}

/** Browsers refuse more than a hundred changes in half a minute; the address is outdated then. */
function change(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
