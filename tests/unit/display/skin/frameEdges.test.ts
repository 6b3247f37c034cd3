import { describe, expect, it } from 'vitest'
import { FRAME_WIDTH } from '../../../../src/base/theme/metrics.ts'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { toDevicePixels } from '../../../../src/display/scene/devicePixels.ts'
import { bleedAt, edgeShadows, lineEnds } from '../../../../src/display/skin/frameEdges.ts'

const { lit, shaded } = blueCanvas.frame.focused

describe('the lines of an edge', () => {
  it.each([1, 1.25, 1.5, 1.75, 2, 3])('are at least one pixel wide at ratio %d', (scale) => {
    const ends = lineEnds(scale)
    expect(ends).toHaveLength(lit.length)
    expect(ends.at(-1)).toBe(toDevicePixels(FRAME_WIDTH, scale) + bleedAt(scale))
    for (const [line, end] of ends.entries()) expect(end).toBeGreaterThan(ends[line - 1] ?? 0)
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
