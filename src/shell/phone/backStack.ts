/**
 * Keeps the browser's history as deep as the phone's screen: one entry above the page's own for
 * each window shown, so that Back takes one away and leaves the page only when none is left. Knows
 * no window and no browser: both are handed in.
 *
 * One entry a level, rather than one that is pushed again after each Back: browsers skip entries
 * that were pushed without a visitor's tap, and would leave the page too early.
 */

/** The history of a page. An entry's depth is what its state says. */
export interface PageHistory {
  /** Depth of the current entry, or null if this file has not made it, as after a link to a heading. */
  depth(): number | null
  /** Adds an entry of this depth above the current one. */
  push(depth: number): void
  /** Gives the current entry this depth. */
  mark(depth: number): void
  /** Navigates by `delta` entries; `arrived` is called later. */
  go(delta: number): void
}

export interface BackStack {
  /** Makes the history this deep, at once or as soon as the navigation in progress has ended. */
  setDepth(depth: number): void
  /** To be called at every `popstate`. */
  arrived(): void
  /** Calls `onBack` at each Back with the number of levels. The result stops that and empties the stack. */
  listen(onBack: (levels: number) => void): () => void
}

export function createBackStack(history: PageHistory): BackStack {
  let wanted = 0
  let isNavigating = false
  let reportBack: ((levels: number) => void) | null = null
  if (history.depth() === null) history.mark(0)

  const settle = (): void => {
    if (isNavigating) return
    const at = history.depth() ?? wanted
    for (let depth = at + 1; depth <= wanted; depth += 1) history.push(depth)
    if (at <= wanted) return
    isNavigating = true
    history.go(wanted - at)
  }

  return {
    setDepth(depth) {
      wanted = depth
      settle()
    },
    arrived() {
      const at = history.depth()
      if (at === null) return history.mark(wanted)
      const levels = isNavigating ? 0 : wanted - at
      isNavigating = false
      // Deeper than wanted: the visitor went forward, to a level that is gone.
      if (levels <= 0) return settle()
      wanted = at
      reportBack?.(levels)
    },
    listen(onBack) {
      reportBack = onBack
      return () => {
        reportBack = null
        wanted = 0
        settle()
      }
    },
  }
}
