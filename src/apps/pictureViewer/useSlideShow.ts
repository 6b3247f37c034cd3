/** The slide show: one picture after the other, until the visitor ends it. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'

/** How long each picture is shown, in milliseconds. */
const SLIDE_MS = 5000

export interface SlideShow {
  readonly isRunning: boolean
  start(): void
  end(): void
}

/**
 * @param shown changes with each picture, whose time then begins anew
 * @param goOn shows the next picture
 */
export function useSlideShow(shown: string, goOn: () => void): SlideShow {
  const { timers, switches } = useServices()
  const [isRunning, setRunning] = useState(false)
  const next = useEffectEvent(goOn)
  // A minimized window has no effects, so no timer runs behind it either.
  useEffect(() => {
    if (!isRunning || switches.freeze) return undefined
    return timers.after(SLIDE_MS, () => next())
  }, [isRunning, shown, timers, switches.freeze])
  return { isRunning, start: () => setRunning(true), end: () => setRunning(false) }
}
