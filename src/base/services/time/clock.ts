/**
 * The time of day, with notice of each second and minute. Animations take their time from the frame
 * scheduler, never from here.
 */
import type { TimerHost } from './timers.ts'

export interface Clock {
  /** The present time; show it with the local getters. */
  now(): Date
  /** Calls `listener` just after each second of the clock begins. Returns what ends the subscription. */
  subscribeSecond(listener: () => void): () => void
  /** Calls `listener` within a second of a new minute's beginning. Returns what ends the subscription. */
  subscribeMinute(listener: () => void): () => void
}

/** What a clock needs of its host; `Date.now` and the window's timers in the browser. */
export interface ClockHost extends TimerHost {
  now(): number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
/** In milliseconds. A timer may fire slightly early; without a margin, another would follow at once. */
const MARGIN = 5

/**
 * A running clock. All subscriptions share one timer, which is set again for each second; without
 * subscriptions there is none. The same timer notices a new minute: a timer of 60 s would leave the wrong
 * time on the screen for up to a minute after the machine has slept or its clock was changed.
 */
export function createClock(host: ClockHost): Clock {
  const secondListeners = new Set<() => void>()
  const minuteListeners = new Set<() => void>()
  let timer: number | undefined
  let minute = 0

  const minuteNow = () => Math.floor(host.now() / MINUTE)
  const arm = () => {
    timer = host.setTimeout(tick, SECOND - (host.now() % SECOND) + MARGIN)
  }
  const tick = () => {
    arm()
    for (const listener of [...secondListeners]) listener()
    if (minuteNow() === minute) return
    minute = minuteNow()
    for (const listener of [...minuteListeners]) listener()
  }
  const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
    if (timer === undefined) {
      minute = minuteNow()
      arm()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (secondListeners.size + minuteListeners.size > 0 || timer === undefined) return
      host.clearTimeout(timer)
      timer = undefined
    }
  }
  return {
    now: () => new Date(host.now()),
    subscribeSecond: subscribeTo(secondListeners),
    subscribeMinute: subscribeTo(minuteListeners),
  }
}

/** A clock that stands still at 2026-01-02 03:04:05 local time and never calls a listener. */
export function createFrozenClock(): Clock {
  const never = () => () => {}
  return {
    now: () => new Date(2026, 0, 2, 3, 4, 5),
    subscribeSecond: never,
    subscribeMinute: never,
  }
}
