import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blue } from '../../../../src/base/theme/blue.ts'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { tintedTheme } from '../../../../src/build/theme/tinted.ts'
import { createSkin } from '../../../../src/display/skin/skin.ts'
import { colorsOfGradient, stubCanvas, type DrawnThing } from '../../../support/fakeCanvas.ts'

let drawn: readonly DrawnThing[] = []

beforeEach(() => {
  drawn = stubCanvas()
})
afterEach(() => vi.unstubAllGlobals())

const on = (canvas: unknown): readonly unknown[] =>
  drawn.filter((thing) => thing.canvas === canvas).map(({ source }) => source)

describe.each([blueCanvas, tintedTheme(blue, 145)])('a skin', (theme) => {
  const skin = () => createSkin(theme, null, 1, () => {})

  it.each(['focused', 'unfocused'] as const)('has the frame of its theme: %s', (look) => {
    const { strip, edges } = skin()
    const { lit, shaded, strip: stops } = theme.frame[look]
    expect(on(edges(look).left)).toEqual(lit)
    expect(on(edges(look).right)).toEqual(shaded.toReversed())
    expect(on(edges(look).bottom)).toEqual(shaded.toReversed())
    const [gradient, line] = on(strip(look, false).middle)
    expect(colorsOfGradient(gradient)).toEqual(stops.map(([, color]) => color))
    expect(line).toBe(lit[0])
  })

  it('has the letters of its theme: shadow first, then text', () => {
    const { titleShadow, titleText, unfocusedTitleText } = theme
    const skinned = skin()
    expect(on(skinned.title('Notepad', 200, 'focused'))).toEqual([titleShadow, titleText])
    expect(on(skinned.title('Notepad', 200, 'unfocused'))).toEqual([
      titleShadow,
      unfocusedTitleText,
    ])
  })

  it('marks a label with the selection color of its theme', () => {
    expect(on(skin().label(['Notepad'], true))).toEqual([theme.selection, theme.labelText])
    expect(on(skin().label(['Blog'], false))).toEqual([theme.labelText])
  })

  it('shows a plain box in the color of its theme where pictures have not loaded', () => {
    expect(on(skin().smallIcon('notepad'))).toEqual([theme.missingPicture])
  })
})
