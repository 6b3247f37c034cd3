import { describe, expect, it } from 'vitest'
import { windowBox, workAreaOf, type Placed } from '../../../src/desktop/placement.ts'
import type { WindowOffset, WindowSize } from '../../../src/desktop/state.ts'

const VIEWPORT = { width: 1280, height: 800 }
const fixed = (width: number, height: number): WindowSize => ({ type: 'fixed', width, height })
const xy = (x: number, y: number): WindowOffset => ({ type: 'xy', x, y })
const placed = (size: WindowSize, offset: WindowOffset): Placed => ({
  size,
  offset,
  maximized: false,
})

describe('the work area', () => {
  it.each([
    [1280, 800, { x: 0, y: 0, width: 1280, height: 770 }],
    [100, 20, { x: 0, y: 0, width: 100, height: 0 }],
  ])('of a viewport of %ix%i is what the taskbar leaves', (width, height, expected) => {
    expect(workAreaOf({ width, height })).toEqual(expected)
  })
})

describe('the box of a window', () => {
  it.each<[string, WindowSize, WindowOffset, number[]]>([
    ['Notepad at 20,20', fixed(660, 500), xy(20, 20), [20, 20, 660, 500]],
    [
      'the assistant at the lower right corner of the work area',
      fixed(416, 624),
      { type: 'right', bottom: 0, right: 0 },
      [864, 146, 416, 624],
    ],
    [
      'one a little away from that corner',
      fixed(100, 100),
      { type: 'right', bottom: 5, right: 7 },
      [1173, 665, 100, 100],
    ],
    [
      'the Error in the middle of the viewport',
      fixed(200, 100),
      { type: 'center' },
      [540, 350, 200, 100],
    ],
    [
      'the Blog at 85 % of the viewport, centred in it',
      { type: 'percentage', percentage: 85 },
      { type: 'center' },
      [96, 60, 1088, 680],
    ],
  ])('places %s', (_, size, offset, [x, y, width, height]) => {
    expect(windowBox(placed(size, offset), VIEWPORT)).toEqual({ x, y, width, height })
  })

  it('has whole pixels', () => {
    const box = windowBox(placed({ type: 'percentage', percentage: 85 }, { type: 'center' }), {
      width: 1001,
      height: 777,
    })
    expect(box).toEqual({ x: 75, y: 59, width: 851, height: 660 })
  })

  it.each([
    ['left and above', xy(-50, -9), [0, 0]],
    ['right and below', xy(5000, 5000), [980, 570]],
    ['only partly right', xy(1000, 10), [980, 10]],
    [
      'right-aligned beyond the left edge',
      { type: 'right', right: 5000, bottom: 0 } as const,
      [0, 570],
    ],
  ])('is pulled back when it lies %s of the work area', (_, offset, [x, y]) => {
    expect(windowBox(placed(fixed(300, 200), offset), VIEWPORT)).toMatchObject({ x, y })
  })

  it('shrinks with the viewport, not below 40 px, and returns with it', () => {
    const window = placed(fixed(660, 500), xy(260, 50))
    expect(windowBox(window, { width: 500, height: 330 })).toEqual({
      x: 0,
      y: 0,
      width: 500,
      height: 300,
    })
    expect(windowBox(window, { width: 30, height: 40 })).toEqual({
      x: 0,
      y: 0,
      width: 40,
      height: 40,
    })
    expect(windowBox(window, VIEWPORT)).toEqual({ x: 260, y: 50, width: 660, height: 500 })
  })

  it('is the work area grown by the frame at every side while maximized', () => {
    const window = { ...placed(fixed(660, 500), xy(20, 20)), maximized: true }
    expect(windowBox(window, VIEWPORT)).toEqual({ x: -3, y: -3, width: 1286, height: 776 })
    expect(windowBox(window, { width: 900, height: 600 })).toMatchObject({
      width: 906,
      height: 576,
    })
  })

  it.each([NaN, Infinity, -Infinity])('never holds a %d', (odd) => {
    for (const window of [
      placed(fixed(odd, odd), xy(odd, odd)),
      placed({ type: 'percentage', percentage: odd }, { type: 'center' }),
      placed(fixed(100, 100), { type: 'right', right: odd, bottom: odd }),
    ]) {
      expect(Object.values(windowBox(window, VIEWPORT)).every(Number.isInteger)).toBe(true)
    }
  })
})
