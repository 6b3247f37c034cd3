/** The browser's pages as paths of its window, and what is typed and chosen there. Pure. */
import { decodedPart, encodedPart } from '../../../desktop/locations.ts'

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
