/** The pages of the browser as locations of its window. Pure. */
import { decodedPart, encodedPart } from '../../../desktop/locations.ts'
import { type BrowserState, INITIAL_BROWSER } from './model.ts'

/** The location of the search engine's home page; that of results adds what was searched for. */
export const BROWSER_PATH = '/internet-explorer'
const RESULTS = `${BROWSER_PATH}/search/`

/** The path of the page that is shown. */
export function pathOf({ route, query }: Pick<BrowserState, 'route' | 'query'>): string {
  return route === 'main' ? BROWSER_PATH : RESULTS + encodedPart(query)
}

/** The browser at the page with this path: the same object where it is there already. */
export function arrivedAt(state: BrowserState, path: string): BrowserState {
  if (pathOf(state) === path) return state
  if (!path.startsWith(RESULTS)) return INITIAL_BROWSER
  const query = decodedPart(path.slice(RESULTS.length))
  return { ...INITIAL_BROWSER, route: 'search', query, text: query }
}
