/** The page's entries in the browser's history. */

export interface BrowserHistory {
  /** What was kept in the current entry: a copy of it, or null where nothing was. */
  state(): unknown
  /** What the current address has behind its `#`; empty where it has none. */
  fragment(): string
  /** Adds an entry above the current one, at the same address but for its fragment. */
  push(state: object, fragment?: string): void
  /** Keeps another state, and another fragment, in the current entry. */
  replace(state: object, fragment?: string): void
  /** Moves by `delta` entries. The subscribers are called when the browser has arrived there. */
  go(delta: number): void
  /** Calls `listener` after each move to another entry, a new address that was typed included. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

type HistoryView = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

export function createBrowserHistory(view: HistoryView): BrowserHistory {
  const { history, location } = view
  /** Undefined leaves the address as it is. */
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

/** Browsers refuse more than a hundred changes within half a minute; the address is then an old one for a while. */
function change(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
