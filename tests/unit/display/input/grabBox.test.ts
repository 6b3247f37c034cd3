import { describe, expect, it } from 'vitest'
import { grabBox } from '../../../../src/display/input/grabBox.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 700 }
const START = { x: 100, y: 100, width: 300, height: 200 }

describe('moving a window', () => {
  it('follows the pointer', () => {
    expect(grabBox(START, 'move', { x: 12, y: -7 }, AREA)).toEqual({ ...START, x: 112, y: 93 })
  })

  it.each([
    ['left and top', { x: -500, y: -500 }, { x: 0, y: 0 }],
    ['right and bottom', { x: 5000, y: 5000 }, { x: 700, y: 500 }],
  ])('stops at the work area: %s', (_, by, at) => {
    expect(grabBox(START, 'move', by, AREA)).toEqual({ ...START, ...at })
  })

  it('keeps a window that is larger than the work area at its origin', () => {
    const large = { x: 0, y: 0, width: 1200, height: 800 }
    expect(grabBox(large, 'move', { x: 30, y: 30 }, AREA)).toEqual(large)
  })
})

describe('pulling an edge', () => {
  it.each([
    ['n', { x: 100, y: 80, width: 300, height: 220 }],
    ['e', { x: 100, y: 100, width: 290, height: 200 }],
    ['s', { x: 100, y: 100, width: 300, height: 180 }],
    ['w', { x: 90, y: 100, width: 310, height: 200 }],
  ] as const)('%s leaves the other three where they are', (edge, box) => {
    expect(grabBox(START, edge, { x: -10, y: -20 }, AREA)).toEqual(box)
  })

  it.each([
    ['n', { x: 100, y: 260, width: 300, height: 40 }],
    ['w', { x: 360, y: 100, width: 40, height: 200 }],
  ] as const)('%s never makes it smaller than 40 by 40', (edge, box) => {
    expect(grabBox(START, edge, { x: 900, y: 900 }, AREA)).toEqual(box)
  })
})

describe('pulling a corner', () => {
  it.each([
    ['nw', { x: 90, y: 80, width: 310, height: 220 }],
    ['ne', { x: 100, y: 80, width: 290, height: 220 }],
    ['sw', { x: 90, y: 100, width: 310, height: 180 }],
    ['se', { x: 100, y: 100, width: 290, height: 180 }],
  ] as const)('%s leaves the opposite corner where it is', (corner, box) => {
    expect(grabBox(START, corner, { x: -10, y: -20 }, AREA)).toEqual(box)
  })

  it.each([
    ['nw', { x: 360, y: 260, width: 40, height: 40 }],
    ['ne', { x: 100, y: 260, width: 40, height: 40 }],
    ['sw', { x: 360, y: 100, width: 40, height: 40 }],
    ['se', { x: 100, y: 100, width: 40, height: 40 }],
  ] as const)('%s never makes it smaller than 40 by 40', (corner, box) => {
    const inwards = {
      x: corner.endsWith('w') ? 900 : -900,
      y: corner.startsWith('n') ? 900 : -900,
    }
    expect(grabBox(START, corner, inwards, AREA)).toEqual(box)
  })

  it('stops at the work area', () => {
    expect(grabBox(START, 'se', { x: 5000, y: 5000 }, AREA)).toEqual({
      ...START,
      width: 900,
      height: 600,
    })
    expect(grabBox(START, 'nw', { x: -5000, y: -5000 }, AREA)).toEqual({
      x: 0,
      y: 0,
      width: 400,
      height: 300,
    })
  })
})
