import { desktopHref, type PageLink } from '../../apps/host/openings.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { appAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import type { DesktopIcon } from '../../desktop/state.ts'

function isShortcut(icon: DesktopIcon, registry: Registry): boolean {
  return registry.openingOf(icon).type === 'page/followed'
}

export function pageBeside(icon: DesktopIcon, registry: Registry): PageLink | null {
  return isShortcut(icon, registry) ? null : registry.pageOf(icon)
}

/** The address of the icon's page, or else of the desktop with its window open. */
export function hrefOfIcon(icon: DesktopIcon, registry: Registry): string {
  const page = registry.pageOf(icon)
  if (page) return page.href
  const { appName, link } = icon
  const app = appName === undefined ? undefined : registry.manifests.get(appName)
  const own = app && app.kind !== 'cookieBanner' ? pathOfApp(app) : null
  const path = (link === undefined ? null : locationOf(link)?.path) ?? own
  return desktopHref(path !== null && appAt(path, registry.manifests) ? path : '')
}

export function kindOfIcon(icon: DesktopIcon, registry: Registry): string {
  return isShortcut(icon, registry) ? 'Shortcut' : 'Application'
}
