/**
 * The balloon's time line from its appearing to its end: fade in, stay, fade out. It waits while a
 * visitor points at it or is in it. Draws nothing: it says how opaque the balloon is.
 */
import { type Fade, fadeAt } from '../../../base/motion/fade.ts'
import type { FrameScheduler } from '../../../base/motion/scheduler.ts'
import type { Timers } from '../../../base/services/time/timers.ts'

/** After the start, spec section 9. */
export const APPEARS_AFTER_MS = 3000
/** From its appearing to the beginning of its end, the fade in included (facts of the era's own). */
export const STAYS_MS = 15_000
export const FADE_MS = 1000
/** What is left to somebody who caught it while it was fading out. */
const SECOND_LOOK_MS = 3000

export interface BalloonHost {
  readonly timers: Timers
  readonly scheduler: Pick<FrameScheduler, 'animate'>
  /** Milliseconds on any clock that runs evenly. */
  now(): number
  /** `FADE_MS`, or 0 where less motion is asked for. */
  readonly fadeMs: number
  show(opacity: number): void
  /** The balloon is gone; called once, and nothing after it. */
  end(): void
}

export interface BalloonLife {
  /** It stays while held; one that is fading out comes back. */
  hold(): void
  release(): void
  /** It fades out now, whoever holds it. */
  close(): void
  /** Ends without a word. */
  stop(): void
}

/** How opaque a balloon is at an age, in milliseconds since it appeared. Pure. */
export function opacityAt(age: number, fadeMs: number): number {
  const fade: Fade =
    age > STAYS_MS ? { from: 1, to: 0, durationMs: fadeMs } : { from: 0, to: 1, durationMs: fadeMs }
  return fadeAt(age > STAYS_MS ? age - STAYS_MS : age, fade)
}

/** Begins a balloon's life: it has just appeared. */
export function startBalloon(host: BalloonHost): BalloonLife {
  const { fadeMs } = host
  let age = 0
  let restsSince = 0
  let isHeld = false
  let isClosing = false
  let stop = (): void => {}

  const goOn = (): void => {
    if (age < fadeMs) fadeTo(fadeMs)
    else if (age < STAYS_MS) rest()
    else if (age < STAYS_MS + fadeMs) fadeTo(STAYS_MS + fadeMs)
    else host.end()
  }
  const fadeTo = (until: number): void => {
    let last: number | null = null
    stop = host.scheduler.animate((now) => {
      age = Math.min(until, age + now - (last ?? now))
      last = now
      host.show(opacityAt(age, fadeMs))
      if (age < until) return true
      goOn()
      return false
    })
  }
  // Nothing moves meanwhile, so no frame is asked for.
  const rest = (): void => {
    if (isHeld) return
    restsSince = host.now()
    stop = host.timers.after(STAYS_MS - age, () => {
      age = STAYS_MS
      goOn()
    })
  }
  host.show(opacityAt(0, fadeMs))
  goOn()
  return {
    hold() {
      if (isHeld || isClosing) return
      isHeld = true
      // One that is fading in does so to its end, and waits then.
      if (age < fadeMs) return
      stop()
      const isLeaving = age >= STAYS_MS
      age = isLeaving ? STAYS_MS - SECOND_LOOK_MS : rested(age, host.now() - restsSince)
      host.show(1)
    },
    release() {
      if (!isHeld || isClosing) return
      isHeld = false
      if (age >= fadeMs) rest()
    },
    close() {
      if (isClosing) return
      isClosing = true
      stop()
      age = STAYS_MS + (1 - opacityAt(age, fadeMs)) * fadeMs
      goOn()
    },
    stop: () => stop(),
  }
}

/** The age after a rest; never the end itself, and not younger after somebody set the clock. */
function rested(age: number, ms: number): number {
  return Math.min(STAYS_MS - 1, age + Math.max(0, ms))
}
