/** What no random scene shows for certain; the rest is in tests/property/occlusion.test.ts. */
import { describe, expect, it } from 'vitest'
import { EMPTY, regionOf } from '../../../../src/base/geometry/region.ts'
import { visibleRegions } from '../../../../src/display/scene/occlusion.ts'
import { frameRegion, opaqueRegion, shoulderInsets } from '../../../../src/display/scene/opaque.ts'
import { area } from '../../../support/regions.ts'

const PLAIN = { maximized: false, lifted: false, invisible: false }
const BOX = { x: 100, y: 50, width: 60, height: 40 }

function surface(x: number, y: number, width: number, height: number, is = PLAIN) {
  const box = { x, y, width, height }
  const client = { x: x + 3, y: y + 28, width: width - 6, height: height - 31 }
  return { box, client, opaque: opaqueRegion(box, is, 1) }
}

it.each([
  [1, [5, 3, 2, 1, 1]],
  [1.25, [7, 5, 3, 2, 2, 1, 1]],
  [2, [12, 9, 7, 6, 5, 4, 3, 2, 2, 1, 1, 1]],
])('shoulders of radius 8 at ratio %d cut %j', (scale, insets) => {
  expect(shoulderInsets(scale)).toEqual(insets)
})

describe('what a window surely covers', () => {
  it('is its box without the shoulders, all of it while maximized, and nothing without a frame', () => {
    expect(opaqueRegion(BOX, PLAIN, 1)).toEqual([
      { x: 105, y: 50, width: 50, height: 1 },
      { x: 103, y: 51, width: 54, height: 1 },
      { x: 102, y: 52, width: 56, height: 1 },
      { x: 101, y: 53, width: 58, height: 2 },
      { x: 100, y: 55, width: 60, height: 35 },
    ])
    expect(opaqueRegion(BOX, { ...PLAIN, maximized: true }, 1)).toEqual([BOX])
    expect(opaqueRegion(BOX, { ...PLAIN, lifted: true }, 1)).toBe(EMPTY)
    expect(opaqueRegion(BOX, { ...PLAIN, invisible: true, maximized: true }, 1)).toBe(EMPTY)
  })

  it.each([
    [{ x: 0, y: 0, width: 60, height: 0 }, 0],
    [{ x: 0, y: 0, width: 60, height: 2 }, 104],
    [{ x: 0, y: 0, width: 9, height: 3 }, 8],
    [{ x: 0, y: 0, width: 0, height: 9 }, 0],
  ])('is sound for a box too small to have shoulders: %o', (box, pixels) => {
    const region = frameRegion(box, false, 1)
    expect(area(region)).toBe(pixels)
    expect(region.every((band) => band.width > 0 && band.height > 0)).toBe(true)
  })
})

describe('what is visible of a window', () => {
  it('is all of it where it is alone, notches included', () => {
    const one = surface(10, 10, 100, 80)
    expect(visibleRegions([one])).toEqual([
      { visible: regionOf(one.box), clientVisible: regionOf(one.client) },
    ])
  })

  it('is only its notches under one of the same box', () => {
    const [below, above] = visibleRegions([surface(0, 0, 100, 80), surface(0, 0, 100, 80)])
    expect(area(below?.visible ?? [])).toBe(2 * (5 + 3 + 2 + 1 + 1))
    expect(below?.clientVisible).toEqual([])
    expect(above?.visible).toEqual([{ x: 0, y: 0, width: 100, height: 80 }])
  })

  it('is nothing under a maximized one', () => {
    const top = surface(-3, -3, 206, 106, { ...PLAIN, maximized: true })
    const [below] = visibleRegions([surface(20, 20, 50, 50), top])
    expect(below).toEqual({ visible: [], clientVisible: [] })
  })

  it.each(['lifted', 'invisible'])('is everything under one that is %s', (flag) => {
    const below = surface(0, 0, 100, 80)
    const [seen] = visibleRegions([below, surface(0, 0, 100, 80, { ...PLAIN, [flag]: true })])
    expect(seen?.visible).toEqual([below.box])
  })
})
