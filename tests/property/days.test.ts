/** The calendar's arithmetic against rules that are counted by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Day,
  dayByKey,
  daysAfter,
  FIRST_DAY,
  inMonth,
  LAST_DAY,
  monthOf,
  numberOf,
  weekdayOf,
  weeksOf,
  yearOf,
} from '../../src/apps/dateAndTime/days.ts'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
const two = (value: number) => String(value).padStart(2, '0')

const days: fc.Arbitrary<Day> = fc
  .record({
    year: fc.integer({ min: 1980, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    part: fc.nat({ max: 9999 }),
  })
  .map(({ year, month, part }) => {
    const day = 1 + (part % lengthOf(year, month))
    return `${year}-${two(month)}-${two(day)}`
  })

/** Tomorrow, by the lengths of months alone. */
function tomorrow(day: Day): Day {
  const [year, month, number] = [yearOf(day), monthOf(day), numberOf(day)]
  if (number < lengthOf(year, month)) return `${year}-${two(month)}-${two(number + 1)}`
  return month < 12 ? `${year}-${two(month + 1)}-01` : `${year + 1}-01-01`
}

describe('the calendar', () => {
  it('counts days and weekdays one by one, forth and back', () => {
    fc.assert(
      fc.property(days, (day) => {
        const next = daysAfter(day, 1)
        expect(next).toBe(tomorrow(day))
        expect(daysAfter(next, -1)).toBe(day)
        expect(weekdayOf(next)).toBe((weekdayOf(day) + 1) % 7)
        expect(next > day).toBe(true)
      }),
    )
  })

  it('shows every day of a month once, in order, each below its weekday', () => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = weeksOf(day)
        const shown = weeks.flat().filter((each) => each !== null)
        expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7])
        expect(shown.map(numberOf)).toEqual(
          Array.from({ length: lengthOf(yearOf(day), monthOf(day)) }, (_, index) => index + 1),
        )
        expect(shown).toContain(day)
        for (const week of weeks) {
          const weekdays = week.map((each, column) => (each === null ? column : weekdayOf(each)))
          expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6])
        }
      }),
    )
  })

  it('goes on by months to the same day or the last one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: 30 }), (day, count) => {
        const moved = inMonth(day, yearOf(day), monthOf(day) + count)
        const months = (each: Day) => yearOf(each) * 12 + monthOf(each)
        expect(months(moved) - months(day)).toBe(count)
        const last = lengthOf(yearOf(moved), monthOf(moved))
        expect(numberOf(moved)).toBe(Math.min(numberOf(day), last))
      }),
    )
  })

  it('never leaves its years, whatever keys are pressed', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
    const presses = fc.tuple(fc.constantFrom(...keys, 'PageUp', 'PageDown'), fc.boolean())
    const ends = fc.oneof(days, fc.constantFrom(FIRST_DAY, LAST_DAY))
    fc.assert(
      fc.property(ends, fc.array(presses, { maxLength: 20 }), (start, pressed) => {
        let day = start
        for (const [key, isShifted] of pressed) {
          day = dayByKey(day, key, isShifted) ?? ''
          expect(day >= FIRST_DAY && day <= LAST_DAY).toBe(true)
          expect(weeksOf(day).flat()).toContain(day)
        }
      }),
    )
  })
})
