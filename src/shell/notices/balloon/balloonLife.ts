/**
 * The balloon's time line: fade in, stay, fade out. It pauses while the visitor points at the balloon
 * or has the focus in it. It draws nothing: it reports how opaque the balloon is.
 */
import { type Fade, fadeAt } from '../../../base/motion/fade.ts'
import type { FrameScheduler } from '../../../base/motion/scheduler.ts'
import type { Timers } from '../../../base/services/time/timers.ts'

/** Time from the start of the desktop (spec, section 9). */
export const APPEARS_AFTER_MS = 3000
/** Time from when it appears until it starts to fade out, as long as the era's own balloons stayed. */
export const STAYS_MS = 15_000
export const FADE_MS = 1000
/** Time that it stays once the visitor has caught it while it was fading out. */
const SECOND_LOOK_MS = 3000

export interface BalloonHost {
  readonly timers: Timers
  readonly scheduler: Pick<FrameScheduler, 'animate'>
  /** Milliseconds on any clock that runs evenly. */
  now(): number
  /** `FADE_MS`, or 0 under reduced motion. */
  readonly fadeMs: number
  show(opacity: number): void
  /** Called once, as the last of all calls, when the balloon is gone. */
  end(): void
}

export interface BalloonLife {
  /** Makes it stay until it is released; one that is fading out becomes opaque again. */
  hold(): void
  release(): void
  /** Fades it out now, held or not. */
  close(): void
  /** Stops without calling `end`. */
  stop(): void
}

/** How opaque a balloon is at an age, in milliseconds since it appeared. Pure. */
export function opacityAt(age: number, fadeMs: number): number {
  const fade: Fade =
    age > STAYS_MS ? { from: 1, to: 0, durationMs: fadeMs } : { from: 0, to: 1, durationMs: fadeMs }
  return fadeAt(age > STAYS_MS ? age - STAYS_MS : age, fade)
}

/** Starts the time line of a balloon that has just appeared. */
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
  // Nothing moves meanwhile, so no frame is requested.
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
      // A fade-in runs to its end first.
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

/** The age after a rest: below the end, and never less than before, even if the clock was set back. */
function rested(age: number, ms: number): number {
  return Math.min(STAYS_MS - 1, age + Math.max(0, ms))
}
