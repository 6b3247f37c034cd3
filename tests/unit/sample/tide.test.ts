import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describe as inWords, fitted, START } from '../../../src/sample/islands/tide/figure.ts'
import {
  changeAt,
  columnsOf,
  DAYS,
  measure,
  PER_DAY,
  RELEASE,
  SLOWER_MS,
} from '../../../src/sample/islands/tide/tide.ts'

const year = measure(1)

describe('a year of measurements', () => {
  it('is 105,120 numbers, the same for the same seed', () => {
    expect(year).toHaveLength(105_120)
    expect(measure(1)).toEqual(year)
    expect(measure(2)).not.toEqual(year)
  })

  it('loses no spike, however few columns there are', () => {
    const views = fc.record({
      from: fc.integer({ min: 0, max: (DAYS - 3) * PER_DAY }),
      count: fc.integer({ min: 1, max: 3 * PER_DAY }),
      columns: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(views, ({ from, count, columns }) => {
        const all = columnsOf(year, from, count, columns)
        const shown = year.subarray(from, from + Math.max(1, count))
        expect(all).toHaveLength(columns)
        expect(Math.max(...all.map(({ high }) => high))).toBe(Math.max(...shown))
        expect(Math.min(...all.map(({ low }) => low))).toBe(Math.min(...shown))
      }),
    )
  })

  it('tells the change by a release with an interval that holds the truth about 95 times in 100', () => {
    const held = Array.from({ length: 120 }, (_, index) => changeAt(measure(index + 10), RELEASE))
    const right = held.filter(({ by, within }) => Math.abs(by - SLOWER_MS) <= within)
    expect(right.length / held.length).toBeGreaterThan(0.89)
    expect(Math.max(...held.map(({ within }) => within))).toBeLessThan(60)
  })

  it('shows days of the year alone', () => {
    expect(fitted({ from: -4, days: 7 })).toEqual({ from: 0, days: 7 })
    expect(fitted({ from: 364, days: 30 })).toEqual({ from: 335, days: 30 })
    expect(inWords(START)).toContain('Load times from 1 Jan to 31 Dec')
    expect(inWords({ from: RELEASE, days: 3 })).toContain('from 23 Jul to 25 Jul')
  })
})
