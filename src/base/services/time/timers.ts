/** Timers. Animations use the frame scheduler instead. */

export interface Timers {
  /** Calls `callback` once, in `ms` milliseconds. Returns what cancels that. */
  after(ms: number, callback: () => void): () => void
}

/** What the timers need of the browser's window. */
export interface TimerHost {
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(id: number): void
}

export function createTimers(host: TimerHost): Timers {
  return {
    after(ms, callback) {
      const id = host.setTimeout(callback, ms)
      return () => host.clearTimeout(id)
    },
  }
}
