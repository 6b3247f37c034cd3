/** A frame scheduler whose ticks a test makes by hand. */
import { createFrameScheduler, type FrameScheduler } from '../../src/base/motion/scheduler.ts'

export interface ManualFrames {
  readonly scheduler: FrameScheduler
  /** Runs the requested tick, at this time in milliseconds. Returns whether one was requested. */
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
