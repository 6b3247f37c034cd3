/** Lets others listen to what happens, for objects that hold a state of their own. */

export interface Emitter<Args extends readonly unknown[]> {
  /** Calls every listener; one that is added meanwhile hears of the next event first. */
  emit(...args: Args): void
  /** Calls the listener at each event, until the result is called. */
  subscribe(listener: (...args: Args) => void): () => void
}

/**
 * @param start called when the first listener comes; its result is called when the last one has gone
 */
export function createEmitter<Args extends readonly unknown[] = []>(
  start: () => () => void = () => () => {},
): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  let stop: (() => void) | undefined
  return {
    emit(...args) {
      for (const listener of [...listeners]) listener(...args)
    },
    subscribe(listener) {
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
