/**
 * Keeps the browser's history of a phone as deep as there are levels: one entry above the page's own for each, so that
 * Back takes one away and leaves the page only when none is left. Knows no window and no browser: both are handed in.
 *
 * One entry a level, rather than one that is pushed again after each Back: browsers skip entries that were pushed
 * without a visitor's tap, and would leave the page too early.
 */

/** The history of a page. An entry's level is what its state says; the page's own has 0. */
export interface PageHistory {
  /** Level of the current entry, or null if this file has not made it. */
  level(): number | null
  /** Whether the current entry holds nothing, as after an address was entered or a link to a heading followed. */
  isNew(): boolean
  /** Adds an entry of this level above the current one. */
  push(level: number): void
  /** Gives the current entry this level. */
  mark(level: number): void
  /** Navigates by `delta` entries; `arrived` is called later. */
  go(delta: number): void
}

/** What Back takes away, level by level. */
export interface Levels {
  /** How many there are; null while that is not known, and the history stays as it is. */
  count(): number | null
  /** Takes that many away: the visitor has gone back. */
  leave(levels: number): void
  /** Brings back as many of those as it can: the visitor has gone forward. */
  bring(levels: number): void
  /** The entries above the current one are gone. */
  forgetAhead(): void
  /** The history is as deep as the screen: the entry at which it stands is that of what is shown. */
  settled(): void
  /** An address has been entered, which may add levels. Its entry is the next level if there is one. */
  entered(): Promise<void>
  /**
   * Back or Forward has led to an entry that the desktop layout made.
   * @returns whether it is passed over: the next arrival comes by itself
   */
  passes(): boolean
}

export interface BackStack {
  /** Follows these levels until the result is called; the entries stay then. */
  follow(levels: Levels): () => void
  /** To be called when the number of levels may be another: makes the history as deep, at once or after a navigation. */
  update(): void
  /** To be called at every `popstate`. */
  arrived(): void
}

export function createBackStack(history: PageHistory): BackStack {
  let levels: Levels | null = null
  /** Where the history stood when it was last seen. */
  let stood = 0
  let isNavigating = false
  /** While levels are taken away or added, the history waits for the last of them. */
  let changes = 0

  const settle = (): void => {
    const wanted = changes > 0 ? null : (levels?.count() ?? null)
    if (wanted === null || isNavigating) return
    const at = history.level() ?? stood
    if (at < wanted) levels?.forgetAhead()
    for (let level = at + 1; level <= wanted; level += 1) history.push(level)
    stood = history.level() ?? stood
    if (at <= wanted) return levels?.settled()
    isNavigating = true
    history.go(wanted - at)
  }
  const enter = async (entering: Levels): Promise<void> => {
    stood += 1
    history.mark(stood)
    entering.forgetAhead()
    changes += 1
    try {
      await entering.entered()
    } finally {
      changes -= 1
    }
    settle()
  }
  /** The visitor went to this level, so that many are to be on the screen. */
  const reach = (level: number, moved: Levels): void => {
    const shown = moved.count() ?? stood
    changes += 1
    if (level < shown) moved.leave(shown - level)
    else moved.bring(level - shown)
    changes -= 1
  }

  return {
    follow(next) {
      levels = next
      if (history.level() === null) history.mark(0)
      stood = history.level() ?? 0
      settle()
      return () => {
        levels = null
      }
    },
    update: settle,
    arrived() {
      const level = history.level()
      const hasAsked = isNavigating
      isNavigating = false
      if (!levels) return undefined
      if (level === null && history.isNew()) {
        void enter(levels)
        return undefined
      }
      if (!hasAsked) reach(level ?? 0, levels)
      stood = level ?? 0
      if (level === null && levels.passes()) return undefined
      if (level === null) history.mark(0)
      // Where the visitor went forward, to a level that cannot be brought back, this goes back.
      return settle()
    },
  }
}
