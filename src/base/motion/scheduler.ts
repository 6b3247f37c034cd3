/**
 * The one owner of `requestAnimationFrame`. Code that changes what the screen shows requests a tick
 * here; nothing else may call it. Without requests it sleeps, so an idle desktop runs no code.
 *
 * A tick has three phases, so that both painters always show the same moment:
 * `step` moves animations and grabs on, `place` puts DOM elements where the scene has them,
 * `present` commits the canvas.
 */

export type Phase = 'step' | 'place' | 'present'

/** Cancels a registration. Calling it twice does no harm. */
export type Dispose = () => void

/** Runs once a tick. `now` is the tick's time in milliseconds, on the clock of `performance.now()`. */
export type TickHandler = (now: number) => void

export interface FrameScheduler {
  /** Requests one tick; several requests before it are one. */
  request(): void
  /** Registers a handler for a phase. It runs at every tick, but requests none. */
  on(phase: Phase, handler: TickHandler): Dispose
  /** Runs `step` at every tick, and keeps ticking, until it returns false or is disposed of. */
  animate(step: (now: number) => boolean): Dispose
}

/** The part of `window` that the scheduler needs. */
export interface FrameSource {
  requestAnimationFrame(callback: (now: number) => void): number
}

const PHASES: readonly Phase[] = ['step', 'place', 'present']

/**
 * @param source where ticks come from
 * @param onError called with what a handler threw; the other handlers still run
 */
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
      // An animation that throws is over: it would throw at every tick from now on.
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
