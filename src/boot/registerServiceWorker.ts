/** Registers the service worker (src/offline). Failures are not reported: it is optional. */

import { hrefOf } from '../owner/base.ts'
import { ASSETS_FOLDER, SERVICE_WORKER_PATH } from '../owner/paths.ts'

/** The worker's downloads should not compete with those of the page. */
const DELAY_MS = 3000

/** Registers the worker in an idle moment after the page has loaded; never in development. */
export function registerServiceWorker(view: Window & typeof globalThis): void {
  if (!import.meta.env.PROD || !('serviceWorker' in view.navigator)) return
  const begin = (): void => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in view) {
      view.requestIdleCallback(() => void register(view), { timeout: DELAY_MS })
    } else void register(view)
  }
  const wait = (): void => void view.setTimeout(begin, DELAY_MS)
  if (view.document.readyState === 'complete') wait()
  else view.addEventListener('load', wait, { once: true })
}

async function register(view: Window & typeof globalThis): Promise<void> {
  const { serviceWorker } = view.navigator
  const isFirstVisit = serviceWorker.controller === null
  try {
    // Resolves to undefined where workers are blocked.
    const registration = (await serviceWorker.register(hrefOf(SERVICE_WORKER_PATH), {
      updateViaCache: 'none',
    })) as ServiceWorkerRegistration | undefined
    if (!registration || !isFirstVisit) return
    const { active } = await serviceWorker.ready
    // It has not seen what this page loaded before.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAssets(view) } })
  } catch {
    // Private windows and strict settings may forbid it.
  }
}

function loadedAssets({ performance, location }: Window & typeof globalThis): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin + hrefOf(ASSETS_FOLDER)))
}
