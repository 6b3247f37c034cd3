/** Resolves an address after `/#` to a window, or to a page if the layout shows it as one. */
import { notFound } from '../../apps/host/openings.ts'
import { isLayout, layoutIn } from '../../apps/host/layoutText.ts'
import { isListed } from '../../apps/host/pageList.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { appAt, decodedPart, locationAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import type { AppManifest, Manifests } from '../../desktop/manifest.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { AppWindow, DesktopState, WindowLocation } from '../../desktop/state.ts'

/** Null if there is no such place. The case of the app's name does not matter. */
export function locationIn(fragment: string, registry: Registry): WindowLocation | null {
  const { manifests, hasPage } = registry
  const location = locationAt(inCaseOfApp(fragment, manifests), manifests, hasPage)
  return location && appAt(location.path, manifests) ? location : null
}

/** Corrects the case of the app's name: `/blog/a-Post` for `/BLOG/a-Post`. */
function inCaseOfApp(fragment: string, manifests: Manifests): string {
  const [, name = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(fragment) ?? []
  const isNamed = (path: string): boolean => path.toLowerCase() === name.toLowerCase()
  const named = [...manifests.values()].flatMap(firstParts).find(isNamed)
  return named === undefined ? fragment : `/${named}${rest}`
}

function firstParts(app: AppManifest): readonly string[] {
  if (app.kind !== 'ordinary') return []
  return [pathOfApp(app) ?? '', ...(app.opens ?? [])].map((path) => path.split('/')[1] ?? '')
}

/** The desktop's own address is empty or a single slash. */
export function isOfDesktop(fragment: string): boolean {
  return fragment === '' || locationOf(fragment)?.path === '/'
}

/** @param missing pages that the site does not have; a layout is opened without them */
export function actionAt(
  fragment: string,
  state: DesktopState,
  registry: Registry,
  missing: readonly string[] = [],
): DesktopAction {
  if (isOfDesktop(fragment)) return { type: 'desktop/focused' }
  if (isLayout(fragment)) return layoutAction(fragment, registry, missing)
  const location = locationIn(fragment, registry)
  const isThere = location !== null && !missing.includes(location.path)
  return isThere ? showLocation(location, state, registry) : notFound(decodedPart(fragment))
}

/** One location, or those of a layout's windows. */
export function locationsIn(fragment: string, registry: Registry): readonly WindowLocation[] {
  if (isLayout(fragment)) return layoutIn(fragment, registry).map(({ location }) => location)
  return [locationIn(fragment, registry) ?? []].flat()
}

/** The pages to look up in the site's page list, without a page that a window already shows. */
export function pagesIn(
  fragment: string,
  state: DesktopState,
  registry: Registry,
): readonly string[] {
  const paths = new Set(locationsIn(fragment, registry).map(({ path }) => path))
  const isOpen = (path: string): boolean => windowAtPath(state, path) !== undefined
  return [...paths].filter(
    (path) => isListed(path, registry) && (isLayout(fragment) || !isOpen(path)),
  )
}

function windowAtPath(state: DesktopState, path: string): AppWindow | undefined {
  const open = state.appOrder.flatMap((id) => windowById(state, id) ?? [])
  const there = open.filter(({ location }) => location?.path === path)
  return there.findLast(({ minimized }) => !minimized) ?? there.at(-1)
}

function layoutAction(
  fragment: string,
  registry: Registry,
  missing: readonly string[],
): DesktopAction {
  const windows = layoutIn(fragment, registry)
  const sound = windows.filter(({ location }) => !missing.includes(location.path))
  if (sound.length > 0) return { type: 'layout/opened', windows: sound }
  return missing[0] === undefined ? NO_LAYOUT : notFound(missing[0])
}

export const NO_LAYOUT = {
  type: 'message/shown',
  title: 'Address',
  message: 'This link sets up no windows.\nIt may not have been copied whole.',
} as const satisfies DesktopAction

/** Raises or restores the topmost window at the location, or opens a new one. */
export function showLocation(
  location: WindowLocation,
  state: DesktopState,
  registry: Registry,
): DesktopAction {
  const { path, section } = location
  const open = windowAtPath(state, path)
  if (open && section === undefined) return { type: 'window/focused', id: open.id }
  const app = appAt(path, registry.manifests)
  return app ? { type: 'app/added', appName: app.appName, location } : notFound(path)
}
