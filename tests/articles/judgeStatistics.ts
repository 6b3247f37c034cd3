/** The statistics of the article on judges, written anew from their definitions. */
import { pythonRandom } from './pythonRandom.ts'

/** The label that people gave, and the judge's. */
export type Pair = readonly [human: string | number, judge: string | number]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.filter(test).length / items.length

export const raw = (pairs: readonly Pair[]): number =>
  share(pairs, ([human, judge]) => human === judge)

export function chance(pairs: readonly Pair[]): number {
  const labels = [...new Set(pairs.map(([human]) => human))]
  return sum(
    labels.map(
      (label) =>
        share(pairs, ([human]) => human === label) * share(pairs, ([, judge]) => judge === label),
    ),
  )
}

/** Cohen's kappa. */
export const kappa = (pairs: readonly Pair[]): number =>
  (raw(pairs) - chance(pairs)) / (1 - chance(pairs))

/** Gwet's AC1, of two labels: chance is that of verdicts that nobody could decide. */
export function ac1(pairs: readonly Pair[]): number {
  const [label] = pairs[0] ?? []
  const marginal =
    (share(pairs, ([human]) => human === label) + share(pairs, ([, judge]) => judge === label)) / 2
  const byChance = 2 * marginal * (1 - marginal)
  return (raw(pairs) - byChance) / (1 - byChance)
}

export const recall = (pairs: readonly Pair[], label: string): number =>
  raw(pairs.filter(([human]) => human === label))

/** Pairs from the counts pass–pass, pass–fail, fail–pass and fail–fail, people's label first. */
export function pairsOf(...counts: readonly number[]): Pair[] {
  const cells: readonly Pair[] = [
    ['pass', 'pass'],
    ['pass', 'fail'],
    ['fail', 'pass'],
    ['fail', 'fail'],
  ]
  return cells.flatMap((cell, i) => Array.from({ length: counts[i] ?? 0 }, () => cell))
}

/** Rogan and Gladen's estimate of the true pass rate. */
export function truePassRate(shown: number, pairs: readonly Pair[]): number {
  const bad = recall(pairs, 'fail')
  return (shown + bad - 1) / (recall(pairs, 'pass') + bad - 1)
}

/** The 95 % percentile interval of resampled items, with Python's dice at seed 1. */
export function bootstrap<Item>(
  items: readonly Item[],
  statistic: (items: readonly Item[]) => number,
  rounds = 4000,
): [number, number] {
  const random = pythonRandom(1)
  const pick = (): Item => items[Math.floor(random() * items.length)] as Item
  const draws = Array.from({ length: rounds }, () => statistic(items.map(pick))).sort(
    (a, b) => a - b,
  )
  return [draws[0.025 * rounds] ?? NaN, draws[0.975 * rounds - 1] ?? NaN]
}

/** Kappa with squared distances as weights. */
export function weightedKappa(human: readonly number[], judge: readonly number[]): number {
  const seen = sum(human.map((h, i) => (h - (judge[i] ?? NaN)) ** 2)) / human.length
  const expected = sum(human.map((h) => sum(judge.map((j) => (h - j) ** 2)))) / human.length ** 2
  return 1 - seen / expected
}

/** Two-sided and exact, under a fair coin. */
export function signTest(a: number, b: number): number {
  let term = 0.5 ** (a + b)
  let tail = 0
  for (let i = 0; i <= Math.min(a, b); i++) {
    tail += term
    term = (term * (a + b - i)) / (i + 1)
  }
  return Math.min(1, 2 * tail)
}

const noise = (random: () => number): number => sum(Array.from({ length: 12 }, random)) - 6

/** A fake judge: whether it picks the longer of two answers. */
const picksLonger = (random: () => number, quality: number, extra: number, bias: number): boolean =>
  random() < 1 / (1 + Math.exp(-(2 * quality + bias * extra)))

/** Two answers of unlike length, whether the longer is the better, and who picked it. */
export interface FakePair {
  readonly extra: number
  readonly isBetter: boolean
  readonly human: boolean
  readonly judge: boolean
}

