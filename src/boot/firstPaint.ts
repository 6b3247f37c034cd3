const FIRST_PAINT = 'first-contentful-paint'
/** A browser may not report its paints at all. */
const LONGEST_WAIT_MS = 1000

/** Resolves after the first paint, which earlier code would delay; at once in the background. */
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
