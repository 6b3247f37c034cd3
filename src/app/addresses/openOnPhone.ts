/** Opens an address after `/#` on a phone: its page, or a sheet if it has no page. */
import { notFound } from '../../apps/host/openings.ts'
import { isLayout, layoutIn } from '../../apps/host/layoutText.ts'
import { isListed } from '../../apps/host/pageList.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { appAt, decodedPart, locationText } from '../../desktop/locations.ts'
import type { WindowLocation } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { locationIn, NO_LAYOUT, showLocation } from './openAddress.ts'

interface Phone {
  readonly store: DesktopStore
  readonly registry: Registry
  hasPage(path: string): Promise<boolean>
  hasSection(path: string, section: string): Promise<boolean>
  /** Whether the visitor is still waiting when the lookups are done. */
  isWaiting(): boolean
  toPage(path: string): void
}

export async function openOnPhone(fragment: string, phone: Phone): Promise<void> {
  const { store, registry, hasPage, hasSection, isWaiting } = phone
  const location = isLayout(fragment) ? frontOf(fragment, registry) : locationIn(fragment, registry)
  const { path = '', section } = location ?? {}
  const asksForPage = isListed(path, registry)
  if (!asksForPage && section === undefined) return open(fragment, phone)
  const isThere =
    (!asksForPage || (await hasPage(path))) &&
    (section === undefined || (await hasSection(path, section)))
  if (!isWaiting()) return
  if (isThere) open(fragment, phone)
  else if (location) store.dispatch(notFound(locationText(location)))
}

function open(fragment: string, { store, registry, toPage }: Phone): void {
  const isOfLayout = isLayout(fragment)
  const location = isOfLayout ? frontOf(fragment, registry) : locationIn(fragment, registry)
  const app = location && appAt(location.path, registry.manifests)
  if (!location || !app) store.dispatch(isOfLayout ? NO_LAYOUT : notFound(decodedPart(fragment)))
  else if (registry.hasPage(app)) toPage(pageLink(location))
  else store.dispatch(showLocation(location, store.getState(), registry))
}

/** A phone shows only the front window of a layout. */
function frontOf(fragment: string, registry: Registry): WindowLocation | null {
  const windows = layoutIn(fragment, registry)
  const front = windows.findLast(({ states }) => !states.includes('minimized')) ?? windows.at(-1)
  return front?.location ?? null
}

function pageLink({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}#${encodeURIComponent(section)}`
}
