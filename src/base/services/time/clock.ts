/**
 * The time of day, with notice of each second. Animations take their time from the frame scheduler, never
 * from here.
 */
import { createEmitter } from '../../kit/emitter.ts'
import type { TimerHost } from './timers.ts'

export interface Clock {
  /** The present time; show it with the local getters. */
  now(): Date
  /** Calls `listener` just after each second of the clock begins. Returns what ends the subscription. */
  subscribeSecond(listener: () => void): () => void
}

/** What a clock needs of its host; `Date.now` and the window's timers in the browser. */
export interface ClockHost extends TimerHost {
  now(): number
}

const SECOND_MS = 1000
/** A timer may fire slightly early; without a margin, another would follow at once. */
const MARGIN_MS = 5

/** A running clock. All subscriptions share one timer, which is set again for each second. */
export function createClock(host: ClockHost): Clock {
  let timer = 0
  const arm = (): void => {
    timer = host.setTimeout(tick, SECOND_MS - (host.now() % SECOND_MS) + MARGIN_MS)
  }
  const seconds = createEmitter(() => {
    arm()
    return () => host.clearTimeout(timer)
  })
  const tick = (): void => {
    arm()
    seconds.emit()
  }
  return { now: () => new Date(host.now()), subscribeSecond: seconds.subscribe }
}

/** A clock that stands still at 2026-01-02 03:04:05 local time and never calls a listener. */
export function createFrozenClock(): Clock {
  return { now: () => new Date(2026, 0, 2, 3, 4, 5), subscribeSecond: () => () => {} }
}
