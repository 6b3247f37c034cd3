/** Resolves an address after `/#` to windows or, on a phone, to a page. */
import { isLayout, layoutIn } from '../apps/host/layoutText.ts'
import { notFound } from '../apps/host/openings.ts'
import { isListed } from '../apps/host/pageList.ts'
import type { Registry } from '../apps/host/registry.ts'
import type { DesktopAction } from '../desktop/actions.ts'
import { appAt, decodedPart, locationAt, locationOf, locationText } from '../desktop/locations.ts'
import { windowById } from '../desktop/selectors.ts'
import type { AppWindow, DesktopState, LayoutWindow, WindowLocation } from '../desktop/state.ts'
import { wideMessage } from '../desktop/wideMessage.ts'
import type { Layout } from './stops.ts'

export interface Found {
  /** Shows what the address names; `home` leads to the plain desktop or the grid. */
  readonly action?: DesktopAction | 'home'
  /** Path of the page that a phone shows instead, with the section behind a `#`. */
  readonly page?: string
  /** Of each page that the site does not have, and of a wrong address. */
  readonly messages: readonly DesktopAction[]
}

export interface Site {
  readonly registry: Registry
  getState(): DesktopState
  hasPage(path: string): Promise<boolean>
}

/** Of a layout a phone shows the front window alone. */
export async function lookUp(fragment: string, layout: Layout, site: Site): Promise<Found> {
  const { registry, getState } = site
  if (fragment === '' || locationOf(fragment)?.path === '/') return { action: 'home', messages: [] }
  const isOfLayout = isLayout(fragment)
  const windows = layoutIn(fragment, registry)
  const front = windows.findLast(({ states }) => !states.includes('minimized')) ?? windows.at(-1)
  const location = isOfLayout ? front?.location : locationIn(fragment, registry)
  if (!location) return { messages: [isOfLayout ? NO_LAYOUT : notFound(decodedPart(fragment))] }
  if (isOfLayout && layout === 'desktop') return foundLayout(windows, site)
  const missing = await missingAmong([location], site)
  if (missing.length > 0) return { messages: [notFound(locationText(location))] }
  const app = appAt(location.path, registry.manifests)
  if (layout === 'phone' && app && registry.hasPage(app)) {
    const { path, section } = location
    const page = section === undefined ? path : `${path}#${encodeURIComponent(section)}`
    return { page, messages: [] }
  }
  return { action: showLocation(location, getState(), registry), messages: [] }
}

/** Null if no app shows the address. */
export function locationIn(fragment: string, registry: Registry): WindowLocation | null {
  const { manifests, hasPage } = registry
  const location = locationAt(fragment, manifests, hasPage)
  return location && appAt(location.path, manifests) ? location : null
}

async function foundLayout(windows: readonly LayoutWindow[], site: Site): Promise<Found> {
  const missing = await missingAmong(
    windows.map(({ location }) => location),
    site,
  )
  const sound = windows.filter(({ location }) => !missing.includes(location.path))
  if (sound.length === 0) return { messages: missing.slice(0, 1).map(notFound) }
  return {
    action: { type: 'layout/opened', windows: sound },
    messages: missing.map(notFound),
  }
}

/** The paths of the pages that the site does not have. A page that a window already shows exists. */
async function missingAmong(
  locations: readonly WindowLocation[],
  { registry, getState, hasPage }: Site,
): Promise<readonly string[]> {
  const paths = [...new Set(locations.map(({ path }) => path))].filter(
    (path) => isListed(path, registry) && !windowAt(getState(), path),
  )
  const areThere = await Promise.all(paths.map(hasPage))
  return paths.filter((_, index) => !areThere[index])
}

const NO_LAYOUT = wideMessage(
  'Address',
  'This link sets up no windows.\nIt may not have been copied whole.',
)

/** The topmost window at this path; a minimized one only if there is no other. */
function windowAt(state: DesktopState, path: string): AppWindow | undefined {
  const open = state.appOrder.flatMap((id) => windowById(state, id) ?? [])
  const there = open.filter(({ location }) => location?.path === path)
  return there.findLast(({ minimized }) => !minimized) ?? there.at(-1)
}

/** Raises the topmost window that shows the location, restores a minimized one, or opens a new one. */
function showLocation(
  location: WindowLocation,
  state: DesktopState,
  registry: Registry,
): DesktopAction {
  const { path, section } = location
  const open = windowAt(state, path)
  if (open && section === undefined) return { type: 'window/focused', id: open.id }
  const app = appAt(path, registry.manifests)
  return app ? { type: 'app/added', appName: app.appName, location } : notFound(path)
}
