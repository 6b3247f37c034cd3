/**
 * Keeps the site readable without a network. Pages are asked of the network first, so a new version
 * is seen at once; a kept copy answers where that fails or takes too long. Files whose names tell
 * their content come from the copies. Only good answers to GET requests of this site are kept: the
 * chat and other hosts are not even looked at.
 *
 * Bundled by itself; the build puts the list of what to keep in the place of `__WB_MANIFEST`
 * (src/build/html/offlineCopy.ts).
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { OFFLINE_PATH } from '../content/addresses.ts'
import { isHashed, isMedia, pageOf, samePicture, versionOf } from './addresses.ts'

/** What this file uses of a worker's world; the compiler knows that of a page. */
interface Worker {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  readonly caches: CacheStorage
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}

declare const self: Worker

/** A page that the network has not answered with by then is shown from the kept copy, in seconds. */
const PATIENCE_S = 4

const entries = self.__WB_MANIFEST
precache([...entries])
cleanupOutdatedCaches()

/** What visits add to the list belongs to one version of the site and goes with it. */
const SEEN = 'seen-'
const cacheName = SEEN + versionOf(entries)

const network = new NetworkOnly()
const hastyNetwork = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S })
const seenFirst = new CacheFirst({ cacheName })
const seenLast = new NetworkFirst({ cacheName })

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
  async ({ event, request, url }) => {
    const copy = await matchPrecache(pageOf(url.pathname))
    try {
      return await (copy ? hastyNetwork : network).handle({ event, request })
    } catch (error) {
      const answer =
        copy ?? (await self.caches.match(url.href)) ?? (await matchPrecache(OFFLINE_PATH))
      if (!answer) throw error
      return answer
    }
  },
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashed(url.pathname) && !isMedia(url.pathname),
  async ({ event, request }) =>
    (await matchPrecache(request)) ?? seenFirst.handle({ event, request }),
)

registerRoute(({ sameOrigin, url }) => sameOrigin && !isMedia(url.pathname), seenLast)

setCatchHandler(async ({ url }) => {
  const other = samePicture(
    url.pathname,
    entries.map((entry) => entry.url),
  )
  return (other === undefined ? undefined : await matchPrecache(other)) ?? Response.error()
})

/** Copies of an earlier version are of no use to this one. */
async function forgetEarlierVisits(): Promise<void> {
  const names = await self.caches.keys()
  const earlier = names.filter((name) => name.startsWith(SEEN) && name !== cacheName)
  await Promise.all(earlier.map((name) => self.caches.delete(name)))
}

// Pages come from the network, so an open one loses nothing to a newer worker.
void self.skipWaiting()
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      forgetEarlierVisits(),
      // The page is asked for while the worker starts; Firefox knew it late.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})
