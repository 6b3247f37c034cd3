import { describe, expect, it } from 'vitest'
import {
  equalBoxes,
  fromCorners,
  inset,
  intersect,
  isEmpty,
  translate,
  type Box,
} from '../../../../src/base/geometry/box.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

describe('a box', () => {
  it.each([
    ['without width', box(1, 1, 0, 5), true],
    ['without height', box(1, 1, 5, 0), true],
    ['of negative width', box(1, 1, -2, 5), true],
    ['of one pixel', box(-9, -9, 1, 1), false],
  ])('%s is empty: %s', (_, one, isNone) => {
    expect(isEmpty(one)).toBe(isNone)
  })

  it('is equal by value', () => {
    expect(equalBoxes(box(1, 2, 3, 4), box(1, 2, 3, 4))).toBe(true)
    for (const other of [box(0, 2, 3, 4), box(1, 0, 3, 4), box(1, 2, 0, 4), box(1, 2, 3, 0)]) {
      expect(equalBoxes(box(1, 2, 3, 4), other)).toBe(false)
    }
  })

  it('moves without changing its size', () => {
    expect(translate(box(1, 2, 3, 4), { x: -5, y: 6 })).toEqual(box(-4, 8, 3, 4))
  })
})

describe('intersect', () => {
  it.each([
    ['partly over each other', box(0, 0, 10, 10), box(5, 6, 10, 10), box(5, 6, 5, 4)],
    ['one inside the other', box(0, 0, 10, 10), box(2, 2, 3, 3), box(2, 2, 3, 3)],
    ['the same', box(1, 1, 4, 4), box(1, 1, 4, 4), box(1, 1, 4, 4)],
    ['touching at a side', box(0, 0, 10, 10), box(10, 0, 10, 10), null],
    ['touching at a corner', box(0, 0, 10, 10), box(10, 10, 10, 10), null],
    ['apart', box(0, 0, 10, 10), box(40, 0, 10, 10), null],
    ['one of them empty', box(0, 0, 10, 10), box(5, 5, 0, 5), null],
  ])('of boxes %s', (_, a, b, shared) => {
    expect(intersect(a, b)).toEqual(shared)
    expect(intersect(b, a)).toEqual(shared)
  })
})

describe('inset', () => {
  it.each([
    [3, box(13, 23, 34, 24)],
    [0, box(10, 20, 40, 30)],
    [-3, box(7, 17, 46, 36)],
    [18, box(28, 38, 4, 0)],
  ])('by %i', (margin, expected) => {
    expect(inset(box(10, 20, 40, 30), margin)).toEqual(expected)
  })
})

describe('fromCorners', () => {
  it.each([
    [{ x: 9, y: 9 }, box(2, 3, 7, 6)],
    [{ x: 0, y: 9 }, box(0, 3, 2, 6)],
    [{ x: 9, y: 0 }, box(2, 0, 7, 3)],
    [{ x: 0, y: 0 }, box(0, 0, 2, 3)],
    [{ x: 2, y: 3 }, box(2, 3, 0, 0)],
  ])('takes the opposite corner %o in any direction', (corner, expected) => {
    expect(fromCorners({ x: 2, y: 3 }, corner)).toEqual(expected)
  })
})
