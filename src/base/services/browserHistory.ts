/** The page's entries in the browser's history. */

export interface BrowserHistory {
  /** What was kept in the current entry: a copy of it, or null where nothing was. */
  state(): unknown
  /** Adds an entry above the current one, at the same address. */
  push(state: object): void
  /** Keeps another state in the current entry. */
  replace(state: object): void
  /** Moves by `delta` entries. The subscribers are called when the browser has arrived there. */
  go(delta: number): void
  /** Calls `listener` after each move to another entry. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

export function createBrowserHistory(
  view: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>,
): BrowserHistory {
  const { history } = view
  return {
    state: () => history.state,
    push: (state) => history.pushState(state, ''),
    replace: (state) => history.replaceState(state, ''),
    go: (delta) => history.go(delta),
    subscribe(listener) {
      view.addEventListener('popstate', listener)
      return () => view.removeEventListener('popstate', listener)
    },
  }
}
