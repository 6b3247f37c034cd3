import { expect, it } from 'vitest'
import { snows } from '../../../src/shell/useSnow.ts'

const inMonth = (month: number) => new Date(2026, month - 1, 15)

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('in month %i the season decides', (month) => {
  const circumstances = { choice: undefined, date: inMonth(month), isMotionReduced: false }
  expect(snows(circumstances)).toBe(month === 12 || month === 1)
})

it.each([
  [true, 7, false, true],
  [false, 12, false, false],
  [true, 12, true, false],
  [undefined, 12, true, false],
])('choice %s in month %i, motion reduced %s: %s', (choice, month, isMotionReduced, expected) => {
  expect(snows({ choice, date: inMonth(month), isMotionReduced })).toBe(expected)
})
