import { describe, expect, it } from 'vitest'
import type { Box } from '../../../../src/base/geometry/box.ts'
import {
  EMPTY,
  intersect,
  regionOf,
  subtract,
  toClipPath,
  union,
  type Region,
} from '../../../../src/base/geometry/region.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const of = (...boxes: Box[]): Region =>
  boxes.reduce((region, one) => union(region, regionOf(one)), EMPTY)

describe('nothing', () => {
  const some = of(box(1, 1, 3, 3))

  it('is one shared, frozen region', () => {
    expect(regionOf(box(4, 4, 0, 0))).toBe(EMPTY)
    expect(subtract(some, some)).toBe(EMPTY)
    expect(intersect(some, of(box(4, 1, 3, 3)))).toBe(EMPTY)
    expect(Object.isFrozen(EMPTY)).toBe(true)
  })

  it('changes no region, which keeps its identity', () => {
    expect(union(some, EMPTY)).toBe(some)
    expect(union(EMPTY, some)).toBe(some)
    expect(subtract(some, EMPTY)).toBe(some)
    expect(subtract(EMPTY, some)).toBe(EMPTY)
    expect(intersect(some, EMPTY)).toBe(EMPTY)
  })
})

describe('toClipPath', () => {
  it.each<[string, Region, readonly [number, number], number, string]>([
    ['one box, from the origin', of(box(10, 20, 30, 40)), [10, 15], 1, 'M0 5h30v40h-30Z'],
    ['device pixels', of(box(10, 20, 31, 40)), [5, 20], 1.25, 'M4 0h24.8v32h-24.8Z'],
    ['every box', of(box(0, 0, 2, 1), box(0, 1, 4, 1)), [0, 0], 1, 'M0 0h2v1h-2ZM0 1h4v1h-4Z'],
    ['nothing', EMPTY, [3, 3], 1, 'M0 0Z'],
  ])('shows %s', (_, region, [x, y], scale, path) => {
    expect(toClipPath(region, { x, y }, scale)).toBe(`path("${path}")`)
  })
})
