const JANUARY = 0
const DECEMBER = 11

export interface SnowCircumstances {
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
