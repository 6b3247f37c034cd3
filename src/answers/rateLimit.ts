/** Limits each sender's requests in a sliding window. Each process counts separately. */

/** The questions of one sender. */
export const LIMIT = { requests: 20, windowMs: 60_000 } as const

export interface RateLimit {
  /** Returns 0 if the request is allowed, else the seconds to wait; rejected ones do not count. */
  take(sender: string): number
}

export interface RateLimitOptions {
  readonly requests: number
  readonly windowMs: number
  /** A time in milliseconds that never goes back. */
  readonly now: () => number
  /** The least recently seen sender is dropped when this many are remembered. */
  readonly mostSenders?: number
}

export function createRateLimit({
  requests,
  windowMs,
  now,
  mostSenders = 10_000,
}: RateLimitOptions): RateLimit {
  /** Times of allowed requests, oldest first. The sender of the latest request is the last key. */
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
