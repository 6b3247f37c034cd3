import { describe, expect, it } from 'vitest'
import {
  appendTimeDate,
  insertTab,
  notepadMenus,
  timeDate,
} from '../../../src/apps/notepad/model.ts'
import type { MenuItem } from '../../../src/ui/menu/menuItem.ts'

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

describe('the menus', () => {
  /** Each title and its rows: '---' for a separator, a leading '-' for a disabled row. */
  const outline = (isWrapped: boolean) =>
    notepadMenus(isWrapped).map((menu) => [menu.text, ...menu.items.map(line)])
  const line = (item: MenuItem) => {
    if (item.type === 'separator') return '---'
    return item.disable ? `-${item.text}` : item.text
  }

  it('hold every row, of which three can be chosen', () => {
    expect(outline(false)).toEqual([
      [
        'File',
        '-New',
        '-Open...',
        '-Save',
        '-Save As...',
        '---',
        '-Page Setup...',
        '-Print...',
        '---',
        'Exit',
      ],
      [
        'Edit',
        '-Undo...',
        '---',
        '-Cut',
        '-Copy',
        '-Paste',
        '-Delete',
        '---',
        '-Find...',
        '-Find Next',
        '-Replace...',
        '-Go To...',
        '---',
        '-Select All',
        'Time/Date',
      ],
      ['Format', 'Word Wrap', '-Font...'],
      ['View', '-Status Bar'],
      ['Help', '-Help Topics', '-About Notepad'],
    ])
  })

  it('have no row for a text that is only read but Exit and Word Wrap', () => {
    const rows = notepadMenus(true, true).flatMap((menu) => menu.items)
    const able = rows.filter((row) => row.type === 'item' && !row.disable)
    expect(able.map((row) => row.type === 'item' && row.text)).toEqual(['Exit', 'Word Wrap'])
  })

  it('show no hotkeys', () => {
    const items = notepadMenus(false).flatMap((menu) => menu.items)
    expect(items.filter((item) => 'hotkey' in item)).toEqual([])
  })

  it('tick Word Wrap while the text is wrapped', () => {
    const wordWrap = (isWrapped: boolean) => notepadMenus(isWrapped)[2]?.items[0]
    expect(wordWrap(true)).toMatchObject({ symbol: 'check', checked: true })
    expect(wordWrap(false)).toMatchObject({ symbol: 'check', checked: false })
  })
})
