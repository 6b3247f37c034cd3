/** Whether it snows now, and the switch for it. A painter draws the snow. */
import { useState } from 'react'
import { useChoices, useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import { snows } from './snowSeason.ts'

export interface SnowSwitch {
  readonly isSnowing: boolean
  /** False: the visitor's system asks for less motion, and the switch does nothing. */
  readonly isAllowed: boolean
  readonly toggle: () => void
}

/** The season is decided once per load: snow neither begins nor ends by itself while the page is open. */
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
