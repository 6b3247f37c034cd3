import { describe, expect, it } from 'vitest'
import { blue } from '../../../../src/base/theme/blue.ts'
import { cssTokens } from '../../../../src/base/theme/cssTokens.ts'
import * as metrics from '../../../../src/base/theme/metrics.ts'
import type { Theme, TokenPart } from '../../../../src/base/theme/theme.ts'
import { tintedTheme } from '../../../../src/build/theme/tinted.ts'
import { stopsOf } from './tokens.ts'

const green = tintedTheme(blue, 145)

describe('the tokens of a theme', () => {
  it.each([blue, green])('say for the DOM what the canvas draws with: %#', (theme) => {
    const tokens = cssTokens(theme)
    const { lit, shaded } = theme.frame.focused
    expect(tokens['--frame-focused']).toBe(lit[0])
    for (const color of [...lit, ...shaded]) expect(tokens['--frame-edges']).toContain(color)
    expect(tokens['--selection-color']).toBe(theme.selection)
    expect(stopsOf(tokens['--title-strip'] ?? '')).toEqual(theme.frame.focused.strip)
    expect(tokens['--title-strip-height']).toBe(`${metrics.TITLE_STRIP_HEIGHT}px`)
  })

  it('differ between two themes wherever there is a blue', () => {
    const [ours, other] = [cssTokens(blue), cssTokens(green)]
    const names = ['--taskbar', '--start-menu-header', '--menu-highlight', '--power-bar']
    expect(names.filter((name) => ours[name] === other[name])).toEqual([])
    expect(Object.keys(other)).toEqual(Object.keys(ours))
  })

  it('belong to one part each, so that no part can change what another one says', () => {
    const parts = Object.keys(blue.tokens) as TokenPart[]
    const names = parts.flatMap((part) => Object.keys(cssTokens(blue, [part])))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('gradients of a frame', () => {
  it.each(['focused', 'unfocused'] as const)('run from 0 to 1 without a step back: %s', (look) => {
    const offsets = (blue satisfies Theme).frame[look].strip.map(([offset]) => offset)
    expect(offsets[0]).toBe(0)
    expect(offsets.at(-1)).toBe(1)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })
})
