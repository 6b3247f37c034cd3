import { describe, expect, it } from 'vitest'
import { appendTimeDate, insertTab, timeDate } from '../../../src/apps/notepad/model.ts'

describe('the tab key', () => {
  it('inserts a tab at the caret and puts the caret after it', () => {
    expect(insertTab('ab', 1, 1)).toEqual({ text: 'a\tb', caret: 2 })
  })

  it('replaces what is selected', () => {
    expect(insertTab('one two', 0, 3)).toEqual({ text: '\t two', caret: 1 })
  })

  it('works at both ends of a text, and in an empty one', () => {
    expect(insertTab('ab', 2, 2)).toEqual({ text: 'ab\t', caret: 3 })
    expect(insertTab('ab', 0, 0)).toEqual({ text: '\tab', caret: 1 })
    expect(insertTab('', 0, 0)).toEqual({ text: '\t', caret: 1 })
  })
})

describe('Time/Date', () => {
  const date = new Date(2026, 0, 2, 15, 4, 5)

  it('writes the local time, a space and the local date', () => {
    // Some versions of the locale data part time and day period by a narrow space.
    expect(timeDate(date, 'en-US').replaceAll('\u202f', ' ')).toBe('3:04:05 PM 1/2/2026')
    expect(timeDate(date, 'de-DE')).toBe('15:04:05 2.1.2026')
  })

  it('appends at the end of the text, with the caret behind it', () => {
    const { text, caret } = appendTimeDate('line\n', date, 'de-DE')
    expect(text).toBe('line\n15:04:05 2.1.2026')
    expect(caret).toBe(text.length)
  })

  it('follows the visitor’s own locale where none is given', () => {
    expect(timeDate(date)).toBe(`${date.toLocaleTimeString()} ${date.toLocaleDateString()}`)
  })
})
