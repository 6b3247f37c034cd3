/** Opens what an address behind `/#` asks for on a phone: its page, or a sheet where there is none. */
import { notFound } from '../../apps/host/openings.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { appAt, decodedPart } from '../../desktop/locations.ts'
import type { WindowLocation } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { locationIn, showLocation } from './openAddress.ts'

interface Phone {
  readonly store: DesktopStore
  readonly registry: Registry
  /** @param path of the page, with the section behind a `#` */
  toPage(path: string): void
}

export function openOnPhone(fragment: string, { store, registry, toPage }: Phone): void {
  const location = locationIn(fragment, registry)
  const app = location && appAt(location.path, registry.manifests)
  if (!location || !app) store.dispatch(notFound(decodedPart(fragment)))
  else if (registry.hasPage(app)) toPage(pageLink(location))
  else store.dispatch(showLocation(location, store.getState(), registry))
}

function pageLink({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}#${encodeURIComponent(section)}`
}
