export interface BrowserHistory {
  /** A copy of the current entry's state; null if it has none. */
  state(): unknown
  fragment(): string
  /** Adds an entry; only the fragment of the address changes. */
  push(state: object, fragment?: string): void
  replace(state: object, fragment?: string): void
  /** Moves by `delta` entries; subscribers are called after the browser has arrived. */
  go(delta: number): void
  /** Calls `listener` after each move to another entry, including a typed address. */
  subscribe(listener: () => void): () => void
}

type HistoryView = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

export function createBrowserHistory(view: HistoryView): BrowserHistory {
  const { history, location } = view
  const addressWith = (fragment: string | undefined): string | undefined => {
    if (fragment === undefined) return undefined
    return `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`
  }
  return {
    state: () => history.state,
    fragment: () => location.hash.slice(1),
    push: (state, fragment) => change(() => history.pushState(state, '', addressWith(fragment))),
    replace: (state, fragment) =>
      change(() => history.replaceState(state, '', addressWith(fragment))),
    go: (delta) => history.go(delta),
    subscribe(listener) {
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
