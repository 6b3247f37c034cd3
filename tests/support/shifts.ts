/** How far a page jumps while it loads. */
import type { Page } from '@playwright/test'

/**
 * What Lighthouse and the browsers call good is 0.1. It cannot be 0: a font that arrives after the first paint makes
 * words a little wider or narrower than they were in its stand-in.
 */
export const MOST_SHIFT = 0.001

/** @returns the sum of all layout shifts so far, from the first paint of the page that is opened next */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let total = 0
    Object.assign(window, { totalShift: () => total })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'totalShift') as () => number)())
}
