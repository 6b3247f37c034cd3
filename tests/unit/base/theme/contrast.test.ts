import { describe, expect, it } from 'vitest'
import { stopsOf, token } from './tokens.ts'

type Rgb = readonly [number, number, number]

function parse(color: string): Rgb {
  if (color === 'white') return [255, 255, 255]
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color)
  const hex = short ? short.slice(1).map((digit) => digit + digit) : color.match(/[0-9a-f]{2}/g)
  const [red = '', green = '', blue = ''] = hex ?? []
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The least contrast of a text with a gradient between two of its offsets. */
function leastContrast(text: Rgb, gradient: string, from: number, to: number): number {
  const stops = stopsOf(gradient)
  const before = stops.findLast(([offset]) => offset <= from)
  const after = stops.find(([offset]) => offset >= to)
  const touched = stops.filter(([offset]) => offset > from && offset < to)
  const colors = [before, ...touched, after].filter((stop) => stop !== undefined)
  expect(colors.length).toBeGreaterThanOrEqual(2)
  return Math.min(...colors.map(([, color]) => contrast(text, parse(color))))
}

const WHITE: Rgb = [255, 255, 255]

describe('contrast of text, 4.5:1', () => {
  it.each([
    ['task-button-text', 'task-button'],
    ['task-button-text', 'task-button-pressed'],
    ['task-button-text', 'task-button-focused'],
    ['task-button-text', 'task-button-focused-hover'],
    ['balloon-text', 'balloon'],
    ['menu-text', 'menu'],
    ['menu-highlight-text', 'menu-highlight'],
    ['start-menu-left-text', 'start-menu-left'],
    ['start-menu-right-text', 'start-menu-right'],
    ['start-menu-highlight-text', 'start-menu-highlight'],
    ['submenu-text', 'submenu'],
    ['power-text', 'power-bar'],
    ['ink', 'face'],
    ['help-pick-ink', 'help-pick'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(parse(token(text)), parse(token(ground)))).toBeGreaterThanOrEqual(4.5)
  })

  // Where the text's own line lies in its row, as parts of the row's height.
  it.each([
    ['tray', 0.27, 0.73],
    ['start-menu-header', 0.36, 0.64],
    ['start-menu-footer', 0.3, 0.7],
    ['power-body', 0, 1],
    ['help-band', 0.25, 0.9],
  ])('white on %s', (gradient, from, to) => {
    expect(leastContrast(WHITE, token(gradient), from, to)).toBeGreaterThanOrEqual(4.5)
  })

  it('the ink of the help on its pane', () => {
    const ink = parse(token('help-pane-ink'))
    expect(leastContrast(ink, token('help-pane'), 0, 1)).toBeGreaterThanOrEqual(4.5)
  })

  it('white in the middle of a hovered window button', () => {
    const middle = /(#[0-9a-f]{6}) 25%/.exec(token('task-button-hover'))?.[1] ?? ''
    expect(contrast(WHITE, parse(middle))).toBeGreaterThanOrEqual(4.5)
  })

  it('quiet ink on paper', () => {
    const opacity = Number(/([0-9.]+)\)$/.exec(token('start-menu-left-quiet'))?.[1])
    const gray = Math.round(255 * (1 - opacity))
    expect(contrast([gray, gray, gray], WHITE)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast of large text and glyphs, 3:1', () => {
  it('the word on START, hovered too', () => {
    expect(Number.parseInt(token('start-text-size'), 10)).toBeGreaterThanOrEqual(19)
    const brightness = Number(/([0-9]+)%/.exec(token('start-hover'))?.[1]) / 100
    const word = stopsOf(token('start')).filter(([offset]) => offset > 0.2 && offset < 0.8)
    expect(word.length).toBeGreaterThan(2)
    for (const [, color] of word) {
      const lit = parse(color).map((part) => Math.min(255, part * brightness))
      expect(contrast(WHITE, lit as [number, number, number])).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([
    ['balloon-close', 'balloon'],
    ['focus-on-light', 'paper'],
    ['focus-on-light', 'face'],
    ['focus-on-dark', 'task-button'],
  ])('%s on %s', (glyph, ground) => {
    expect(contrast(parse(token(glyph)), parse(token(ground)))).toBeGreaterThanOrEqual(3)
  })
})
