/** Kappa of one judge over all mixtures of answers, with the mixture that is chosen. */
import { facts, picture, round, slider, spoken, words } from '../../../documents/living/controls.ts'
import { type Drawing, type Drawn, el } from '../../../documents/living/drawing.ts'
import { agreementOf, type Judge } from './kappa.ts'

export const START: Judge = { fails: 10, right: 90 }
export const MOST_FAILS = 50

const SIZE = { width: 480, height: 300 }
const LEFT = 46
const RIGHT = 454
const TOP = 22
const BOTTOM = 236

const xOf = (fails: number): number => LEFT + ((RIGHT - LEFT) * fails) / MOST_FAILS
const yOf = (value: number): number => BOTTOM - (BOTTOM - TOP) * value

export function draw(judge: Judge = START, isLive = false): Drawing {
  const { observed, chance, kappa } = agreementOf(judge)
  const { fails, right } = judge
  return [
    picture(SIZE, describe(judge), ...axes(), ...lines(judge)),
    slider(
      {
        name: 'fails',
        label: 'Answers that are bad',
        shown: `${fails}%`,
        value: fails,
        min: 1,
        max: MOST_FAILS,
      },
      isLive,
    ),
    slider(
      {
        name: 'right',
        label: 'Verdicts that are right',
        shown: `${right}%`,
        value: right,
        min: 55,
        max: 99,
      },
      isLive,
    ),
    facts(
      ['raw agreement', observed.toFixed(2)],
      ['free, by chance', chance.toFixed(2)],
      ['kappa', kappa.toFixed(2)],
    ),
    ...spoken(`kappa ${kappa.toFixed(2)}`, isLive),
  ]
}

/** What the picture shows, in words. */
export function describe(judge: Judge): string {
  const { observed, kappa } = agreementOf(judge)
  const [left, right] = [1, MOST_FAILS].map((fails) =>
    agreementOf({ ...judge, fails }).kappa.toFixed(2),
  )
  return (
    `A line chart. With ${judge.fails}% of the answers bad, kappa is ${kappa.toFixed(2)}. Raw agreement is a ` +
    `flat line at ${observed.toFixed(2)}, while kappa rises from ${left} at 1% to ${right} at ${MOST_FAILS}%.`
  )
}

function axes(): Drawing {
  const rows = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((value) => [
    el('path', {
      d: `M${LEFT} ${round(yOf(value))}H${RIGHT}`,
      stroke: 'currentColor',
      strokeOpacity: value === 0 ? 0.6 : 0.18,
    }),
    words(LEFT - 8, yOf(value) + 5, value.toFixed(1), { textAnchor: 'end' }),
  ])
  const columns = [0, 10, 20, 30, 40, 50].map((fails) =>
    words(xOf(fails), BOTTOM + 29, `${fails}%`, { textAnchor: 'middle' }),
  )
  const middle = (LEFT + RIGHT) / 2
  return [
    ...rows,
    ...columns,
    words(middle, SIZE.height - 6, 'share of answers that are really bad', {
      textAnchor: 'middle',
    }),
  ]
}

function lines(judge: Judge): Drawing {
  const { observed, kappa } = agreementOf(judge)
  const at = { x: xOf(judge.fails), y: yOf(kappa) }
  const points = Array.from({ length: 101 }, (_, index) => {
    const fails = (index * MOST_FAILS) / 100
    return `${round(xOf(fails))} ${round(yOf(agreementOf({ ...judge, fails }).kappa))}`
  })
  const raw = yOf(observed)
  return [
    el('path', {
      d: `M${LEFT} ${round(raw)}H${RIGHT}`,
      stroke: 'var(--fig-2)',
      strokeWidth: 3,
      strokeDasharray: '9 5',
    }),
    el('path', {
      d: `M${points.join('L')}`,
      stroke: 'var(--fig-1)',
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    el('path', {
      d: `M${round(at.x)} ${BOTTOM}V${round(raw)}`,
      stroke: 'currentColor',
      strokeDasharray: '2 4',
    }),
    el('circle', { cx: round(at.x), cy: round(at.y), r: 6, fill: 'var(--fig-1)' }),
    el('circle', { cx: round(at.x), cy: round(raw), r: 4.5, fill: 'var(--fig-2)' }),
    ...labels(at, raw, kappa),
  ]
}

/** Beside the mark, on the side with more room; below it where the lines come close. */
function labels(
  at: { readonly x: number; readonly y: number },
  raw: number,
  kappa: number,
): readonly Drawn[] {
  const isLeft = at.x > (LEFT + RIGHT) / 2
  const x = at.x + (isLeft ? -10 : 12)
  const textAnchor = isLeft ? 'end' : 'start'
  return [
    words(x, Math.min(at.y + 22, BOTTOM - 6), `kappa ${kappa.toFixed(2)}`, {
      textAnchor,
      fontWeight: 'bold',
    }),
    words(LEFT + 8, raw - 8, 'raw agreement'),
  ]
}
