import { expect, it } from 'vitest'
import { clockText, longDate, machineTime } from '../../../src/shell/taskbar/clockText.ts'

it.each([
  [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02T03:04', '3:04 AM'],
  [new Date(2026, 0, 2, 0, 0, 0), '2026-01-02T00:00', '12:00 AM'],
  [new Date(2026, 11, 31, 11, 59, 59), '2026-12-31T11:59', '11:59 AM'],
  [new Date(2026, 11, 31, 12, 0, 0), '2026-12-31T12:00', '12:00 PM'],
  [new Date(2026, 5, 9, 13, 9, 0), '2026-06-09T13:09', '1:09 PM'],
  [new Date(2026, 5, 9, 23, 30, 0), '2026-06-09T23:30', '11:30 PM'],
])('%s', (date, machine, text) => {
  expect(machineTime(date)).toBe(machine)
  expect(clockText(machine)).toBe(text)
})

it.each([
  ['2026-01-02T03:04', 'Friday, January 02, 2026'],
  ['2024-02-29T23:59', 'Thursday, February 29, 2024'],
])('%s is %s at length', (machine, text) => {
  expect(longDate(machine)).toBe(text)
})
