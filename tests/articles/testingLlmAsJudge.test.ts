import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import * as judge from './judgeStatistics.ts'
import { codeOf, printed, readArticle } from './listings.ts'

const article = readArticle('testing-llm-as-judge')
const code = codeOf(article, 'python')
const output = codeOf(article, 'text')
const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0

const percent = (value: number, digits = 0): string => `${(100 * value).toFixed(digits)}%`

const absentFrom = (text: string, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => !text.includes(phrase))
/** Those of the lines that no listing is said to print. */
const unprinted = (...lines: readonly string[]): string[] =>
  absentFrom(output.replace(/ +/g, ' '), lines)
/** Those of the phrases that the running text lacks. */
const unsaid = (...phrases: readonly string[]): string[] => absentFrom(article.prose, phrases)

const balanced = judge.pairsOf(104, 16, 14, 66)
const skewed = judge.pairsOf(168, 16, 14, 2)
const constant = judge.pairsOf(184, 0, 16, 0)
/** Labels of a judge that is right on 90% of the good answers and of the bad ones. */
const fedWith = (rate: number, size = 10_000): readonly judge.Pair[] => {
  const fails = rate * size
  const passes = size - fails
  return judge.pairsOf(0.9 * passes, 0.1 * passes, 0.1 * fails, 0.9 * fails)
}

