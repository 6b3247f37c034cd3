/**
 * The browser: which page it shows, and what was typed into the page's box. Pure: no DOM, no React.
 *
 * main --search, if anything is typed--> search --home--> main
 */

export const SEARCH_TABS = ['All', 'Maps', 'Images', 'News', 'Videos', 'More'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

export interface BrowserState {
  /** The search engine's home page, or its results. */
  readonly route: 'main' | 'search'
  /** What was searched for; empty on the home page. */
  readonly query: string
  /** The text in the search box. */
  readonly text: string
  /** The one that is highlighted in the results. */
  readonly tab: SearchTab
}

export type BrowserAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'searched' }
  | { readonly type: 'tabSelected'; readonly tab: SearchTab }
  | { readonly type: 'wentHome' }

export const INITIAL_BROWSER: BrowserState = { route: 'main', query: '', text: '', tab: 'All' }

/** Characters of the text in the search box that survive a reload. */
const LONGEST = 2000

/** What survives a reload; undefined where the value, which anybody may have written, is none of these states. */
export function keptBrowser(value: unknown): BrowserState | undefined {
  const { route, query, text, tab } = Object(value) as Record<keyof BrowserState, unknown>
  const chosen = SEARCH_TABS.find((each) => each === tab)
  if (route !== 'main' && route !== 'search') return undefined
  if (typeof query !== 'string' || typeof text !== 'string' || !chosen) return undefined
  return { route, query, text: text.slice(0, LONGEST), tab: chosen }
}

/**
 * Only the length of what is typed counts: a space is searched for, nothing is not. Going home from
 * the home page changes nothing, and an action that changes nothing returns the very same state.
 */
export function browse(state: BrowserState, action: BrowserAction): BrowserState {
  switch (action.type) {
    case 'typed':
      return { ...state, text: action.text }
    case 'searched':
      return state.text.length === 0 ? state : { ...state, route: 'search', query: state.text }
    case 'tabSelected':
      return { ...state, tab: action.tab }
    case 'wentHome':
      return state.route === 'main' ? state : INITIAL_BROWSER
  }
}

const SEARCH_ENGINE = 'https://www.google.com'
/** What the pages call themselves, as they did in the era: the engine, or what it searched for. */
const HOME_TITLE = 'Google'
const RESULTS_TITLE = 'Google Search'

/** The title of a window that shows this page. */
export function titleOf({ route, query }: Pick<BrowserState, 'route' | 'query'>): string {
  const page = route === 'main' ? HOME_TITLE : `${query} - ${RESULTS_TITLE}`
  return `${page} - Internet Explorer`
}

/**
 * The address of the page that is shown, as the browser's own bar has it. Half a surrogate pair, which no address can
 * hold, becomes U+FFFD there.
 */
export function addressOf({ route, query }: Pick<BrowserState, 'route' | 'query'>): string {
  if (route === 'main') return `${SEARCH_ENGINE}/`
  const wellFormed = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `${SEARCH_ENGINE}/search?q=${encodeURIComponent(wellFormed)}`
}
