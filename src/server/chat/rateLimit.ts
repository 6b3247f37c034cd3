/**
 * Limits the requests of each sender within a sliding window of time. Its memory is bounded. Each
 * process counts for itself: a service that runs in several allows each visitor as many times more.
 */

export interface RateLimit {
  /**
   * Counts one request.
   * @returns 0 if the request is allowed, else the whole seconds until the next one will be; a request
   *   that is not allowed does not count
   */
  take(sender: string): number
}

export interface RateLimitOptions {
  readonly requests: number
  readonly windowMs: number
  /** A time in milliseconds that never goes back. */
  readonly now: () => number
  /** How many senders are remembered; the one that has been silent for longest is dropped for a new one. */
  readonly mostSenders?: number
}

export function createRateLimit({
  requests,
  windowMs,
  now,
  mostSenders = 10_000,
}: RateLimitOptions): RateLimit {
  /** Times of the allowed requests, oldest first. The sender of the latest request is the last one. */
  const senders = new Map<string, readonly number[]>()
  return {
    take(sender) {
      const moment = now()
      const kept = senders.get(sender)?.filter((each) => each > moment - windowMs) ?? []
      const [oldest] = kept
      if (oldest !== undefined && kept.length >= requests) {
        return Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000))
      }
      senders.delete(sender)
      senders.set(sender, [...kept, moment])
      const [silent] = senders.keys()
      if (senders.size > mostSenders && silent !== undefined) senders.delete(silent)
      return 0
    },
  }
}
