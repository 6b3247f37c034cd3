/** One filter dims canvas and elements, so both always match. */
import { type RefObject, useLayoutEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'

/** Nothing changes at first. */
const DIMMING: Keyframe[] = [
  { filter: 'none' },
  { filter: 'none', offset: 0.3 },
  { filter: 'brightness(0.6) grayscale(1)' },
]
const POWER_OFF_MS = 5000

/** A cancel undims the stage at once; a stage mounted later is fully dimmed from the start. */
export function usePowerDimming(stage: RefObject<HTMLElement | null>): void {
  const store = useOSAppState()
  const { switches, reducedMotion } = useServices()

  useLayoutEffect(() => {
    let dimming: Animation | undefined
    const dim = (isFinal: boolean): void => {
      dimming = stage.current?.animate(DIMMING, { duration: POWER_OFF_MS, fill: 'forwards' })
      if (switches.freeze) {
        dimming?.pause()
        if (dimming) dimming.currentTime = Math.min(switches.at, POWER_OFF_MS)
      } else if (isFinal || reducedMotion.matches()) dimming?.finish()
    }
    if (store.getState().powerState !== 'START') dim(true)
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.powerState === previous.powerState) return
      dimming?.cancel()
      if (state.powerState !== 'START') dim(false)
    })
    return () => {
      unsubscribe()
      dimming?.cancel()
    }
  }, [stage, store, switches, reducedMotion])
}
