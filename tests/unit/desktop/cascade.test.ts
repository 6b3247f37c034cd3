import { expect, it } from 'vitest'
import { cascade, CASCADE_STEP } from '../../../src/desktop/cascade.ts'
import { windowBox } from '../../../src/desktop/placement.ts'
import { after, withApps } from '../../support/builders.ts'

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

it('covers the last window where that fills the area', () => {
  expect(CASCADE_STEP).toBe(28)
  expect(cascade(AREA, [AREA], AREA)).toEqual({ x: 0, y: 0 })
})

it('begins where the app has its first window, and again once all of them are closed', () => {
  const state = after(
    withApps('Notepad', 'My Computer', 'Error', 'Error'),
    { type: 'window/focused', id: '1' },
    { type: 'window/deleted', id: '1' },
    { type: 'app/added', appName: 'Notepad' },
  )
  const boxes = state.apps.map((window) => windowBox(window, state.viewport))
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [260, 50],
    [540, 350],
    [568, 378],
    [20, 20],
  ])
})

it('follows a window that was moved, to the place that a maximized one returns to', () => {
  const offset = { type: 'xy', x: 5, y: 6 } as const
  const state = after(
    withApps('Notepad'),
    { type: 'window/moved', id: '1', offset: { x: 300, y: 100 } },
    { type: 'window/maximizeToggled', id: '1' },
    { type: 'app/added', appName: 'Notepad' },
    { type: 'app/added', appName: 'Notepad', offset },
  )
  expect(state.apps.slice(1).map((window) => window.offset)).toEqual([
    { type: 'xy', x: 328, y: 128 },
    offset,
  ])
})
