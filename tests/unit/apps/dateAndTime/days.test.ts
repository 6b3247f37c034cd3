import { describe, expect, it } from 'vitest'
import {
  dayByKey,
  dayText,
  FIRST_DAY,
  inMonth,
  LAST_DAY,
  localDay,
  weeksOf,
  within,
} from '../../../../src/apps/dateAndTime/days.ts'

describe('the weeks of a month', () => {
  const numbers = (day: string) =>
    weeksOf(day).map((week) => week.map((each) => (each === null ? '' : each.slice(8))).join(' '))

  it('begin on Sunday, and are six, whatever the month', () => {
    expect(numbers('2026-01-02')).toEqual([
      '    01 02 03',
      '04 05 06 07 08 09 10',
      '11 12 13 14 15 16 17',
      '18 19 20 21 22 23 24',
      '25 26 27 28 29 30 31',
      '      ',
    ])
    // Four whole weeks, and six begun ones.
    expect(numbers('2015-02-28')[4]).toBe('      ')
    expect(numbers('2015-02-28')[0]).toBe('01 02 03 04 05 06 07')
    expect(numbers('2026-08-01')[0]).toBe('      01')
    expect(numbers('2026-08-01')[5]).toBe('30 31     ')
  })

  it.each([
    ['2024-02-01', 29],
    ['2023-02-01', 28],
    ['2000-02-01', 29],
    ['2100-02-01', 28],
  ])('has as many days as a leap year gives it: %s', (day, count) => {
    expect(
      weeksOf(day)
        .flat()
        .filter((each) => each !== null),
    ).toHaveLength(count)
  })
})

describe('the day that a key leads to', () => {
  it.each([
    ['2026-01-02', 'ArrowLeft', '2026-01-01'],
    ['2026-01-01', 'ArrowLeft', '2025-12-31'],
    ['2025-12-31', 'ArrowRight', '2026-01-01'],
    ['2024-02-28', 'ArrowRight', '2024-02-29'],
    ['2026-01-02', 'ArrowUp', '2025-12-26'],
    ['2026-01-30', 'ArrowDown', '2026-02-06'],
    ['2026-01-02', 'Home', '2025-12-28'],
    ['2026-01-02', 'End', '2026-01-03'],
    ['2026-01-04', 'Home', '2026-01-04'],
    ['2026-01-03', 'End', '2026-01-03'],
    ['2026-01-31', 'PageUp', '2025-12-31'],
    ['2026-01-31', 'PageDown', '2026-02-28'],
    ['2024-01-31', 'PageDown', '2024-02-29'],
    [FIRST_DAY, 'ArrowLeft', FIRST_DAY],
    [LAST_DAY, 'PageDown', LAST_DAY],
    ['2026-01-02', 'a', undefined],
    ['2026-01-02', 'Tab', undefined],
  ])('%s, %s: %s', (day, key, next) => expect(dayByKey(day, key, false)).toBe(next))

  it('is a year away with Shift', () => {
    expect(dayByKey('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
    expect(dayByKey('2026-12-31', 'PageDown', true)).toBe('2027-12-31')
  })
})

it('is the last day of a shorter month', () => {
  expect(inMonth('2026-03-31', 2026, 4)).toBe('2026-04-30')
  expect(inMonth('2026-03-30', 2026, 4)).toBe('2026-04-30')
  expect(inMonth('2024-02-29', 2100, 2)).toBe('2100-02-28')
})

it('takes the day where the visitor is, at both ends of it', () => {
  expect(localDay(new Date(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01')
  expect(localDay(new Date(2025, 11, 31, 23, 59, 59))).toBe('2025-12-31')
})

it('has no day outside its years, and reads any of them out', () => {
  expect(within('1970-01-01')).toBe(FIRST_DAY)
  expect(within('2142-05-05')).toBe(LAST_DAY)
  expect(within('2026-01-02')).toBe('2026-01-02')
  expect(dayText('2026-01-02')).toBe('Friday, January 2, 2026')
})
