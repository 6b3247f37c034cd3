/**
 * Keeps the browser's history of a phone as deep as there are levels: one entry above the page's own for each, so that
 * Back closes one level and leaves the page only when none is left. Knows no window and no browser: both are passed in.
 *
 * One entry for each level, rather than one that is pushed again after each Back: browsers skip entries that were
 * pushed without a visitor's tap, and would leave the page too early.
 */

/** The history of a page. An entry's state holds its level; that of the page's own entry is 0. */
export interface PageHistory {
  /** Level of the current entry, or null if this file has not made it. */
  level(): number | null
  /** Whether the current entry has no state, as after an address was entered or a link to a heading followed. */
  isNew(): boolean
  /** Adds an entry of this level above the current one. */
  push(level: number): void
  /** Gives the current entry this level. */
  mark(level: number): void
  /** Navigates by `delta` entries; `arrived` is called later. */
  go(delta: number): void
}

/** What Back closes, level by level. */
export interface Levels {
  /** How many there are; null while that is not known, and the history stays as it is. */
  count(): number | null
  /** The visitor has gone back: closes this many levels. */
  leave(levels: number): void
  /** The visitor has gone forward: restores up to this many levels. */
  bring(levels: number): void
  /** The entries above the current one are gone. */
  forgetAhead(): void
  /** The history is as deep as there are levels: its current entry belongs to what is shown. */
  settled(): void
  /** An address has been entered, which may add levels. Its entry is the next level if there is one. */
  entered(): Promise<void>
  /**
   * Back or Forward has led to an entry that the desktop layout made.
   * @returns whether it is passed over, which causes another arrival
   */
  passes(): boolean
}

export interface BackStack {
  /** Follows these levels until the result is called, which leaves the entries as they are. */
  follow(levels: Levels): () => void
  /** Call when the number of levels may have changed: makes the history as deep, at once or after a navigation. */
  update(): void
  /** Call at every `popstate`. */
  arrived(): void
}

export function createBackStack(history: PageHistory): BackStack {
  let levels: Levels | null = null
  /** Where the history stood when it was last seen. */
  let stood = 0
  let isNavigating = false
  /** Above 0 while levels are being closed or restored: the history waits until that is done. */
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
  /** The visitor went to this level: closes or restores as many as lie between. */
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
      // If the visitor went forward to a level that cannot be restored, this goes back.
      return settle()
    },
  }
}
