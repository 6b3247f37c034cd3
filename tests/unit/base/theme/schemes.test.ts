import { describe, expect, it } from 'vitest'
import { blue } from '../../../../src/base/theme/blue.ts'
import { cssTokens } from '../../../../src/base/theme/cssTokens.ts'
import { highContrast } from '../../../../src/base/theme/schemes/highContrast.ts'
import { olive } from '../../../../src/base/theme/schemes/olive.ts'
import { silver } from '../../../../src/base/theme/schemes/silver.ts'

/** The relative luminance of `#rgb` or `#rrggbb`, as in WCAG 2. */
function luminance(hex: string): number {
  const full =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blueish = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blueish
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([olive, silver, highContrast])('the scheme $name', (scheme) => {
  it('has each token of the built theme, and no other', () => {
    expect(Object.keys(cssTokens(scheme)).sort()).toEqual(Object.keys(cssTokens(blue)).sort())
  })
})

describe('the scheme high contrast', () => {
  const tokens = cssTokens(highContrast)

  it('has a palette in which everything on black, and black on what is chosen, has 7:1', () => {
    // Drawings, the mark on a muted sound, and what is seen through.
    const pictures =
      /^--(?:menu-(?:folder|page|book)|tray-muted$|search-red$|snap-preview$|message-shade$)/
    const colors = Object.entries(tokens)
      .filter(([name]) => !pictures.test(name))
      .flatMap(([, value]) => value.match(/#[\da-f]{3,8}\b/g) ?? [])
    const others = [...new Set(colors)].filter((color) => color !== '#000')
    expect(others.sort()).toEqual(['#1aebff', '#a9e6a9', '#ff0', '#fff'])
    expect(others.filter((color) => contrast(color, '#000') < 7)).toEqual([])
    expect(Object.values(tokens).join()).not.toContain('light-dark')
  })

  it.each([
    ['--ink', '--paper'],
    ['--ink', '--face'],
    ['--link', '--paper'],
    ['--link-bold', '--paper'],
    ['--link-hover', '--paper'],
    ['--start-text', '--paper'],
    ['--selection-text', '--paper'],
  ])('writes %s on %s at 7:1 or more, or as chosen text', (ink, ground) => {
    const on = ink === '--selection-text' ? '#1aebff' : tokens[ground]
    expect(contrast(tokens[ink] ?? '', on ?? '')).toBeGreaterThanOrEqual(7)
  })
})
