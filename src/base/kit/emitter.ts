/** @param start called with the first listener; its result is called when none is left */
export function createEmitter<Args extends readonly unknown[] = []>(
  start: () => () => void = () => () => {},
) {
  const listeners = new Set<(...args: Args) => void>()
  let stop: (() => void) | undefined
  return {
    emit(...args: Args): void {
      for (const listener of [...listeners]) listener(...args)
    },
    /** Returns a function that ends the subscription. */
    subscribe(listener: (...args: Args) => void): () => void {
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
