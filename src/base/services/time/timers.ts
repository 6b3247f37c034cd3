export interface Timers {
  /** Returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void
}

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
