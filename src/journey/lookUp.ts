/** Resolves an address after `/#` to windows or, on a phone, to a page. */
import { isLayout, layoutIn } from '../apps/host/layoutText.ts'
import { notFound } from '../apps/host/openings.ts'
import { isListed } from '../apps/host/pageList.ts'
import { WIDE_MESSAGE } from '../apps/host/properties.ts'
import type { Registry } from '../apps/host/registry.ts'
import type { DesktopAction } from '../desktop/actions.ts'
import { appAt, decodedPart, locationAt, locationOf, locationText } from '../desktop/locations.ts'
import { windowById } from '../desktop/selectors.ts'
import type { AppWindow, DesktopState, LayoutWindow, WindowLocation } from '../desktop/state.ts'
import type { Layout } from './stops.ts'

export type Found =
  | { readonly type: 'home' }
  /** The first action opens the windows; the others are messages about missing pages. */
  | { readonly type: 'windows'; readonly actions: readonly DesktopAction[] }
  /** @property path with the section behind a `#` */
  | { readonly type: 'page'; readonly path: string }
  | { readonly type: 'nothing'; readonly message: DesktopAction }

export interface Site {
  readonly registry: Registry
  getState(): DesktopState
  /** Whether the site has this page, which a window shows from data. */
  hasPage(path: string): Promise<boolean>
}

/** Synchronous if the site need not be asked. */
export function lookUp(fragment: string, layout: Layout, site: Site): Found | Promise<Found> {
  if (fragment === '' || locationOf(fragment)?.path === '/') return { type: 'home' }
  return layout === 'desktop' ? onDesktop(fragment, site) : onPhone(fragment, site)
}

/** Null if no app shows the address. */
export function locationIn(fragment: string, registry: Registry): WindowLocation | null {
  const { manifests, hasPage } = registry
  const location = locationAt(fragment, manifests, hasPage)
  return location && appAt(location.path, manifests) ? location : null
}

function onDesktop(fragment: string, site: Site): Found | Promise<Found> {
  const { registry, hasPage, getState } = site
  const windows = layoutIn(fragment, registry)
  const location = locationIn(fragment, registry)
  // A page that a window already shows exists.
  const single = location && !windowAt(getState(), location.path) ? [location] : []
  const asked = isLayout(fragment) ? windows.map((window) => window.location) : single
  const pages = new Set(asked.map(({ path }) => path).filter((path) => isListed(path, registry)))
  const open = (missing: ReadonlySet<string>): Found => {
    if (isLayout(fragment)) return layoutFound(windows, missing)
    if (!location || missing.has(location.path)) return nothingAt(decodedPart(fragment))
    return { type: 'windows', actions: [showLocation(location, getState(), registry)] }
  }
  if (pages.size === 0) return open(new Set())
  const missingOf = async (path: string): Promise<readonly string[]> =>
    (await hasPage(path)) ? [] : [path]
  return Promise.all([...pages].map(missingOf)).then((missing) => open(new Set(missing.flat())))
}

function layoutFound(windows: readonly LayoutWindow[], missing: ReadonlySet<string>): Found {
  const sound = windows.filter(({ location }) => !missing.has(location.path))
  const [first] = missing
  if (sound.length === 0) {
    return first === undefined ? { type: 'nothing', message: NO_LAYOUT } : nothingAt(first)
  }
  const actions: readonly DesktopAction[] = [...missing].map(notFound)
  return { type: 'windows', actions: [{ type: 'layout/opened', windows: sound }, ...actions] }
}

/** Opens a page, or a sheet if there is none. Of a layout, only the front window counts. */
function onPhone(fragment: string, site: Site): Found | Promise<Found> {
  const { registry, hasPage, getState } = site
  const windows = layoutIn(fragment, registry)
  const front = windows.findLast(({ states }) => !states.includes('minimized')) ?? windows.at(-1)
  const location = isLayout(fragment) ? front?.location : locationIn(fragment, registry)
  const app = location && appAt(location.path, registry.manifests)
  if (!location || !app) {
    const isOfLayout = isLayout(fragment)
    return isOfLayout ? { type: 'nothing', message: NO_LAYOUT } : nothingAt(decodedPart(fragment))
  }
  const { path, section } = location
  const open = (): Found =>
    registry.hasPage(app)
      ? {
          type: 'page',
          path: section === undefined ? path : `${path}#${encodeURIComponent(section)}`,
        }
      : { type: 'windows', actions: [showLocation(location, getState(), registry)] }
  if (!isListed(path, registry)) return open()
  return hasPage(path).then((isThere) => (isThere ? open() : nothingAt(locationText(location))))
}

function nothingAt(address: string): Found {
  return { type: 'nothing', message: notFound(address) }
}

const NO_LAYOUT = {
  type: 'message/shown',
  title: 'Address',
  message: 'This link sets up no windows.\nIt may not have been copied whole.',
  size: WIDE_MESSAGE,
} as const satisfies DesktopAction

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
