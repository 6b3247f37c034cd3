import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPen } from '../../../src/build/art/pen.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { cardDrawing } from '../../../src/site/cards/cardDrawing.ts'
import { fittingSize, type Pen, setLines } from '../../../src/site/cards/pen.ts'

/** Every letter is as wide as half its size. */
const evenPen: Pen = (text, _font, size) => ({
  width: (text.length * size) / 2,
  outline: () => `M${text}`,
})
const setting = { font: 'text', size: 10, width: 50, lines: 2 } as const

describe('setting words', () => {
  it('breaks lines between words', () => {
    expect(setLines(evenPen, 'one two three', setting)).toEqual(['one two', 'three'])
    expect(setLines(evenPen, '  well-kept  things ', setting)).toEqual(['well-kept', 'things'])
  })

  it('breaks a word that is wider than a line, between two letters', () => {
    expect(setLines(evenPen, 'extraordinarily', setting)).toEqual(['extraordin', 'arily'])
    const lines = setLines(evenPen, 'e\u0301'.repeat(12), setting)
    expect(lines).toEqual(['e\u0301'.repeat(5), `${'e\u0301'.repeat(4)}…`])
  })

  it('breaks scripts without spaces between words, and never before punctuation that closes', () => {
    const wide = { ...setting, width: 30, lines: 9 }
    const lines = setLines(evenPen, '窓を動かす、「机」の上で。', wide)
    expect(lines.join('')).toBe('窓を動かす、「机」の上で。')
    for (const line of lines) {
      expect(evenPen(line, 'text', 10).width).toBeLessThanOrEqual(30)
      expect(line).not.toMatch(/^[、。」]|「$/)
    }
    expect(setLines(evenPen, 'การออกแบบหน้าต่าง', setting).join('')).toBe('การออกแบบหน้าต่าง')
  })

  it('ends in an ellipsis where there is more, which fits too', () => {
    expect(setLines(evenPen, 'one two three, four five', setting)).toEqual(['one two', 'three…'])
    const lines = setLines(evenPen, 'aa bb cc dd ee ff gg hh', setting)
    expect(lines).toEqual(['aa bb cc', 'dd ee ff…'])
    for (const line of lines) expect(evenPen(line, 'text', 10).width).toBeLessThanOrEqual(50)
  })

  it('takes the largest size that needs no ellipsis, else the smallest', () => {
    const fitting = (text: string) =>
      fittingSize(evenPen, text, { font: 'text', width: 50, lines: 1 }, [10, 20, 30])
    expect(fitting('abc')).toBe(30)
    expect(fitting('abcde')).toBe(20)
    expect(fitting('abcde fghij klm')).toBe(10)
    expect(fitting('extraordinarily')).toBe(10)
  })
})

describe("the site's own pen", () => {
  const { pen } = createPen(path.join(ROOT, 'assets/fonts'))

  it('draws letters as outlines, twice as wide at twice the size', () => {
    const small = pen('Meadow', 'title', 20)
    const large = pen('Meadow', 'title', 40)
    expect(small.outline()).toMatch(/^M[-\d.]/)
    expect(large.width).toBeCloseTo(2 * small.width)
    expect(small.width).toBeGreaterThan(60)
    expect(small.width).toBeLessThan(80)
  })

  it('sets letters of a pair closer than each alone', () => {
    const apart = pen('A', 'text', 100).width + pen('V', 'text', 100).width
    expect(pen('AV', 'text', 100).width).toBeLessThan(apart)
  })

  it('draws a card without a letter that a renderer would have to set', () => {
    const card = {
      path: '/cards/a.jpg',
      bar: 'site.example/a',
      kicker: 'Today',
      title: 'A <title> & more',
      text: 'Words '.repeat(100),
      owner: 'Ada',
      host: 'site.example',
    }
    const svg = cardDrawing(card, pen)
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.split('<path').length).toBeGreaterThan(8)
  })
})
