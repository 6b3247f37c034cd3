/** The bootstrap of "Put an interval on it": what kappa would have been on other samples of the same answers. */

/** Counts of answers, human label first: pass-pass, pass-fail, fail-pass, fail-fail. */
export type Table = readonly [number, number, number, number]

type Random = () => number

export const ROUNDS = 4000

/** Cohen's kappa of a table; NaN if all verdicts are of one kind. */
export function kappaOf([passPass, passFail, failPass, failFail]: Table): number {
  const items = passPass + passFail + failPass + failFail
  const observed = (passPass + failFail) / items
  const bothPass = (passPass + passFail) * (passPass + failPass)
  const bothFail = (failPass + failFail) * (passFail + failFail)
  const chance = (bothPass + bothFail) / items ** 2
  return (observed - chance) / (1 - chance)
}

/** As many answers as the table has, each drawn from all of them. */
export function resample(table: Table, random: Random): Table {
  const [first, second, third] = table
  const ends = [first, first + second, first + second + third]
  const items = table.reduce((sum, count) => sum + count, 0)
  const drawn: [number, number, number, number] = [0, 0, 0, 0]
  for (let count = 0; count < items; count += 1) {
    const at = Math.floor(random() * items)
    const cell = ends.findIndex((end) => at < end)
    drawn[cell === -1 ? 3 : (cell as 0 | 1 | 2)] += 1
  }
  return drawn
}

/** The 95% percentile interval of a whole run, with the article's own indices; null for no kappas. */
export function intervalOf(kappas: readonly number[]): readonly [low: number, high: number] | null {
  const sorted = kappas.toSorted((a, b) => a - b)
  const low = sorted[Math.floor(0.025 * sorted.length)]
  const high = sorted[Math.floor(0.975 * sorted.length) - 1]
  return low === undefined || high === undefined ? null : [low, high]
}
