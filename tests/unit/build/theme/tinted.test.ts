import fc from 'fast-check'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { tintedText } from '../../../../src/build/theme/tinted.ts'

describe('a text with colors', () => {
  it('has its blues in another hue, and nothing else', () => {
    const css =
      'linear-gradient(#0054e3, #245edb80 3px) #fff #c0c0c0 #b5371f #3f9740 url(a.svg#abc)'
    const green = tintedText(css, 145)
    expect(green).toMatch(/^linear-gradient\(#[0-9a-f]{6}, #[0-9a-f]{6}80 3px\) #fff #c0c0c0 /)
    expect(green).toContain('#b5371f #3f9740')
    expect(green).not.toContain('#0054e3')
  })

  it('stays as it is at the hue that it has', () => {
    expect(tintedText('#0054e3', 262)).toMatch(/^#0[0-9a-f]5[0-9a-f]{3}$/)
  })
})

it('the theme in another hue keeps every contrast, and lowers none of white letters on a dark color or black ones on a light one', () => {
  const blues = [
    '#0054e3',
    '#245edb',
    '#0831d9',
    '#1f2f86',
    '#7697e7',
    '#0b3fbf',
    '#2b71e0',
    '#2270f1',
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), fc.constantFrom(...blues), (hue, color) => {
      const [onWhite, onBlack] = ['#fff', '#000'].map((other) => [
        wcagContrast(color, other),
        wcagContrast(tintedText(color, hue), other),
      ])
      const [before = 0, after = 0] = (wcagContrast(color, '#fff') > 4.5 ? onWhite : onBlack) ?? []
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after / before).toBeLessThan(1.03)
    }),
    { numRuns: 300 },
  )
})
