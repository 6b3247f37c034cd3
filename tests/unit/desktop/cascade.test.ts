import { expect, it } from 'vitest'
import { cascade } from '../../../src/desktop/cascade.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 700 }
const SIZE = { width: 600, height: 500 }

it.each([
  ['one title bar right of and below the last', [[20, 30]], [48, 58]],
  ['at the near edge of an axis that has no room left', [[20, 190]], [48, 190 % 28]],
  ['at both near edges', [[390, 190]], [390 % 28, 190 % 28]],
  [
    'beyond the place of any other',
    [
      [48, 48],
      [20, 20],
    ],
    [76, 76],
  ],
] as const)('opens %s', (_, others, [x, y]) => {
  const boxes = others.map(([left, top]) => ({ x: left, y: top, ...SIZE }))
  expect(cascade(SIZE, boxes, AREA)).toEqual({ x, y })
})
