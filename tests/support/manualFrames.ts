/** A frame scheduler whose ticks a test makes by hand. */
import { createFrameScheduler, type FrameScheduler } from '../../src/base/motion/scheduler.ts'

export interface ManualFrames {
  readonly scheduler: FrameScheduler
  /** Makes the tick that was asked for, at this time in milliseconds, and says whether one was. */
  tick(now?: number): boolean
}

/** Whatever a tick throws is thrown by `tick`. */
export function manualFrames(): ManualFrames {
  let asked: ((now: number) => void) | null = null
  const errors: unknown[] = []
  const scheduler = createFrameScheduler(
    {
      requestAnimationFrame(callback) {
        asked = callback
        return 1
      },
    },
    (error) => errors.push(error),
  )
  return {
    scheduler,
    tick(now = 0) {
      const run = asked
      asked = null
      run?.(now)
      const [error] = errors.splice(0)
      if (error !== undefined) throw error
      return run !== null
    },
  }
}
