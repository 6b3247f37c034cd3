/** Tells when the browser has painted what the document came with. Knows no more than the window. */

const FIRST_PAINT = 'first-contentful-paint'
/** A browser may keep its paints to itself: no longer than this. */
const LONGEST_WAIT_MS = 1000

/**
 * Settles when something is on the screen, at once on a page that is not seen. What is evaluated
 * before would be waited for with nothing to look at: a frame is shown only after it was made, and
 * on a slow machine the time between is long.
 */
export function afterPaint(view: Window & typeof globalThis): Promise<void> {
  if (view.document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const goOn = (): void => {
      observer.disconnect()
      view.clearTimeout(timer)
      resolve()
    }
    const observer = new view.PerformanceObserver((paints) => {
      if (paints.getEntriesByName(FIRST_PAINT).length > 0) goOn()
    })
    const timer = view.setTimeout(goOn, LONGEST_WAIT_MS)
    observer.observe({ type: 'paint', buffered: true })
  })
}
