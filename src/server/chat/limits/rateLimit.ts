/**
 * Counts requests by who sends them, in a window that slides with the clock. Pure but for its own
 * memory, which is bounded. Each process counts for itself: where a service runs in several, a
 * visitor has as many allowances.
 */

import { createRecentMap } from './recentMap.ts'

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
  /** Senders remembered; the half of them that is silent for longest is forgotten for new ones. */
  readonly mostSenders?: number
}

export function createRateLimit({
  requests,
  windowMs,
  now,
  mostSenders = 10_000,
}: RateLimitOptions): RateLimit {
  /** Moments of allowed requests, oldest first. */
  const senders = createRecentMap<readonly number[]>(mostSenders)
  return {
    take(sender) {
      const moment = now()
      const kept = senders.get(sender)?.filter((each) => each > moment - windowMs) ?? NEVER
      const [oldest] = kept
      if (oldest !== undefined && kept.length >= requests) {
        return Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000))
      }
      senders.set(sender, [...kept, moment])
      return 0
    },
  }
}

const NEVER: readonly number[] = []
