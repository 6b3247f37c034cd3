/**
 * Starts what keeps the site readable without a network (src/offline). The site is whole without it,
 * so where a browser or a visitor forbids it nothing is said.
 */

/** Asks for it when the page has loaded and has nothing else to do; never while developing. */
export function registerServiceWorker(view: Window & typeof globalThis): void {
  if (!import.meta.env.PROD || !('serviceWorker' in view.navigator)) return
  const begin = (): void => {
    // Safari has no idle time to tell of.
    if ('requestIdleCallback' in view) view.requestIdleCallback(() => void register(view))
    else void register(view)
  }
  if (view.document.readyState === 'complete') begin()
  else view.addEventListener('load', begin, { once: true })
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
