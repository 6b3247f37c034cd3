/** Waits until the browser has painted the document. */

const FIRST_PAINT = 'first-contentful-paint'
/** A browser may not report its paints at all. */
const LONGEST_WAIT_MS = 1000

/**
 * Resolves after the first contentful paint; at once on a page in the background, which is not painted.
 * Code that runs earlier would delay that paint, and on a slow machine the visitor would look at nothing
 * for long.
 */
export function afterPaint(view: Window & typeof globalThis): Promise<void> {
  if (view.document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect()
      view.clearTimeout(timer)
      resolve()
    }
    const observer = new view.PerformanceObserver((paints) => {
      if (paints.getEntriesByName(FIRST_PAINT).length > 0) finish()
    })
    const timer = view.setTimeout(finish, LONGEST_WAIT_MS)
    observer.observe({ type: 'paint', buffered: true })
  })
}
