/** One filter dims canvas and elements, so both always match. */
import { useLayoutEffect, type RefObject } from 'react'
import { powerOffAt, POWER_OFF_MS } from '../../base/motion/powerOff.ts'
import type { Dispose, FrameScheduler } from '../../base/motion/scheduler.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'

function dim(stage: HTMLElement, ms: number): void {
  const { brightness, grayscale } = powerOffAt(ms)
  stage.style.filter =
    brightness === 1 && grayscale === 0 ? '' : `brightness(${brightness}) grayscale(${grayscale})`
}

function startDimming(stage: HTMLElement, scheduler: FrameScheduler): Dispose {
  let began: number | null = null
  return scheduler.animate((now) => {
    began ??= now
    dim(stage, now - began)
    return now - began < POWER_OFF_MS
  })
}

/** A cancel undims the stage at once; a stage mounted later is fully dimmed from the start. */
export function usePowerDimming(
  stage: RefObject<HTMLElement | null>,
  scheduler: FrameScheduler,
): void {
  const store = useOSAppState()
  const { switches, reducedMotion } = useServices()

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let stop: Dispose = () => {}
    /** Milliseconds after its start at which the animation is frozen; null if it runs. */
    const stillAt = (): number | null => {
      if (switches.freeze) return switches.at
      return reducedMotion.matches() ? POWER_OFF_MS : null
    }
    if (store.getState().powerState !== 'START') dim(element, stillAt() ?? POWER_OFF_MS)
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.powerState === previous.powerState) return
      stop()
      const still = stillAt()
      if (state.powerState === 'START') element.style.filter = ''
      else if (still === null) stop = startDimming(element, scheduler)
      else dim(element, still)
    })
    return () => {
      stop()
      unsubscribe()
      element.style.filter = ''
    }
  }, [stage, scheduler, store, switches, reducedMotion])
}
