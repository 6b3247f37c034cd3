import { expect, it } from 'vitest'
import { grabBox, type GrabPart } from '../../../../src/display/input/grabBox.ts'
import { boxByKey } from '../../../../src/display/input/windowKeys.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 700 }
const START = { x: 100, y: 100, width: 300, height: 200 }

type Case = readonly [part: GrabPart, by: readonly [number, number], box: readonly number[]]

const FOLLOWS: readonly Case[] = [
  ['move', [12, -7], [112, 93, 300, 200]],
  ['n', [-10, -20], [100, 80, 300, 220]],
  ['e', [-10, -20], [100, 100, 290, 200]],
  ['s', [-10, -20], [100, 100, 300, 180]],
  ['w', [-10, -20], [90, 100, 310, 200]],
  ['nw', [-10, -20], [90, 80, 310, 220]],
  ['ne', [-10, -20], [100, 80, 290, 220]],
  ['sw', [-10, -20], [90, 100, 310, 180]],
  ['se', [-10, -20], [100, 100, 290, 180]],
]
const STAYS_IN_THE_AREA: readonly Case[] = [
  ['move', [-500, -500], [0, 0, 300, 200]],
  ['move', [5000, 5000], [700, 500, 300, 200]],
  ['nw', [-5000, -5000], [0, 0, 400, 300]],
  ['se', [5000, 5000], [100, 100, 900, 600]],
]
const NEVER_BELOW_40: readonly Case[] = [
  ['n', [900, 900], [100, 260, 300, 40]],
  ['w', [900, 900], [360, 100, 40, 200]],
  ['nw', [900, 900], [360, 260, 40, 40]],
  ['ne', [-900, 900], [100, 260, 40, 40]],
  ['sw', [900, -900], [360, 100, 40, 40]],
  ['se', [-900, -900], [100, 100, 40, 40]],
]

it.each([...FOLLOWS, ...STAYS_IN_THE_AREA, ...NEVER_BELOW_40])(
  '%s by %j gives %j',
  (part, [x, y], [left, top, width, height]) => {
    const box = { x: left, y: top, width, height }
    expect(grabBox(START, part, { x, y }, AREA)).toEqual(box)
  },
)

it('keeps a window that is larger than the work area at its origin', () => {
  const large = { x: 0, y: 0, width: 1200, height: 800 }
  expect(grabBox(large, 'move', { x: 30, y: 30 }, AREA)).toEqual(large)
})

it.each([
  ['ArrowLeft', {}, { part: 'move', box: { ...START, x: 90 } }],
  ['ArrowDown', {}, { part: 'move', box: { ...START, y: 110 } }],
  ['ArrowRight', { ctrlKey: true }, { part: 'move', box: { ...START, x: 101 } }],
  ['ArrowUp', { shiftKey: true }, { part: 'se', box: { ...START, height: 190 } }],
  ['a', {}, null],
])('%s with %j on a title bar', (key, held, expected) => {
  const press = { key, shiftKey: false, ctrlKey: false, ...held }
  expect(boxByKey(press, START, AREA)).toEqual(expected)
})
