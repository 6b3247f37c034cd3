/** The slide show: one picture after the other, until the visitor ends it. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'

/** How long each picture is shown, in milliseconds. */
const SLIDE_MS = 5000

type State = 'off' | 'paused' | 'running'

const TOGGLED: Readonly<Record<State, State>> = {
  off: 'off',
  paused: 'running',
  running: 'paused',
}

export interface SlideShow {
  readonly isRunning: boolean
  /** True: the picture stays until the visitor goes on. */
  readonly isPaused: boolean
  start(): void
  /** Pauses the show, or goes on with it. */
  toggle(): void
  end(): void
}

/**
 * @param shown changes with each picture, whose time then begins anew
 * @param goOn shows the next picture
 */
export function useSlideShow(shown: string, goOn: () => void): SlideShow {
  const { timers, switches } = useServices()
  const [state, setState] = useState<State>('off')
  const next = useEffectEvent(goOn)
  // A minimized window has no effects, so no timer runs behind it either.
  useEffect(() => {
    if (state !== 'running' || switches.freeze) return undefined
    return timers.after(SLIDE_MS, () => next())
  }, [state, shown, timers, switches.freeze])
  return {
    isRunning: state !== 'off',
    isPaused: state === 'paused',
    start: () => setState('running'),
    toggle: () => setState((now) => TOGGLED[now]),
    end: () => setState('off'),
  }
}
