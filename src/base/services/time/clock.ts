import { createEmitter } from '../../kit/emitter.ts'
import type { TimerHost } from './timers.ts'

export interface Clock {
  /** The current time; read it with the local getters. */
  now(): Date
  /** Calls `listener` just after each second begins. */
  subscribeSecond(listener: () => void): () => void
}

export interface ClockHost extends TimerHost {
  now(): number
}

const SECOND_MS = 1000
/** Timers may fire slightly early; without a margin a second one would follow at once. */
const MARGIN_MS = 5

/** All subscriptions share one timer, which is set anew for each second. */
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

/** Frozen at local time; never calls a listener. */
export function createFrozenClock(): Clock {
  return { now: () => new Date(2026, 0, 2, 3, 4, 5), subscribeSecond: () => () => {} }
}
