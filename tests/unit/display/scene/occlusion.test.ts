import { describe, expect, it } from 'vitest'
import { regionOf } from '../../../../src/base/geometry/region.ts'
import { visibleRegions, wholeRegions } from '../../../../src/display/scene/occlusion.ts'
import { opaqueRegion } from '../../../../src/display/scene/opaque.ts'
import { area } from '../../../support/regions.ts'

const PLAIN = { maximized: false, lifted: false, invisible: false }

function surface(x: number, y: number, width: number, height: number, is = PLAIN) {
  const box = { x, y, width, height }
  const client = { x: x + 3, y: y + 28, width: width - 6, height: height - 31 }
  return { box, client, opaque: opaqueRegion(box, is, 1) }
}

describe('what is visible', () => {
  it('is all of a lone window, notches included', () => {
    const one = surface(10, 10, 100, 80)
    expect(visibleRegions([one])).toEqual([
      { visible: regionOf(one.box), clientVisible: regionOf(one.client) },
    ])
  })

  it('is only the notches of a window under one of the same box', () => {
    const [below, above] = visibleRegions([surface(0, 0, 100, 80), surface(0, 0, 100, 80)])
    expect(area(below?.visible ?? [])).toBe(2 * (5 + 3 + 2 + 1 + 1))
    expect(below?.clientVisible).toEqual([])
    expect(above?.visible).toEqual([{ x: 0, y: 0, width: 100, height: 80 }])
  })

  it('is nothing under a maximized window', () => {
    const top = surface(-3, -3, 206, 106, { ...PLAIN, maximized: true })
    expect(visibleRegions([surface(20, 20, 50, 50), top])[0]).toEqual({
      visible: [],
      clientVisible: [],
    })
  })

  it.each(['lifted', 'invisible'])('is everything under a window that is %s', (flag) => {
    const below = surface(0, 0, 100, 80)
    const [seen] = visibleRegions([below, surface(0, 0, 100, 80, { ...PLAIN, [flag]: true })])
    expect(seen?.visible).toEqual([below.box])
  })

  it('keeps windows that only touch whole', () => {
    const [left, right] = [surface(0, 0, 50, 50), surface(50, 0, 50, 50)]
    expect(visibleRegions([left, right]).map((seen) => seen.visible)).toEqual([
      [left.box],
      [right.box],
    ])
  })

  it('is nothing of nothing', () => {
    expect(visibleRegions([])).toEqual([])
  })
})

describe('without culling', () => {
  it('is the whole box of every window', () => {
    const both = [surface(0, 0, 100, 80), surface(0, 0, 100, 80)]
    expect(wholeRegions(both)).toEqual(
      both.map(({ box, client }) => ({ visible: [box], clientVisible: [client] })),
    )
  })
})
