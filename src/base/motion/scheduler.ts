/**
 * The only caller of `requestAnimationFrame`; without requests an idle desktop uses no CPU. The
 * phases of a tick keep DOM and canvas in step: `step` advances animations and drags, `place`
 * positions DOM elements, `present` commits the canvas.
 */

export type Phase = 'step' | 'place' | 'present'

export type Dispose = () => void

/** `now` is the tick's time in milliseconds, on the clock of `performance.now()`. */
export type TickHandler = (now: number) => void

export interface FrameScheduler {
  request(): void
  /** Registers a handler that runs at every tick but requests none. */
  on(phase: Phase, handler: TickHandler): Dispose
  /** Requests ticks and runs `step` at each of them until it returns false or is disposed of. */
  animate(step: (now: number) => boolean): Dispose
}

export interface FrameSource {
  requestAnimationFrame(callback: (now: number) => void): number
}

const PHASES: readonly Phase[] = ['step', 'place', 'present']

/** @param onError called with what a handler threw; the other handlers still run */
export function createFrameScheduler(
  source: FrameSource,
  onError: (error: unknown) => void,
): FrameScheduler {
  const handlers: Record<Phase, Set<TickHandler>> = {
    step: new Set(),
    place: new Set(),
    present: new Set(),
  }
  const animations = new Set<(now: number) => boolean>()
  let isRequested = false

  const guarded = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      onError(error)
    }
  }

  const stepAnimations = (now: number): void => {
    for (const step of [...animations]) {
      // An animation that throws ends, since it would throw at every tick.
      let goesOn = false
      guarded(() => {
        goesOn = step(now)
      })
      if (!goesOn) animations.delete(step)
    }
  }

  const tick = (now: number): void => {
    isRequested = false
    stepAnimations(now)
    for (const phase of PHASES) {
      for (const handler of handlers[phase]) guarded(() => handler(now))
    }
    if (animations.size > 0) request()
  }

  const request = (): void => {
    if (isRequested) return
    isRequested = true
    source.requestAnimationFrame(tick)
  }

  return {
    request,
    on(phase, handler) {
      handlers[phase].add(handler)
      return () => handlers[phase].delete(handler)
    },
    animate(step) {
      animations.add(step)
      request()
      return () => animations.delete(step)
    },
  }
}
