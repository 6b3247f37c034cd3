/** The browser's pages as paths of its window, and what is typed and chosen there. Pure. */
import { decodedPart, encodedPart } from '../../../desktop/locations.ts'
import type { Stop } from '../../../memory/deskState.ts'

export const SEARCH_TABS = ['All', 'Maps', 'Images', 'News', 'Videos', 'More'] as const
export type SearchTab = (typeof SEARCH_TABS)[number]

/** The path of the search engine's home page; that of results adds what was searched for. */
export const BROWSER_PATH = '/internet-explorer'
const RESULTS = `${BROWSER_PATH}/search/`

export function resultsPath(query: string): string {
  return RESULTS + encodedPart(query)
}

/** What the page at a path shows the results for, or null on the home page. */
export function queryAt(path: string): string | null {
  return path.startsWith(RESULTS) ? decodedPart(path.slice(RESULTS.length)) : null
}

export interface BrowserState {
  readonly path: string
  readonly text: string
  /** The one that is highlighted in the results. */
  readonly tab: SearchTab
}

/** The state at a path: the same where it is there already. */
export function stateAt(last: BrowserState | undefined, path: string): BrowserState {
  return last?.path === path ? last : { path, text: queryAt(path) ?? '', tab: 'All' }
}

/** Characters of the text in the search box that survive a reload. */
const LONGEST = 2000

/** What survives a reload; undefined where the value, which anybody may have written, is no state. */
export function keptBrowser(value: unknown): BrowserState | undefined {
  const { path, text, tab } = Object(value) as Record<keyof BrowserState, unknown>
  const chosen = SEARCH_TABS.find((each) => each === tab)
  if (typeof path !== 'string' || typeof text !== 'string' || !chosen) return undefined
  return { path, text: text.slice(0, LONGEST), tab: chosen }
}

/** As the era's pages called themselves. */
export function pageTitleAt(path: string): string {
  const query = queryAt(path)
  return query === null ? 'Google' : `${query} - Google Search`
}

/** The title of a window that shows the page at this path. */
export function titleAt(path: string): string {
  return `${pageTitleAt(path)} - Internet Explorer`
}

/** As the browser's own bar has it: half a surrogate pair, invalid in an address, is U+FFFD. */
export function addressAt(path: string): string {
  const query = queryAt(path)
  if (query === null) return 'https://www.google.com/'
  const wellFormed = query.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `https://www.google.com/search?q=${encodeURIComponent(wellFormed)}`
}

/** Characters of an address that a list shows. */
const SHORT = 60

export function shortAddressAt(path: string): string {
  const address = addressAt(path)
  return address.length > SHORT ? `${address.slice(0, SHORT - 1)}…` : address
}

const MOST_VISITED = 12

/** Where a window of the browser has been, each place once, the last first; the home page is always among them. */
export function visitedPaths(stops: readonly Stop[], id: string): readonly string[] {
  const paths = stops.flatMap((stop) =>
    typeof stop === 'object' && stop?.id === id ? [stop.location.path] : [],
  )
  const others = [...new Set(paths.toReversed())].filter((path) => path !== BROWSER_PATH)
  return [...others.slice(0, MOST_VISITED - 1), BROWSER_PATH]
}
