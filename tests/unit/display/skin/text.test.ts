import { describe, expect, it } from 'vitest'
import { fitText, labelLines } from '../../../../src/display/skin/text.ts'

/** A font whose characters are ten wide, and twenty where two units of UTF-16 make one. */
const measure = (text: string): number => text.length * 10

describe('fitting a text', () => {
  it.each([
    ['fits', 'Notepad', 70, 'Notepad'],
    ['is cut before its end', 'Untitled - Notepad', 100, 'Untitled…'],
    ['keeps no blank before the ellipsis', 'My Computer', 40, 'My…'],
    ['never cuts a character in two', '😀😀😀', 40, '😀…'],
    ['is an ellipsis at least', 'Notepad', 5, '…'],
    ['is empty', '', 0, ''],
  ])('that %s', (_, text, width, expected) => {
    expect(fitText(text, width, measure)).toBe(expected)
  })
})

describe('breaking a label', () => {
  it.each([
    ['one line where it fits', 'About', 64, ['About']],
    ['two lines at its blank', 'My Computer', 80, ['My', 'Computer']],
    ['as much as fits on the first line', 'Set Program Access', 120, ['Set Program', 'Access']],
    ['the rest in one line, cut', 'Set Program Access', 80, ['Set', 'Program…']],
    ['two lines between letters', '布の博物館へ、どうぞ', 60, ['布の博物館', 'へ、どうぞ']],
    ['two lines between letters in Thai', 'การออกแบบ', 60, ['การออก', 'แบบ']],
    ['two lines between syllables in Khmer', 'ស្រស់ស្រាយ', 60, ['ស្រស់', 'ស្រាយ']],
    ['a word that is too long, cut', 'Hyperinflation', 60, ['Hyper…']],
  ])('into %s', (_, title, width, lines) => {
    expect(labelLines(title, width, measure)).toEqual(lines)
  })
})
