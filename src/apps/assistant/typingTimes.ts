/**
 * When the typing of each message began and whether it is over, kept beside the conversation: a
 * view that is hidden or replaced meanwhile finds its messages as far as time has brought them.
 */

export interface TypingTimes {
  /** When the typing of a message began: at the first call, which brings the present time. */
  began(id: number, now: number): number
  /** The message stands complete, now and ever after. */
  end(id: number): void
  isOver(id: number): boolean
}

export function createTypingTimes(): TypingTimes {
  const begins = new Map<number, number>()
  const over = new Set<number>()
  return {
    began(id, now) {
      const known = begins.get(id)
      if (known === undefined) begins.set(id, now)
      return known ?? now
    },
    end: (id) => void over.add(id),
    isOver: (id) => over.has(id),
  }
}