export function fakePairs(bias: number): FakePair[] {
  const random = pythonRandom(7)
  return Array.from({ length: 4000 }, () => {
    const extra = Math.abs(noise(random))
    const quality = 0.5 * extra + noise(random)
    const human = quality + noise(random) > 0
    return {
      ...{ extra, isBetter: quality > 0, human },
      judge: picksLonger(random, quality, extra, bias),
    }
  })
}

/** Shares of the first one's verdicts that the other overrules, towards longer and towards shorter. */
export const overruled = (
  pairs: readonly FakePair[],
  first: 'human' | 'isBetter',
  other: 'judge' | 'isBetter',
): [toLonger: number, toShorter: number] => [
  share(
    pairs.filter((pair) => !pair[first]),
    (pair) => pair[other],
  ),
  share(
    pairs.filter((pair) => pair[first]),
    (pair) => !pair[other],
  ),
]

type Triple = [number, number, number]

/** What a logistic regression of the judge's verdict on the human one gives for the difference in length. */
export function lengthCoefficient(pairs: readonly FakePair[]): [value: number, error: number] {
  const rows = pairs.map(({ human, extra }): Triple => [1, Number(human), extra])
  const weights: Triple = [0, 0, 0]
  const chanceOf = (row: Triple): number =>
    1 / (1 + Math.exp(-sum(row.map((value, k) => value * (weights[k] ?? NaN)))))
  const information = (j: 0 | 1 | 2, k: 0 | 1 | 2): number =>
    sum(rows.map((row) => row[j] * row[k] * chanceOf(row) * (1 - chanceOf(row))))
  // One weight at a time, which needs no matrix; 60 rounds settle the fourth digit.
  for (let round = 0; round < 60; round++)
    for (const k of [0, 1, 2] as const)
      weights[k] +=
        sum(rows.map((row, i) => row[k] * (Number(pairs[i]?.judge) - chanceOf(row)))) /
        information(k, k)
  const [a, b, c] = [information(0, 0), information(0, 1), information(0, 2)]
  const [d, e, f] = [information(1, 1), information(1, 2), information(2, 2)]
  const determinant = a * (d * f - e * e) - b * (b * f - e * c) + c * (b * e - d * c)
  return [weights[2], Math.sqrt((a * d - b * b) / determinant)]
}

export function paddedWins(bias: number): number {
  const random = pythonRandom(8)
  return Array.from({ length: 200 }, () => picksLonger(random, 0, 1, bias)).filter(Boolean).length
}

/** How many labels a 95 % interval of that half-width takes. */
export const sizeFor = (p: number, halfWidth: number): number =>
  Math.ceil((1.96 ** 2 * p * (1 - p)) / halfWidth ** 2)

/** Wilson's 95 % interval. */
export function wilson(hits: number, n: number): [number, number] {
  const p = hits / n
  const d = 1 + 1.96 ** 2 / n
  const centre = (p + 1.96 ** 2 / (2 * n)) / d
  const half = (1.96 * Math.sqrt((p * (1 - p)) / n + 1.96 ** 2 / (4 * n ** 2))) / d
  return [centre - half, centre + half]
}

/**
 * Krippendorff's alpha for labels without an order, each string of letters an item.
 * @param weigh how many items an item stands for
 */
export function alpha(items: readonly string[], weigh = (_item: string): number => 1): number {
  const totals = new Map<string, number>()
  for (const item of items)
    for (const label of item) totals.set(label, (totals.get(label) ?? 0) + weigh(item))
  const apart = (counts: readonly number[]): number =>
    (sum(counts) ** 2 - sum(counts.map((count) => count ** 2))) / (sum(counts) - 1)
  const countsIn = (item: string): number[] =>
    [...totals.keys()].map((label) => item.split(label).length - 1)
  return (
    1 - sum(items.map((item) => weigh(item) * apart(countsIn(item)))) / apart([...totals.values()])
  )
}

/** Pairs that it takes to see a true win rate of 55 % at 5 %, two-sided, with a power of 80 %. */
export const comparisons = (accuracy: number): number =>
  Math.ceil(((1.96 + 0.8416) ** 2 * 0.25) / ((2 * accuracy - 1) * (0.55 - 0.5)) ** 2)
