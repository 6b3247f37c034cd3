import { describe, expect, it } from 'vitest'
import { EMPTY } from '../../../../src/base/geometry/region.ts'
import { frameRegion, opaqueRegion, shoulderInsets } from '../../../../src/display/scene/opaque.ts'
import { area } from '../../../support/regions.ts'

const BOX = { x: 100, y: 50, width: 60, height: 40 }
const PLAIN = { maximized: false, lifted: false, invisible: false }

describe('the shoulders', () => {
  it.each([
    [1, [5, 3, 2, 1, 1]],
    [1.25, [7, 5, 3, 2, 2, 1, 1]],
    [2, [12, 9, 7, 6, 5, 4, 3, 2, 2, 1, 1, 1]],
  ])('of radius 8 at ratio %d cut %j', (scale, insets) => {
    expect(shoulderInsets(scale)).toEqual(insets)
  })
})

describe('what a window surely covers', () => {
  it('is its box without the shoulders, in the banded form', () => {
    expect(opaqueRegion(BOX, PLAIN, 1)).toEqual([
      { x: 105, y: 50, width: 50, height: 1 },
      { x: 103, y: 51, width: 54, height: 1 },
      { x: 102, y: 52, width: 56, height: 1 },
      { x: 101, y: 53, width: 58, height: 2 },
      { x: 100, y: 55, width: 60, height: 35 },
    ])
  })

  it('is the plain box while it is maximized', () => {
    expect(opaqueRegion(BOX, { ...PLAIN, maximized: true }, 1)).toEqual([BOX])
  })

  it('is nothing while it is lifted or has no frame', () => {
    expect(opaqueRegion(BOX, { ...PLAIN, lifted: true }, 1)).toBe(EMPTY)
    expect(opaqueRegion(BOX, { ...PLAIN, invisible: true, maximized: true }, 1)).toBe(EMPTY)
  })

  it.each([
    [{ x: 0, y: 0, width: 60, height: 0 }, 0],
    [{ x: 0, y: 0, width: 60, height: 2 }, 104],
    [{ x: 0, y: 0, width: 9, height: 3 }, 8],
    [{ x: 0, y: 0, width: 0, height: 9 }, 0],
  ])('stays sound for a box too small to have shoulders: %o', (box, pixels) => {
    const region = frameRegion(box, false, 1)
    expect(area(region)).toBe(pixels)
    expect(region.every((band) => band.width > 0 && band.height > 0)).toBe(true)
  })
})
