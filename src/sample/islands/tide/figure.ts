/** A year of load times: the range and the mean of each column of pixels, and the release that changed them. */
import {
  button,
  facts,
  picture,
  round,
  slider,
  spoken,
  words,
} from '../../../documents/living/controls.ts'
import { type Drawing, el } from '../../../documents/living/drawing.ts'
import { changeAt, columnsOf, DAYS, measure, PER_DAY, RELEASE } from './tide.ts'

export interface View {
  /** The first day that is shown, counted from 0. */
  readonly from: number
  readonly days: number
}

export const START: View = { from: 0, days: DAYS }
export const FEWEST_DAYS = 3

const SIZE = { width: 480, height: 268 }
const LEFT = 52
const RIGHT = 470
const TOP = 56
const BOTTOM = 238
const LOWEST = 300
const HIGHEST = 900
/** Half a unit of the drawing wide: about a pixel of most screens. */
const COLUMNS = (RIGHT - LEFT) * 2
/** The first days of the months of a year that is no leap year. */
const MONTHS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

let year: Float32Array | undefined
/** Made when it is first drawn: 105,120 numbers take some milliseconds. */
const values = (): Float32Array => (year ??= measure(1))

const yOf = (ms: number): number =>
  BOTTOM - ((BOTTOM - TOP) * (Math.min(HIGHEST, ms) - LOWEST)) / (HIGHEST - LOWEST)

/** So that the days lie within the year. */
export function fitted({ from, days }: View): View {
  return { from: Math.max(0, Math.min(DAYS - days, from)), days }
}

export function draw(view: View = START, isLive = false): Drawing {
  const { from, days } = view
  const { by, within } = changeAt(values(), RELEASE)
  const shown = `${dayName(from)} to ${dayName(from + days - 1)}`
  const last = DAYS - days
  return [
    picture(SIZE, describe(view), ...axes(view), ...lines(view), ...release(view)),
    slider(
      {
        name: 'days',
        label: 'Days shown',
        shown: String(days),
        value: days,
        min: FEWEST_DAYS,
        max: DAYS,
      },
      isLive,
    ),
    slider(
      {
        name: 'from',
        label: 'From',
        shown: dayName(from),
        value: from,
        min: 0,
        max: Math.max(1, last),
        isIdle: last === 0,
      },
      isLive,
    ),
    el(
      'div',
      { className: 'island-row' },
      button('The week of the release', { name: 'release' }, isLive),
      button('The whole year', { name: 'year' }, isLive),
    ),
    facts(
      ['measurements in view', (days * PER_DAY).toLocaleString('en')],
      ['ms on the mean, by the release', `+${Math.round(by)} ± ${Math.round(within)}`],
    ),
    ...spoken(shown, isLive),
  ]
}

/** What the picture shows, in words. */
export function describe({ from, days }: View): string {
  const { by, within } = changeAt(values(), RELEASE)
  return (
    `Load times from ${dayName(from)} to ${dayName(from + days - 1)}, in milliseconds: a band from the fastest to the ` +
    `slowest, and the mean within it. A release on ${dayName(RELEASE)} adds ${Math.round(by)} ms to the mean, give or take ${Math.round(within)}.`
  )
}

/** Such as `24 Jul`. */
export function dayName(day: number): string {
  const month = MONTHS.findLastIndex((first) => first <= day)
  return `${day - (MONTHS[month] ?? 0) + 1} ${NAMES[month] ?? ''}`
}

function xOf(day: number, { from, days }: View): number {
  return LEFT + ((RIGHT - LEFT) * (day - from)) / days
}

function axes(view: View): Drawing {
  const rows = [300, 500, 700, 900].flatMap((ms) => [
    el('path', {
      d: `M${LEFT} ${round(yOf(ms))}H${RIGHT}`,
      stroke: 'currentColor',
      strokeOpacity: 0.18,
    }),
    words(LEFT - 6, yOf(ms) + 5, String(ms), { textAnchor: 'end' }),
  ])
  return [
    ...rows,
    words(0, 22, 'milliseconds'),
    el('path', { d: `M${LEFT} ${BOTTOM}H${RIGHT}`, stroke: 'currentColor', strokeOpacity: 0.6 }),
    ...ticks(view).flatMap(([day, name]) => [
      el('path', {
        d: `M${round(xOf(day, view))} ${BOTTOM}v5`,
        stroke: 'currentColor',
        strokeOpacity: 0.6,
      }),
      words(xOf(day, view), BOTTOM + 22, name, { textAnchor: 'start' }),
    ]),
  ]
}

/** At most six or so, at the first days of months, or every few days. */
function ticks({ from, days }: View): readonly (readonly [day: number, name: string])[] {
  if (days > 120)
    return MONTHS.flatMap((day, index) =>
      isTick(day, { from, days }) && index % 2 === 0 ? [[day, NAMES[index] ?? ''] as const] : [],
    )
  const pace = Math.max(1, Math.ceil(days / 5))
  const first = Math.ceil(from / pace) * pace
  return Array.from({ length: 6 }, (_, index) => first + index * pace)
    .filter((day) => isTick(day, { from, days }))
    .map((day) => [day, dayName(day)] as const)
}

/** Leaves room for the name. */
function isTick(day: number, { from, days }: View): boolean {
  return day >= from && day < from + days * 0.86
}

function lines({ from, days }: View): Drawing {
  const columns = columnsOf(values(), from * PER_DAY, days * PER_DAY, COLUMNS)
  const x = (index: number): number => LEFT + (index + 0.5) / 2
  const band = columns.map(
    ({ low, high }, index) => `M${x(index)} ${round(yOf(high))}V${round(yOf(low) + 0.5)}`,
  )
  const mean = columns.map((column, index) => `${x(index)} ${round(yOf(column.mean))}`)
  return [
    el('path', { d: band.join(''), stroke: 'var(--fig-1)', strokeWidth: 0.5, strokeOpacity: 0.45 }),
    el('path', {
      d: `M${mean.join('L')}`,
      stroke: 'var(--fig-1)',
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
    }),
  ]
}

function release(view: View): Drawing {
  const isSeen = RELEASE >= view.from && RELEASE < view.from + view.days
  if (!isSeen) return []
  const x = round(xOf(RELEASE, view))
  const isLeft = x > (LEFT + RIGHT) / 2
  return [
    el('path', {
      d: `M${x} ${TOP - 12}V${BOTTOM}`,
      stroke: 'var(--fig-2)',
      strokeWidth: 2,
      strokeDasharray: '6 4',
    }),
    words(x + (isLeft ? -7 : 7), TOP - 4, 'release 4.2', {
      textAnchor: isLeft ? 'end' : 'start',
      fontWeight: 'bold',
    }),
  ]
}
