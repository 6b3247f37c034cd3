/** The list of the address bar. Apart from the model, which loads with the manifests. Pure. */
import type { Stop } from '../../../memory/deskState.ts'
import { addressAt, BROWSER_PATH } from './model.ts'

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
