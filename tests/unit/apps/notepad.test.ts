import { describe, expect, it } from 'vitest'
import { timeDate } from '../../../src/apps/notepad/typing.ts'

describe('Time/Date', () => {
  const date = new Date(2026, 0, 2, 15, 4, 5)

  it('writes the local time, a space and the local date', () => {
    // Some versions of the locale data part time and day period by a narrow space.
    expect(timeDate(date, 'en-US').replaceAll('\u202f', ' ')).toBe('3:04:05 PM 1/2/2026')
    expect(timeDate(date, 'de-DE')).toBe('15:04:05 2.1.2026')
  })

  it('follows the visitor’s own locale where none is given', () => {
    expect(timeDate(date)).toBe(`${date.toLocaleTimeString()} ${date.toLocaleDateString()}`)
  })
})
