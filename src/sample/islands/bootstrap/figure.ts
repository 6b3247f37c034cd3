/** The kappas of thousands of resamples, as a histogram with its 95% interval. */
import { button, facts, picture, round, spoken, words } from '../../../documents/living/controls.ts'
import { type Drawing, el } from '../../../documents/living/drawing.ts'
import { createRandomSource } from '../../../base/services/random.ts'
import { intervalOf, kappaOf, resample, ROUNDS, type Table } from './bootstrap.ts'

/** The tables of the article. */
export const TABLES = { 200: [104, 16, 14, 66], 50: [26, 4, 4, 16] } as const satisfies Record<
  string,
  Table
>

export interface Run {
  readonly items: keyof typeof TABLES
  readonly seed: number
  readonly kappas: readonly number[]
}

export const START: Run = { items: 200, seed: 1, kappas: [] }

const SIZE = { width: 480, height: 240 }
const LEFT = 20
const RIGHT = 460
const TOP = 34
const BOTTOM = 186
const BINS = 50
/** Of a run, in the fullest bin of the table with 200 answers. */
const MOST_SHARE = 0.17

const xOf = (kappa: number): number => LEFT + (RIGHT - LEFT) * Math.min(1, Math.max(0, kappa))

/** Continues the run, or a run of the same seed, by as many resamples. */
export function drawer({ items, seed }: Run): (count: number) => readonly number[] {
  const random = createRandomSource(seed).stream('bootstrap')
  return (count) => Array.from({ length: count }, () => kappaOf(resample(TABLES[items], random)))
}

export function draw(
  run: Run = { ...START, kappas: drawer(START)(ROUNDS) },
  isLive = false,
): Drawing {
  const { items, seed, kappas } = run
  const interval = kappas.length === ROUNDS ? intervalOf(kappas) : null
  const range = interval?.map((end) => end.toFixed(2)).join('–') ?? '…'
  const choice = (each: Run['items']) =>
    button(
      `${each} answers`,
      { name: 'items', value: each, 'aria-pressed': String(items === each) },
      isLive,
    )
  return [
    picture(SIZE, describe(run), ...band(interval), ...bars(kappas), ...axis(items)),
    el(
      'div',
      { className: 'island-row' },
      choice(200),
      choice(50),
      button('Draw again', { name: 'again' }, isLive),
    ),
    facts(
      ['kappa of the answers', kappaOf(TABLES[items]).toFixed(2)],
      ['95% interval', range],
      [`resamples, seed ${seed}`, kappas.length.toLocaleString('en')],
    ),
    ...spoken(interval ? `95% interval ${range}` : '', isLive),
  ]
}

/** What the picture shows, in words. */
export function describe({ items, kappas }: Run): string {
  const interval = intervalOf(kappas)
  const [low = '', high = ''] = interval?.map((end) => end.toFixed(2)) ?? []
  const found = interval ? ` 95% of them lie between ${low} and ${high}.` : ''
  return (
    `A histogram of ${kappas.length.toLocaleString('en')} kappas from 0 to 1. Each comes from ${items} answers, drawn ` +
    `from the ${items} in the table, whose kappa is ${kappaOf(TABLES[items]).toFixed(2)}.${found}`
  )
}

function band(interval: ReturnType<typeof intervalOf>): Drawing {
  if (!interval) return []
  const [left, right] = [xOf(interval[0]), xOf(interval[1])]
  return [
    el('rect', {
      x: round(left),
      y: TOP,
      width: round(right - left),
      height: BOTTOM - TOP,
      fill: 'var(--fig-1)',
      fillOpacity: 0.12,
    }),
    el('path', {
      d: `M${round(left)} ${TOP}V${BOTTOM}M${round(right)} ${TOP}V${BOTTOM}`,
      stroke: 'var(--fig-1)',
      strokeDasharray: '5 4',
    }),
    words(left, TOP - 8, interval[0].toFixed(2), { textAnchor: 'middle' }),
    words(right, TOP - 8, interval[1].toFixed(2), { textAnchor: 'middle' }),
  ]
}

function bars(kappas: readonly number[]): Drawing {
  const counts = Array.from({ length: BINS }, () => 0)
  for (const kappa of kappas) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(kappa * BINS)))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const width = (RIGHT - LEFT) / BINS
  const path = counts.map((count, bin) => {
    const height = Math.min(1, count / (ROUNDS * MOST_SHARE)) * (BOTTOM - TOP)
    return count === 0
      ? ''
      : `M${round(LEFT + bin * width + 0.5)} ${BOTTOM}v${round(-height)}h${round(width - 1)}V${BOTTOM}Z`
  })
  return [el('path', { d: path.join(''), fill: 'var(--fig-1)' })]
}

function axis(items: Run['items']): Drawing {
  const at = round(xOf(kappaOf(TABLES[items])))
  const marks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((value) =>
    words(xOf(value), BOTTOM + 20, value.toFixed(1), { textAnchor: 'middle' }),
  )
  return [
    el('path', { d: `M${LEFT} ${BOTTOM}H${RIGHT}`, stroke: 'currentColor', strokeOpacity: 0.6 }),
    el('path', { d: `M${at} ${TOP}V${BOTTOM}`, stroke: 'var(--fig-2)', strokeWidth: 2 }),
    ...marks,
    words((LEFT + RIGHT) / 2, SIZE.height - 6, 'kappa', { textAnchor: 'middle' }),
  ]
}
