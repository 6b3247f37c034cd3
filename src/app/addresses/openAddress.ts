/** What an address behind `/#` asks for: a window, or a page where the layout shows it as one. Pure. */
import { notFound } from '../../apps/host/openings.ts'
import { isLayout, layoutIn } from '../../apps/host/layoutText.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { appAt, decodedPart, locationAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import { shownWindows } from '../../desktop/selectors.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { DesktopState, WindowLocation } from '../../desktop/state.ts'

/** Where the address leads, or null where nothing on this site has it. */
export function locationIn(fragment: string, registry: Registry): WindowLocation | null {
  const location = locationAt(fragment, registry.manifests, registry.hasPage)
  return location && appAt(location.path, registry.manifests) ? location : null
}

/** Whether the address is that of the desktop itself: nothing, or a slash alone. */
export function isOfDesktop(fragment: string): boolean {
  return fragment === '' || locationOf(fragment)?.path === '/'
}

/** What entering the address does on the desktop. */
export function actionAt(fragment: string, state: DesktopState, registry: Registry): DesktopAction {
  if (isOfDesktop(fragment)) return { type: 'desktop/focused' }
  if (isLayout(fragment)) return layoutAction(fragment, registry)
  const location = locationIn(fragment, registry)
  return location ? showLocation(location, state, registry) : notFound(decodedPart(fragment))
}

/**
 * The page that the address asks for where only the list of the site's pages tells whether there is one (pageList.ts), as of
 * a post; null where the address itself tells, or a window shows the page.
 */
export function pageIn(fragment: string, state: DesktopState, registry: Registry): string | null {
  const path = isLayout(fragment) ? undefined : locationIn(fragment, registry)?.path
  const app = path === undefined ? undefined : appAt(path, registry.manifests)
  if (path === undefined || app?.kind !== 'ordinary' || !registry.hasPage(app)) return null
  const isNamed = pathOfApp(app) === path || app.opens?.includes(path)
  const isShown = shownWindows(state).some((window) => window.location?.path === path)
  return isNamed || isShown ? null : path
}

function layoutAction(fragment: string, registry: Registry): DesktopAction {
  const windows = layoutIn(fragment, registry)
  return windows.length === 0 ? NO_LAYOUT : { type: 'layout/opened', windows }
}

/** The message for a link to a desktop that sets up nothing. */
export const NO_LAYOUT = {
  type: 'message/shown',
  title: 'Address',
  message: 'This link sets up no windows.\nIt may not have been copied whole.',
} as const satisfies DesktopAction

/** Raises the topmost window that shows the location, or opens one. */
export function showLocation(
  location: WindowLocation,
  state: DesktopState,
  registry: Registry,
): DesktopAction {
  const { path, section } = location
  const shown = shownWindows(state).findLast((window) => window.location?.path === path)
  if (shown && section === undefined) return { type: 'window/focused', id: shown.id }
  const app = appAt(path, registry.manifests)
  return app ? { type: 'app/added', appName: app.appName, location } : notFound(path)
}
