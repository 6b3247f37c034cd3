import { createEmitter } from '../../kit/emitter.ts'
import type { Timers } from './timers.ts'

export interface Clock {
  /** The current time; read it with the local getters. */
  now(): Date
  /** Calls `listener` just after each second begins. */
  subscribeSecond(listener: () => void): () => void
}

const SECOND_MS = 1000
/** Timers may fire slightly early; without a margin a second one would follow at once. */
const MARGIN_MS = 5

/** All subscriptions share one timer, which is set anew for each second. */
export function createClock({ after }: Timers, now: () => number): Clock {
  let stop = (): void => {}
  const arm = (): void => {
    stop = after(SECOND_MS - (now() % SECOND_MS) + MARGIN_MS, () => {
      arm()
      seconds.emit()
    })
  }
  const seconds = createEmitter(() => {
    arm()
    return () => stop()
  })
  return { now: () => new Date(now()), subscribeSecond: seconds.subscribe }
}

/** Frozen at local time; never calls a listener. */
export function createFrozenClock(): Clock {
  return { now: () => new Date(2026, 0, 2, 3, 4, 5), subscribeSecond: () => () => {} }
}
