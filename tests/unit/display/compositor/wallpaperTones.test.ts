import { expect, it } from 'vitest'
import { brightestUnder, luminanceOf } from '../../../../src/display/compositor/wallpaperTones.ts'
import { labelShade } from '../../../../src/display/skin/text.ts'

const VIEWPORT = { width: 1920, height: 1200 }

/** Dark but for one cell of the grid of 192 by 120. */
const tones = {
  luminance: Array.from({ length: 192 * 120 }, (_, at) => (at === 60 * 192 + 96 ? 0.9 : 0.1)),
}

it.each([
  ['over the bright cell', { x: 950, y: 590, width: 70, height: 14 }, VIEWPORT, 0.9],
  ['left of it', { x: 880, y: 590, width: 70, height: 14 }, VIEWPORT, 0.1],
  ['below it', { x: 950, y: 610, width: 70, height: 14 }, VIEWPORT, 0.1],
  [
    'over it at half the size',
    { x: 475, y: 295, width: 35, height: 7 },
    { width: 960, height: 600 },
    0.9,
  ],
  ['outside of the viewport', { x: -90, y: -90, width: 70, height: 14 }, VIEWPORT, 0],
])('a label %s lies on a luminance of its own', (_, box, viewport, brightest) => {
  expect(brightestUnder(tones, box, viewport)).toBe(brightest)
})

it('shades labels as bright grounds need it', () => {
  const shades = [0x33, 0x70, 0xa0, 0xff].map((gray) => labelShade(luminanceOf(gray, gray, gray)))
  expect(shades).toEqual(['none', 'none', 'soft', 'deep'])
})
