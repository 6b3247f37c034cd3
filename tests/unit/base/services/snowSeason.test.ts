import { expect, it } from 'vitest'
import { snows } from '../../../../src/base/services/display/useSnow.ts'

const inMonth = (month: number) => new Date(2026, month - 1, 15)

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('in month %i the season decides', (month) => {
  expect(snows(undefined, inMonth(month))).toBe(month === 12 || month === 1)
})

it.each([
  [true, 7],
  [false, 12],
])('choice %s counts in month %i', (choice, month) => {
  expect(snows(choice, inMonth(month))).toBe(choice)
})
