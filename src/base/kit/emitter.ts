export interface Emitter<Args extends readonly unknown[]> {
  emit(...args: Args): void
  /** Returns a function that ends the subscription. */
  subscribe(listener: (...args: Args) => void): () => void
}

/** @param start called with the first listener; its result is called when none is left */
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