describe('the article on judges', () => {
  // Without Python nothing runs the listings themselves; the tests below check their numbers anyway.
  it(`prints what it says (${hasPython ? 'run by Python' : 'not run: needs Python 3.10'})`, () => {
    const lines = hasPython ? printed('.', 'python3', '-c', code) : output
    expect(lines.split('\n').filter(Boolean)).toEqual(output.split('\n').filter(Boolean))
  })

  it('has under two hundred lines of code', () => {
    expect(code.split('\n').filter((line) => line.trim()).length).toBeLessThan(200)
    expect(unsaid('under two hundred lines of Python')).toEqual([])
  })

  it('counts agreement, kappa and recall', () => {
    for (const [name, pairs] of Object.entries({ balanced, skewed, constant })) {
      const [good, bad] = [judge.recall(pairs, 'pass'), judge.recall(pairs, 'fail')]
      expect(
        unprinted(
          `${name} raw ${judge.raw(pairs).toFixed(2)} chance ${judge.chance(pairs).toFixed(3)} ` +
            `kappa ${judge.kappa(pairs).toFixed(3)} pass recall ${good.toFixed(2)} fail recall ${bad.toFixed(3)}`,
        ),
      ).toEqual([])
    }
    for (const rate of [0.5, 0.2, 0.1, 0.05, 0.01])
      expect(
        unprinted(`${percent(rate)} fails raw 0.90 kappa ${judge.kappa(fedWith(rate)).toFixed(2)}`),
      ).toEqual([])
    expect(unsaid('= 0.689', 'from 0.69 to 0.04', 'sink from 0.72 to 0.43')).toEqual([])
  })

  it('says how little AC1 feels of the mixture', () => {
    const [even, rare] = [0.5, 0.01].map((rate) => judge.ac1(fedWith(rate)).toFixed(2))
    expect(unsaid(`moves only from ${even} to ${rare} for the judge above`)).toEqual([])
  })

  it('corrects the pass rate', () => {
    expect(unprinted(`balanced ${percent(judge.truePassRate(0.8, balanced), 1)}`)).toEqual([])
    expect(unprinted(`skewed ${percent(judge.truePassRate(0.8, skewed), 1)}`)).toEqual([])
    expect(
      unsaid(
        `= ${(judge.recall(balanced, 'pass') + judge.recall(balanced, 'fail') - 1).toFixed(3)}`,
      ),
    ).toEqual([])
  })

  it('puts intervals on them by bootstrap', () => {
    for (const [name, pairs] of [
      ['200 items', balanced],
      ['50 items', judge.pairsOf(26, 4, 4, 16)],
    ] as const) {
      const [low, high] = judge.bootstrap(pairs, judge.kappa)
      expect(
        unprinted(
          `${name} kappa ${judge.kappa(pairs).toFixed(2)} 95% interval ${low.toFixed(2)} to ${high.toFixed(2)}`,
        ),
      ).toEqual([])
    }
    const [low, high] = judge.bootstrap(balanced, (pairs) => judge.truePassRate(0.8, pairs))
    expect(unprinted(`true pass rate ${percent(low, 1)} to ${percent(high, 1)}`)).toEqual([])
  })

  it('weighs scores by their distance', () => {
    const scoresOf = (name: string): number[] =>
      (new RegExp(`${name}"?:? ?=? ?\\[([\\d, ]+)\\]`).exec(code)?.[1] ?? '').split(',').map(Number)
    const human = scoresOf('human')
    for (const [name, scores] of [
      ['near', scoresOf('near')],
      ['wild', scoresOf('wild')],
      ['generous', human.map((score) => Math.min(5, score + 1))],
    ] as const) {
      const pairs = human.map((score, i) => [score, scores[i] ?? NaN] as const)
      expect(
        unprinted(
          `${name} exact ${judge.raw(pairs).toFixed(2)} kappa ${judge.kappa(pairs).toFixed(2)} ` +
            `weighted ${judge.weightedKappa(human, scores).toFixed(2)}`,
        ),
      ).toEqual([])
    }
  })

  it('tests the order and the length of answers', () => {
    expect(unprinted(`first against second: p = ${judge.signTest(38, 14).toFixed(4)}`)).toEqual([])
    expect(
      unprinted(`current against candidate: p = ${judge.signTest(82, 66).toFixed(2)}`),
    ).toEqual([])
    expect(
      unsaid('82 + 38 = 120 pairs of 200, or 60%', '82 + 14 = 96, or 48%', '(38 + 14) / 200 = 26%'),
    ).toEqual([])
    // Both orders with a tie as half a win, against one order at random.
    const [won, ties, first] = [(120 + 96) / 400, 52 / 200, 120 + (200 - 96)]
    const needed = (won * (1 - won)) / (82 / 200 + ties / 4 - won ** 2)
    expect(
      unsaid(
        `${needed.toFixed(2)} times as many pairs`,
        `the first slot wins in about ${first / 2} of 200, p = ${judge.signTest(first / 2, 200 - first / 2).toFixed(2)}`,
        `0.12², or ${(100 * ((120 - 96) / 200) ** 2).toFixed(1)} points`,
      ),
    ).toEqual([])
    // Cheaper in judging, and with the two answers of each pair.
    for (const answers of [0, 0.0064])
      expect(needed * (0.0056 + answers)).toBeLessThan(0.0112 + answers)
    for (const bias of [0, 0.8]) {
      const [toLonger, toShorter] = judge.overruled(judge.fakePairs(bias), 'human', 'judge')
      const wins = judge.paddedWins(bias)
      expect(
        unprinted(
          `bias ${bias.toFixed(1)}: overruled to longer ${percent(toLonger)}, to shorter ${percent(toShorter)}`,
          `bias ${bias.toFixed(1)}: padded twin wins ${wins} of 200`,
        ),
      ).toEqual([])
    }
    expect(judge.signTest(107, 93)).toBeCloseTo(0.36, 2)
    expect(judge.signTest(137, 63)).toBeCloseTo(1.8e-7, 8)
    const [from, to] = judge.wilson(107, 200)
    expect(unsaid(`95% interval ${percent(from)} to ${percent(to)}`)).toEqual([])
  })

  it('explains why an unbiased judge overrules people towards the longer answer', () => {
    const pairs = judge.fakePairs(0)
    const [slipsShorter, slipsLonger] = judge.overruled(pairs, 'human', 'isBetter')
    const [toLonger, toShorter] = judge.overruled(pairs, 'isBetter', 'judge')
    const [value, error] = judge.lengthCoefficient(pairs)
    expect(
      unsaid(
        `(${percent(slipsShorter)} against ${percent(slipsLonger)} in these rows)`,
        `still show ${percent(toLonger)} against ${percent(toShorter)}`,
        `came out at ${value.toFixed(2)}, with a standard error of ${error.toFixed(2)}`,
      ),
    ).toEqual([])
  })

  it('weighs what was sampled', () => {
    const [caught, missed] = [(84 * 900) / 120, (6 * 9100) / 120]
    expect(
      unsaid(
        '84 × 7.5 = 630',
        '6 × 75.8 = 455',
        `630 / 1,085 = ${percent(caught / (caught + missed))}`,
      ),
    ).toEqual([])
    const [low, high] = judge.wilson(6, 120)
    expect(
      unprinted([high, low].map((rate) => percent(caught / (caught + 9100 * rate))).join(', ')),
    ).toEqual([])
  })

  it('counts the labels that an interval takes', () => {
    for (const half of [0.1, 0.05, 0.03, 0.02]) {
      const sizes = [0.5, 0.8, 0.9].map((p) => judge.sizeFor(p, half))
      expect(unprinted(`half-width ${percent(half)}: [${sizes.join(', ')}]`)).toEqual([])
      expect(
        unsaid(
          `| ± ${100 * half} points | ${sizes.map((n) => n.toLocaleString('en')).join(' | ')} |`,
        ),
      ).toEqual([])
    }
    expect(unprinted(`fails needed at 87.5%: ${judge.sizeFor(0.875, 0.05)}`)).toEqual([])
    for (const [hits, n] of [
      [21, 24],
      [2, 16],
      [6, 120],
    ] as const) {
      const [low, high] = judge.wilson(hits, n)
      expect(
        unprinted(
          `${hits} of ${n}: ${percent(hits / n, 1)}, interval ${percent(low, 1)} to ${percent(high, 1)}`,
        ),
      ).toEqual([])
    }
  })

  it('compares the judge with the people', () => {
    const counts = [...code.matchAll(/"([pf-]{4})": (\d+)/g)]
    const rows = counts.flatMap(([, row = '', count]) =>
      Array.from({ length: Number(count) }, () => row),
    )
    const complete = rows.filter((row) => !row.includes('-'))
    const panel = (some: readonly string[], columns: readonly number[] = [0, 1, 2]): number =>
      judge.alpha(some.map((row) => columns.map((column) => row[column]).join('')))
    const signed = (change: number): string => `${change < 0 ? '' : '+'}${change.toFixed(2)}`
    const lowest: number[] = []
    for (const [name, columns] of [
      ['A', [3, 1, 2]],
      ['B', [0, 3, 2]],
      ['C', [0, 1, 3]],
    ] as const) {
      const change = (some: readonly string[]): number => panel(some, columns) - panel(some)
      const [low, high] = judge.bootstrap(complete, change, 1000)
      lowest.push(low)
      expect(
        unprinted(
          `judge for ${name} ${panel(complete, columns).toFixed(2)} change ${signed(low)} to ${signed(high)}`,
        ),
      ).toEqual([])
    }
    /** How much better the judge agrees with B and C than A does. */
    const againstA = (some: readonly string[]): number =>
      [1, 2]
        .map((other) => panel(some, [3, other]) - panel(some, [0, other]))
        .reduce((sum, gain) => sum + gain / 2, 0)
    const [worst] = judge.bootstrap(complete, againstA, 1000)
    expect(
      unsaid(
        `the intervals reach down to −${Math.abs(Math.min(...lowest)).toFixed(2)}`,
        `against the two others, the judge could be worse than A by ${Math.abs(worst).toFixed(1)}`,
      ),
    ).toEqual([])
    // C labelled all splits, but only some of the items on which A and B agree.
    const agreed = (some: readonly string[]): number =>
      some.filter((row) => row[0] === row[1]).length
    const weighted = judge.alpha(
      complete.map((row) => row.slice(0, 3)),
      (row) => (row[0] === row[1] ? agreed(rows) / agreed(complete) : 1),
    )
    expect(unprinted(`three people ${panel(complete).toFixed(2)}`)).toEqual([])
    expect(
      unsaid(
        `On the ${complete.length} items`,
        `the people reach ${panel(complete).toFixed(2)} among themselves`,
        `Weighted back, it is ${weighted.toFixed(2)}`,
        `If ${weighted.toFixed(2)} alarms you`,
      ),
    ).toEqual([])
    const majority = rows.map((row) => {
      const people = row.slice(0, 3)
      return [
        people.split('p').length > people.split('f').length ? 'p' : 'f',
        row[3] ?? '',
      ] as const
    })
    const undisputed = majority.filter(
      (_, i) => new Set(rows[i]?.slice(0, 3).replace('-', '')).size === 1,
    )
    for (const [name, pairs] of [
      ['all items', majority],
      ['undisputed', undisputed],
    ] as const)
      expect(
        unprinted(
          `${name} n ${pairs.length} raw ${judge.raw(pairs).toFixed(2)} kappa ${judge.kappa(pairs).toFixed(2)}`,
        ),
      ).toEqual([])
    expect(unsaid(`Drop the ${rows.length - undisputed.length} items`)).toEqual([])
  })

  it('draws the limits of the chart', () => {
    const runs = (/runs = \[([\d,\s]+)\]/.exec(code)?.[1] ?? '').split(',').map(Number)
    const mean = runs.reduce((a, b) => a + b) / runs.length
    const moves = runs.slice(1).map((run, i) => Math.abs(run - (runs[i] ?? NaN)))
    const xmr = (2.66 * moves.reduce((a, b) => a + b)) / moves.length
    const binomial = 3 * Math.sqrt(mean * (1 - mean / 150))
    expect(
      unprinted(`binomial ${(mean - binomial).toFixed(1)} to ${(mean + binomial).toFixed(1)}`),
    ).toEqual([])
    expect(unprinted(`XmR ${(mean - xmr).toFixed(1)} to ${(mean + xmr).toFixed(1)}`)).toEqual([])
    expect(
      unsaid(
        `√(12 × 0.25) = ${Math.sqrt(3).toFixed(1)}`,
        `= ${Math.sqrt(150 * 0.88 * 0.12).toFixed(1)}`,
      ),
    ).toEqual([])
    const error = (labels: number): string =>
      `${(100 * Math.sqrt((0.85 * 0.15) / labels)).toFixed(0)} points`
    expect(
      unsaid(`or ${error(20)}`, `over a quarter the standard error is ${error(13 * 20)}`),
    ).toEqual([])
  })

  it('counts what a judge costs', () => {
    const verdict = (2000 * 2 + 200 * 8) / 1e6
    expect(
      unsaid(
        `= $${verdict}`,
        `Both orders cost $${2 * verdict}`,
        `costs $${(300 * verdict).toFixed(2)} in both orders`,
      ),
    ).toEqual([])
    expect(
      unsaid(`about $${(1600 * verdict).toFixed(0)}`, `save $${(800 * verdict).toFixed(1)}0`),
    ).toEqual([])
    expect(unsaid(`90 seconds is ${(400 * 2 * 90) / 3600} hours`)).toEqual([])
    for (const [name, accuracy, price] of [
      ['perfect', 1, 0.0112],
      ['strong', 0.9, 0.0112],
      ['small', 0.75, 0.0028],
    ] as const) {
      const pairs = judge.comparisons(accuracy)
      expect(
        unprinted(
          `${name} right ${percent(accuracy)} pairs ${pairs} cost ${(pairs * price).toFixed(2)}`,
        ),
      ).toEqual([])
    }
    const answers = (2 * 400 * 8) / 1e6
    expect(
      unsaid(
        `$${answers} for 800 tokens`,
        `the small judge costs $${(judge.comparisons(0.75) * (0.0028 + answers)).toFixed(2)}`,
        `the strong one $${(judge.comparisons(0.9) * (0.0112 + answers)).toFixed(2)}`,
      ),
    ).toEqual([])
    expect(unsaid(`= ${percent(0.75 ** 3 + 3 * 0.75 ** 2 * 0.25)} of the time`)).toEqual([])
  })
})
