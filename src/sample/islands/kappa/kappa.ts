/** The arithmetic of "Agreement, worked by hand", as a function of a judge's habits and of what it is fed. */

export interface Judge {
  /** Percent of the answers that are really bad. */
  readonly fails: number
  /** Percent of good answers, and of bad ones, that the judge gets right. */
  readonly right: number
}

/**
 * Raw agreement, the agreement that dealing the same verdicts at random would reach, and Cohen's kappa: the share of the
 * rest that the judge earned (Cohen 1960). NaN where chance leaves no rest.
 */
export function agreementOf({ fails, right }: Judge) {
  const failRate = fails / 100
  const observed = right / 100
  const saysFail = observed * failRate + (1 - observed) * (1 - failRate)
  const chance = failRate * saysFail + (1 - failRate) * (1 - saysFail)
  return { observed, chance, kappa: (observed - chance) / (1 - chance) }
}
