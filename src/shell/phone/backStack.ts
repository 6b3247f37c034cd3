/**
 * Keeps one history entry per level above the page's own, so that Back closes one level and leaves
 * the page when none is left. A single entry pushed again after each Back would not do: browsers
 * skip entries pushed without a tap, and would leave the page too early.
 */

/** The history of a page. Each entry's state holds its level; the page's own entry has level 0. */
export interface PageHistory {
  /** The current entry's level, or null if this file has not made the entry. */
  level(): number | null
  /** Whether the current entry has no state, as after a typed address or a link to a heading. */
  isNew(): boolean
  push(level: number): void
  mark(level: number): void
  /** Navigates by `delta` entries; `arrived` is called later. */
  go(delta: number): void
}

export interface Levels {
  /** Null while unknown; the history then stays unchanged. */
  count(): number | null
  leave(levels: number): void
  bring(levels: number): void
  forgetAhead(): void
  /** The history has reached the number of levels; the current entry belongs to what is shown. */
  settled(): void
  /** An address was entered, which may add levels. Its entry becomes the next level, if any. */
  entered(): Promise<void>
  /** Whether an entry made by the desktop layout is skipped, which causes another arrival. */
  passes(): boolean
}

export interface BackStack {
  /** The returned function ends this and leaves the entries unchanged. */
  follow(levels: Levels): () => void
  /** Call when the number of levels may have changed; adjusts the history, possibly later. */
  update(): void
  arrived(): void
}

export function createBackStack(history: PageHistory): BackStack {
  let levels: Levels | null = null
  let stood = 0
  let isNavigating = false
  /** Above 0 while levels are being closed or restored, during which the history waits. */
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
      // Goes back if the visitor went forward to a level that cannot be restored.
      return settle()
    },
  }
}
