import { describe, expect, it } from 'vitest'
import { windowBox, workAreaOf, type Placed } from '../../../src/desktop/placement.ts'
import type { WindowOffset, WindowSize } from '../../../src/desktop/state.ts'

const VIEWPORT = { width: 1280, height: 800 }
const fixed = (width: number, height: number): WindowSize => ({ type: 'fixed', width, height })
const xy = (x: number, y: number): WindowOffset => ({ type: 'xy', x, y })
const right = (bottom: number, away: number): WindowOffset => ({
  type: 'right',
  bottom,
  right: away,
})
const placed = (size: WindowSize, offset: WindowOffset): Placed => ({
  size,
  offset,
  maximized: false,
})
const SHARE: WindowSize = { type: 'percentage', percentage: 85 }
const CENTER: WindowOffset = { type: 'center' }

it('leaves what the taskbar leaves of the viewport', () => {
  expect(workAreaOf(VIEWPORT)).toEqual({ x: 0, y: 0, width: 1280, height: 770 })
  expect(workAreaOf({ width: 100, height: 20 })).toEqual({ x: 0, y: 0, width: 100, height: 0 })
})

describe('the box of a window', () => {
  it.each<[string, WindowSize, WindowOffset, number[]]>([
    ['Notepad', fixed(660, 500), xy(20, 20), [20, 20, 660, 500]],
    ['the assistant', fixed(416, 624), right(0, 0), [864, 146, 416, 624]],
    ['one a little away from that corner', fixed(100, 100), right(5, 7), [1173, 665, 100, 100]],
    ['the Error', fixed(200, 100), CENTER, [540, 350, 200, 100]],
    ['the Blog', SHARE, CENTER, [96, 60, 1088, 680]],
    ['one left of and above the area', fixed(300, 200), xy(-50, -9), [0, 0, 300, 200]],
    ['one only partly right of it', fixed(300, 200), xy(1000, 10), [980, 10, 300, 200]],
    ['one beyond the left edge', fixed(300, 200), right(0, 5000), [0, 570, 300, 200]],
  ])('of %s', (_, size, offset, [x, y, width, height]) => {
    expect(windowBox(placed(size, offset), VIEWPORT)).toEqual({ x, y, width, height })
  })
})
