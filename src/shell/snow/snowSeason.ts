/** When it snows. Pure. */

const JANUARY = 0
const DECEMBER = 11

export interface SnowCircumstances {
  /** What the visitor chose; undefined: nothing yet. */
  readonly choice: boolean | undefined
  readonly date: Date
  readonly isMotionReduced: boolean
}

/** Whether it snows: as the visitor chose, else in December and January; never where motion is unwelcome. */
export function snows({ choice, date, isMotionReduced }: SnowCircumstances): boolean {
  if (isMotionReduced) return false
  return choice ?? (date.getMonth() === DECEMBER || date.getMonth() === JANUARY)
}
