import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withDrawings } from '../../../../src/build/plugins/controlArtPlugin.ts'
import { tintedText } from '../../../../src/build/theme/tinted.ts'

const CONTROLS = new URL('../../../../assets/controls/', import.meta.url)

describe('drawings of controls in a style sheet', () => {
  it('stand in it themselves, so that they can have another colour', () => {
    const css =
      `a { background: url('../../assets/controls/close-normal.svg') center / 22px } ` +
      `b { --glyph: url("../controls.svg"), url('../assets/controls/scroll-up.svg?inline') }`
    const drawn = withDrawings(css, (name) => `<svg title='${name}'>(#)</svg>`)
    const [close, other, up] = [...drawn.matchAll(/url\("([^"]*)"\)/g)].map(([, url = '']) => url)
    expect(other).toBe('../controls.svg')
    for (const [address, name] of [
      [close, 'close-normal.svg'],
      [up, 'scroll-up.svg'],
    ]) {
      expect(address).not.toMatch(/[()'#<>]/)
      expect(decodeURIComponent(address ?? '')).toBe(
        `data:image/svg+xml,<svg title='${name}'>(#)</svg>`,
      )
    }
    expect(drawn).toContain(') center / 22px')
  })

  it('turn with the hue: the blue buttons and the arrows of scroll bars do, red and black do not', () => {
    const names = readdirSync(CONTROLS)
    const same = names.filter((name) => {
      const drawing = readFileSync(new URL(name, CONTROLS), 'utf8')
      return tintedText(drawing, 25) === drawing
    })
    expect(same).toEqual(names.filter((name) => /^(?:close-|steer\.)/.test(name)))
  })
})
