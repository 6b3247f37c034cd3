/** A year of made-up measurements, one every five minutes, and how much of it is drawn. */
import { createRandomSource } from '../../../base/services/random.ts'

export const DAYS = 365
export const PER_DAY = 288
/** The day before which a release made pages slower, counted from 0. */
export const RELEASE = 203
/** Whole ones, since weekends are faster. */
const COMPARED_WEEKS = 4
export const SLOWER_MS = 62
/** Student's t for 95% on both sides and the six degrees of freedom of two times four weeks. */
const T_95 = 2.447

/** How long a page took to load, in milliseconds: slower by day than by night, faster at weekends, with a long tail. */
export function measure(seed: number): Float32Array {
  const random = createRandomSource(seed).stream('tide')
  const values = new Float32Array(DAYS * PER_DAY)
  let weather = 0
  for (let day = 0; day < DAYS; day += 1) {
    weather = 0.3 * weather + 56 * (random() - 0.5)
    const ofDay = 420 + weather - (day % 7 > 4 ? 45 : 0) + (day >= RELEASE ? SLOWER_MS : 0)
    for (let index = 0; index < PER_DAY; index += 1) {
      const busy = 55 * Math.sin(2 * Math.PI * (index / PER_DAY - 0.3))
      const tail = -38 * Math.log(1 - random())
      values[day * PER_DAY + index] = ofDay + busy + tail
    }
  }
  return values
}

export interface Column {
  readonly low: number
  readonly high: number
  readonly mean: number
}

/**
 * What each column of pixels has to show, however many measurements lie in it: none is left out, so a spike of five
 * minutes is seen in the picture of a year.
 * @param from the first measurement, and `count` of them
 */
export function columnsOf(
  values: Float32Array,
  from: number,
  count: number,
  columns: number,
): readonly Column[] {
  return Array.from({ length: columns }, (_, column) => {
    const first = from + Math.floor((column * count) / columns)
    const end = Math.max(first + 1, from + Math.floor(((column + 1) * count) / columns))
    let low = Infinity
    let high = -Infinity
    let sum = 0
    for (let index = first; index < end; index += 1) {
      const value = values[index] ?? 0
      if (value < low) low = value
      if (value > high) high = value
      sum += value
    }
    return { low, high, mean: sum / (end - first) }
  })
}

/**
 * By how many milliseconds a release changed the mean of the weeks beside it, with the half width of its 95% interval.
 * The weeks are the sample: a day is too much like the one before it to count as new evidence.
 * @param release the first day after it, counted from 0
 */
export function changeAt(
  values: Float32Array,
  release: number,
): { readonly by: number; readonly within: number } {
  const length = COMPARED_WEEKS * 7 * PER_DAY
  const from = release * PER_DAY
  const before = momentsOf(columnsOf(values, from - length, length, COMPARED_WEEKS))
  const after = momentsOf(columnsOf(values, from, length, COMPARED_WEEKS))
  const error = Math.sqrt((before.variance + after.variance) / COMPARED_WEEKS)
  return { by: after.mean - before.mean, within: T_95 * error }
}

function momentsOf(weeks: readonly Column[]) {
  const mean = weeks.reduce((sum, week) => sum + week.mean, 0) / weeks.length
  const squares = weeks.reduce((sum, week) => sum + (week.mean - mean) ** 2, 0)
  return { mean, variance: squares / (weeks.length - 1) }
}
