/** Opens what an address behind `/#` asks for on a phone: its page, or a sheet if it has no page. */
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
  /** Whether the site has this page, which is made from data. */
  hasPage(path: string): Promise<boolean>
  /** Whether a page of the site has this section. */
  hasSection(path: string, section: string): Promise<boolean>
  /** Whether the visitor is still waiting once the page and the section have been looked up. */
  isWaiting(): boolean
  /** @param path of the page, with the section behind a `#` */
  toPage(path: string): void
}

/** Acts at once if nothing has to be looked up. */
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

/** The location of the window in front, which is all that a phone shows of a layout. */
function frontOf(fragment: string, registry: Registry): WindowLocation | null {
  const windows = layoutIn(fragment, registry)
  const front = windows.findLast(({ states }) => !states.includes('minimized')) ?? windows.at(-1)
  return front?.location ?? null
}

function pageLink({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}#${encodeURIComponent(section)}`
}
