/** Knows what a page is still loading of what it shows: a picture that is taken before would lack it. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** What is shown, unlike data, whose answers a test may hold back. */
const SHOWN = ['stylesheet', 'image', 'font']

/** A few frames. */
const FRAMES_MS = 50

const loadingIn = new WeakMap<BrowserContext, Set<Request>>()

/** To be called before the context has a page. */
export function watchLoading(context: BrowserContext): void {
  const loading = new Set<Request>()
  loadingIn.set(context, loading)
  context.on('request', (request) => {
    if (SHOWN.includes(request.resourceType())) loading.add(request)
  })
  context.on('requestfinished', (request) => loading.delete(request))
  context.on('requestfailed', (request) => loading.delete(request))
}

/** Waits until everything that the page shows now has loaded and is decoded. */
export async function untilLoaded(page: Page): Promise<void> {
  // What is new in the page is asked for with its next frame; a test may have stopped the page's own clock.
  await page.waitForTimeout(FRAMES_MS)
  await expect.poll(() => loadingIn.get(page.context())?.size, { timeout: 30_000 }).toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.images].filter(({ complete }) => complete)
    // One that is broken has its text in its place.
    await Promise.allSettled(loaded.map((image) => image.decode()))
  })
}
