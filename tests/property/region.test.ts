import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/base/geometry/box.ts'
import {
  EMPTY,
  equals,
  intersect,
  regionOf,
  subtract,
  toClipPath,
  union,
  type Region,
} from '../../src/base/geometry/region.ts'
import { Bitmap, GRID } from '../support/bitmap.ts'
import { isInsidePath } from '../support/clipPathReader.ts'

const SEED = { seed: 20260102, numRuns: 400 }

const boxes: fc.Arbitrary<Box[]> = fc.array(
  fc
    .tuple(fc.nat(GRID - 1), fc.nat(GRID - 1), fc.nat(GRID), fc.nat(GRID))
    .map(([x, y, w, h]) => ({ x, y, width: Math.min(w, GRID - x), height: Math.min(h, GRID - y) })),
  { maxLength: 12 },
)

/** Small boxes leave many holes and corners that touch. */
const crumbs: fc.Arbitrary<Box[]> = fc.array(
  fc
    .tuple(
      fc.nat(GRID - 3),
      fc.nat(GRID - 3),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([x, y, width, height]) => ({ x, y, width, height })),
  { maxLength: 40 },
)

const anyBoxes = fc.oneof(boxes, crumbs)

function regionFrom(list: readonly Box[]): Region {
  return list.reduce((region, box) => union(region, regionOf(box)), EMPTY)
}

const cells = Array.from({ length: GRID * GRID }, (_, i) => ({
  x: i % GRID,
  y: Math.floor(i / GRID),
}))

describe('regions against a bitmap', () => {
  it('unites boxes into the one banded form of their pixels', () => {
    fc.assert(
      fc.property(anyBoxes, (list) => {
        expect(regionFrom(list)).toEqual(Bitmap.of(list).toBands())
      }),
      SEED,
    )
  })

  it.each([
    ['union', union, (a: boolean, b: boolean) => a || b],
    ['intersect', intersect, (a: boolean, b: boolean) => a && b],
    ['subtract', subtract, (a: boolean, b: boolean) => a && !b],
  ])('%s keeps exactly the right pixels, in the one banded form', (_, operate, isKept) => {
    fc.assert(
      fc.property(anyBoxes, anyBoxes, (listA, listB) => {
        const a = Bitmap.of(listA)
        const b = Bitmap.of(listB)
        const expected = new Bitmap((p) => isKept(a.has(p), b.has(p)))
        expect(operate(regionFrom(listA), regionFrom(listB))).toEqual(expected.toBands())
      }),
      SEED,
    )
  })

  it('is equal to another region exactly when both have the same pixels', () => {
    fc.assert(
      fc.property(anyBoxes, anyBoxes, fc.boolean(), (listA, listB, isShuffled) => {
        const other = isShuffled ? listA.toReversed() : listB
        const same = Bitmap.of(listA).cells.join() === Bitmap.of(other).cells.join()
        expect(equals(regionFrom(listA), regionFrom(other))).toBe(same)
      }),
      SEED,
    )
  })

  it('gives a clip path that shows its pixels and no other', () => {
    fc.assert(
      fc.property(anyBoxes, fc.nat(50), fc.nat(50), (list, x, y) => {
        const path = toClipPath(regionFrom(list), { x, y })
        const bitmap = Bitmap.of(list)
        const shown = cells.filter((c) => isInsidePath(path, c.x + 0.5 - x, c.y + 0.5 - y))
        expect(shown).toEqual(cells.filter((cell) => bitmap.has(cell)))
      }),
      { ...SEED, numRuns: 150 },
    )
  })
})

it('the algebra of regions obeys the laws of sets', () => {
  fc.assert(
    fc.property(anyBoxes, anyBoxes, anyBoxes, (listA, listB, listC) => {
      const a = regionFrom(listA)
      const b = regionFrom(listB)
      const c = regionFrom(listC)
      const before = structuredClone([a, b, c])
      expect(union(a, b)).toEqual(union(b, a))
      expect(union(subtract(a, b), intersect(a, b))).toEqual(a)
      expect(subtract(a, union(b, c))).toEqual(subtract(subtract(a, b), c))
      expect(intersect(a, union(b, c))).toEqual(union(intersect(a, b), intersect(a, c)))
      expect(subtract(a, a)).toEqual(EMPTY)
      expect([a, b, c]).toEqual(before)
    }),
    SEED,
  )
})
