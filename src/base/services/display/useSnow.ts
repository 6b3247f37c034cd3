import { useState } from 'react'
import { useChoices, useReducedMotion, useServices } from '../ServicesContext.tsx'

const JANUARY = 0
const DECEMBER = 11

/** As the visitor chose, or else in December and January. */
export function snows(choice: boolean | undefined, date: Date): boolean {
  return choice ?? (date.getMonth() === DECEMBER || date.getMonth() === JANUARY)
}

/** Snow does not start or stop while the page is open. */
export function useSnow() {
  const { clock, storage } = useServices()
  const choice = useChoices().snow
  const isMotionReduced = useReducedMotion()
  const [date] = useState(() => clock.now())
  const isSnowing = !isMotionReduced && snows(choice, date)
  return {
    isSnowing,
    /** False under reduced motion: the switch has no effect. */
    isAllowed: !isMotionReduced,
    toggle(): void {
      if (!isMotionReduced) storage.write({ snow: !isSnowing })
    },
  }
}
