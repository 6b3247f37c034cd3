import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FRAME_WIDTH } from '../../../../src/base/theme/metrics.ts'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { toDevicePixels } from '../../../../src/display/scene/devicePixels.ts'
import {
  bleedAt,
  edgeShadows,
  lineEnds,
  makeEdges,
} from '../../../../src/display/skin/frameEdges.ts'
import { stubCanvas, type DrawnThing } from '../../../support/fakeCanvas.ts'

const { lit, shaded } = blueCanvas.frame.focused
let drawn: readonly DrawnThing[] = []

beforeEach(() => {
  drawn = stubCanvas()
})
afterEach(() => vi.unstubAllGlobals())

/** The colors of a raster's pixels, row by row. */
const pixelsOf = (raster: object): readonly unknown[] =>
  drawn.filter(({ canvas }) => canvas === raster).map(({ source }) => source)

describe('the lines of an edge', () => {
  it.each([1, 1.25, 1.5, 1.75, 2, 3])('are at least one pixel wide at ratio %d', (scale) => {
    const ends = lineEnds(scale)
    expect(ends).toHaveLength(lit.length)
    expect(ends.at(-1)).toBe(toDevicePixels(FRAME_WIDTH, scale) + bleedAt(scale))
    for (const [line, end] of ends.entries()) expect(end).toBeGreaterThan(ends[line - 1] ?? 0)
  })

  it('are as wide as each other at whole ratios', () => {
    expect([1, 2, 3].map(lineEnds)).toEqual([
      [1, 2, 3],
      [2, 4, 6],
      [3, 6, 9],
    ])
  })

  it('meet in the lower left corner: the one that lies further out goes on', () => {
    const { bottomLeft } = makeEdges(blueCanvas.frame.focused, 1)
    expect(pixelsOf(bottomLeft)).toEqual([
      ...[lit[0], lit[1], shaded[2]],
      ...[lit[0], shaded[1], shaded[1]],
      ...[shaded[0], shaded[0], shaded[0]],
    ])
  })

  it('are the same as inner shadows of a plane: of two that meet, the lower edge lies above', () => {
    const shadows = edgeShadows(blueCanvas.frame.focused, 2).split(', ')
    expect(shadows).toHaveLength(3 * lit.length)
    const bottom = shadows.indexOf(`inset 0 -1px ${shaded[0]}`)
    const left = shadows.indexOf(`inset 1px 0 ${lit[0]}`)
    expect(bottom).toBeGreaterThanOrEqual(0)
    expect(left).toBeGreaterThan(bottom)
  })
})
