/**
 * When the typing of each message began and whether it is over, kept beside the conversation: a view
 * that was hidden or replaced meanwhile shows as much of a message as the time that has passed allows.
 */

export interface TypingTimes {
  /** When the typing of a message began: at the first call, which passes the present time. */
  began(id: number, now: number): number
  /** From now on the message is shown complete. */
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
