/**
 * Counts requests by who sends them, in a window that slides with the clock. Pure but for its own
 * memory, which is bounded. Each process counts for itself: where a service runs in several, a
 * visitor has as many allowances.
 */

export interface RateLimit {
  /**
   * Takes one request into account.
   * @returns 0 where it is allowed, else the whole seconds until the next one is; a request that is
   *   not allowed costs nothing
   */
  take(sender: string): number
}

export interface RateLimitOptions {
  readonly requests: number
  readonly windowMs: number
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Senders remembered; the one silent for longest is forgotten for a new one. */
  readonly mostSenders?: number
}

export function createRateLimit({
  requests,
  windowMs,
  now,
  mostSenders = 10_000,
}: RateLimitOptions): RateLimit {
  /** Moments of allowed requests, oldest first; senders in order of their last one. */
  const senders = new Map<string, number[]>()
  return {
    take(sender) {
      const moment = now()
      const kept = (senders.get(sender) ?? []).filter((each) => each > moment - windowMs)
      const [oldest] = kept
      if (oldest !== undefined && kept.length >= requests) {
        return Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000))
      }
      kept.push(moment)
      senders.delete(sender)
      senders.set(sender, kept)
      if (senders.size > mostSenders) {
        const [longestSilent] = senders.keys()
        if (longestSilent !== undefined) senders.delete(longestSilent)
      }
      return 0
    },
  }
}
