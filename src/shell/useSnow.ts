import { useState } from 'react'
import { useChoices, useReducedMotion, useServices } from '../base/services/ServicesContext.tsx'

const JANUARY = 0
const DECEMBER = 11

interface SnowCircumstances {
  /** Undefined if the visitor has not chosen. */
  readonly choice: boolean | undefined
  readonly date: Date
  readonly isMotionReduced: boolean
}

/** As the visitor chose, or else in December and January; never under reduced motion. */
export function snows({ choice, date, isMotionReduced }: SnowCircumstances): boolean {
  if (isMotionReduced) return false
  return choice ?? (date.getMonth() === DECEMBER || date.getMonth() === JANUARY)
}

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
