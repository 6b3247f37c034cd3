import { useState } from 'react'
import { useChoices, useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import { snows } from './snowSeason.ts'

export interface SnowSwitch {
  readonly isSnowing: boolean
  /** False under reduced motion: the switch has no effect. */
  readonly isAllowed: boolean
  readonly toggle: () => void
}

/** Snow does not start or stop while the page is open. */
export function useSnow(): SnowSwitch {
  const { clock, storage } = useServices()
  const choice = useChoices().snow
  const isMotionReduced = useReducedMotion()
  const [date] = useState(() => clock.now())
  const isSnowing = snows({ choice, date, isMotionReduced })
  return {
    isSnowing,
    isAllowed: !isMotionReduced,
    toggle: () => {
      if (!isMotionReduced) storage.write({ snow: !isSnowing })
    },
  }
}
