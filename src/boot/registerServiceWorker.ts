/**
 * Starts what keeps the site readable without a network (src/offline). The site is whole without it,
 * so where a browser or a visitor forbids it nothing is said.
 */

/** What it copies would else be fetched while the visitor waits for what this page still needs. */
const DELAY_MS = 3000

/** Asks for it some time after the page has loaded, when there is nothing else to do; never while developing. */
export function registerServiceWorker(view: Window & typeof globalThis): void {
  if (!import.meta.env.PROD || !('serviceWorker' in view.navigator)) return
  const begin = (): void => {
    // Safari has no idle time to tell of.
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
    // A context that blocks workers answers with nothing.
    const registration = (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) as
      ServiceWorkerRegistration | undefined
    if (!registration || !isFirstVisit) return
    const { active } = await serviceWorker.ready
    // What this page has loaded so far went by it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAssets(view) } })
  } catch {
    // Private windows and strict settings: the site works as before.
  }
}

function loadedAssets({ performance, location }: Window & typeof globalThis): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}
