/**
 * Keeps the site readable offline. Pages come from the network first, hashed files from the cache.
 * Only successful GET responses of this site are cached. The build inserts the list of files for
 * `__WB_MANIFEST` (src/build/html/offlineCopy.ts).
 */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { BASE, hrefOf, sitePathOf } from '../owner/base.ts'
import { OFFLINE_PATH } from '../owner/paths.ts'
import { isHashed, isMedia, pageOf, samePicture } from './addresses.ts'

declare const self: ServiceWorkerGlobalScope

/** After this many seconds without a response, the cached copy of a page is shown. */
const PATIENCE_S = 4

const entries = self.__WB_MANIFEST as PrecacheEntry[]
precache(entries)
cleanupOutdatedCaches()

/** Of visited pages, emptied by each new version. Sites of one host share caches, so it names the base. */
const SEEN = BASE === '/' ? 'seen-' : `${BASE}seen-`
const cacheName = `${SEEN}pages`

const network = new NetworkOnly()
const hastyNetwork = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S })
const seenFirst = new CacheFirst({ cacheName })
const seenLast = new NetworkFirst({ cacheName })

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
  async ({ event, request, url }) => {
    const copy = await matchPrecache(hrefOf(pageOf(sitePathOf(url.pathname))))
    try {
      return await (copy ? hastyNetwork : network).handle({ event, request })
    } catch (error) {
      const answer =
        copy ?? (await self.caches.match(url.href)) ?? (await matchPrecache(hrefOf(OFFLINE_PATH)))
      if (!answer) throw error
      return answer
    }
  },
)

registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && isHashed(sitePathOf(url.pathname)) && !isMedia(url.pathname),
  async ({ event, request }) =>
    (await matchPrecache(request)) ?? seenFirst.handle({ event, request }),
)

// Other sites may be on the same host.
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && (BASE === '/' || sitePathOf(url.pathname) !== '') && !isMedia(url.pathname),
  seenLast,
)

setCatchHandler(async ({ url }) => {
  // Data that windows load.
  const copy = await matchPrecache(url.pathname)
  if (copy) return copy
  const other = samePicture(
    sitePathOf(url.pathname),
    entries.map((entry) => sitePathOf(entry.url)),
  )
  return (other === undefined ? undefined : await matchPrecache(hrefOf(other))) ?? Response.error()
})

async function forgetEarlierVisits(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(SEEN))
  await Promise.all(names.map((name) => self.caches.delete(name)))
}

// Pages come from the network, so a newer worker may take over at any time.
void self.skipWaiting()
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      forgetEarlierVisits(),
      // An earlier version enabled it. Where it is, Firefox fails a navigation without a network by
      // itself, and never shows the copy.
      self.registration.navigationPreload?.disable(),
    ]),
  )
})
