/** When it snows. Pure. */

const JANUARY = 0
const DECEMBER = 11

export interface SnowCircumstances {
  /** The visitor's choice, or undefined where there is none yet. */
  readonly choice: boolean | undefined
  readonly date: Date
  readonly isMotionReduced: boolean
}

/** Whether it snows: as the visitor chose, else in December and January; never under reduced motion. */
export function snows({ choice, date, isMotionReduced }: SnowCircumstances): boolean {
  if (isMotionReduced) return false
  return choice ?? (date.getMonth() === DECEMBER || date.getMonth() === JANUARY)
}
