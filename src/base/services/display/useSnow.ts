import { useState } from 'react'
import { useChoices, useReducedMotion, useServices } from '../ServicesContext.tsx'

const JANUARY = 0
const DECEMBER = 11

const OFF_BY_SYSTEM = 'Off because your system asks for reduced motion'
const OFF_BY_QUIET = 'Off while Quiet is on'

/** As the visitor chose, or else in December and January. */
export function snows(choice: boolean | undefined, date: Date): boolean {
  return choice ?? (date.getMonth() === DECEMBER || date.getMonth() === JANUARY)
}

/** Snow does not start or stop while the page is open. */
export function useSnow() {
  const { clock, storage } = useServices()
  const { snow: choice, quiet } = useChoices()
  const isMotionReduced = useReducedMotion()
  const [date] = useState(() => clock.now())
  const isSnowing = !isMotionReduced && snows(choice, date)
  return {
    isSnowing,
    /** Why it cannot snow now, without a full stop; null if the visitor decides. */
    off: isMotionReduced ? (quiet ? OFF_BY_QUIET : OFF_BY_SYSTEM) : null,
    toggle(): void {
      if (!isMotionReduced) storage.write({ snow: !isSnowing })
    },
  }
}
