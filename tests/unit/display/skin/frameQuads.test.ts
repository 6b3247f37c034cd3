import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rightOf, type Box } from '../../../../src/base/geometry/box.ts'
import { regionOf, subtract, union } from '../../../../src/base/geometry/region.ts'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { layoutWindow } from '../../../../src/display/scene/windowLayout.ts'
import { frameQuads } from '../../../../src/display/skin/frameQuads.ts'
import { createSkin } from '../../../../src/display/skin/skin.ts'
import { stubCanvas } from '../../../support/fakeCanvas.ts'

beforeEach(() => void stubCanvas())
afterEach(() => vi.unstubAllGlobals())

/** A focused window without a title or buttons, and the boxes that its frame's sides are drawn into. */
function sidesAt(scale: number): { readonly client: Box; readonly sides: readonly Box[] } {
  const box = { x: 0, y: 0, width: Math.round(300 * scale), height: Math.round(200 * scale) }
  const layout = layoutWindow(box, [], scale)
  const skin = createSkin(blueCanvas, null, scale, () => {})
  const frame = { box, layout, title: '', icon: '', buttons: [], maximized: false, active: true }
  const edges: readonly unknown[] = Object.values({ ...skin.edges('focused') })
  const quads = frameQuads(frame, skin).filter(({ raster }) => edges.includes(raster))
  return { client: layout.client, sides: quads.map((quad) => quad.box) }
}

/** A box without a border of this width. */
const shrunk = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const covers = (sides: readonly Box[], box: Box): boolean =>
  subtract(regionOf(box), sides.map(regionOf).reduce(union)).length === 0

describe('the sides of a frame', () => {
  it.each([1, 2])('end where the client area begins at ratio %d', (scale) => {
    const { client, sides } = sidesAt(scale)
    const covered = sides.map(regionOf).reduce(union)
    expect(subtract(regionOf(client), covered)).toEqual(regionOf(client))
  })

  it.each([1.25, 1.5, 1.75])(
    'reach below the edge of the client area at ratio %d, where a browser may snap it short',
    (scale) => {
      const { client, sides } = sidesAt(scale)
      const edge = { ...client, x: rightOf(client) - 1, width: 1 }
      expect(covers(sides, edge)).toBe(true)
      expect(covers(sides, { ...client, height: 1 })).toBe(true)
      const inner = shrunk(client, Math.ceil(scale))
      const covered = sides.map(regionOf).reduce(union)
      expect(subtract(regionOf(inner), covered)).toEqual(regionOf(inner))
    },
  )
})
