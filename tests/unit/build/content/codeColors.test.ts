import { describe, expect, it } from 'vitest'
import { documents } from '../../../../src/base/theme/blue/documents.ts'

describe('the colours of code', () => {
  const pairs = new Map(
    Object.entries(documents)
      .filter(([name]) => /^(code|fig)-/.test(name))
      .map(([name, value]) => {
        const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
        return [name, { light, dark }]
      }),
  )

  it('can be read on their ground, light and dark, as can those of drawings', () => {
    const { light = '', dark = '' } = pairs.get('code-ground') ?? {}
    const marked = pairs.get('code-marked')
    if (!marked) throw new Error('There is no ground of marked lines')
    const inks = [...pairs].filter(([name]) => !/^code-(?:ground|marked.*)$/.test(name))
    expect(inks.length).toBeGreaterThan(10)
    const weak = inks.filter(([name, ink]) => {
      const lights = name.startsWith('fig-') ? [light, '#ffffff'] : [light, marked.light]
      const darks = name.startsWith('fig-') ? [dark, '#1e2535'] : [dark, marked.dark]
      return (
        lights.some((ground) => contrast(ink.light, ground) < 4.5) ||
        darks.some((ground) => contrast(ink.dark, ground) < 4.5)
      )
    })
    expect(weak).toEqual([])
  })

  it('are not all that tells marked lines: the bar beside them is seen on both grounds', () => {
    const bar = pairs.get('code-marked-bar')
    for (const name of ['code-ground', 'code-marked']) {
      const ground = pairs.get(name)
      expect(contrast(bar?.light ?? '', ground?.light ?? '')).toBeGreaterThan(3)
      expect(contrast(bar?.dark ?? '', ground?.dark ?? '')).toBeGreaterThan(3)
    }
  })
})

/** As WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
