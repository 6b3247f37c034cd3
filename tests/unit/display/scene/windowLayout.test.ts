import { describe, expect, it } from 'vitest'
import { rightOf, type Box } from '../../../../src/base/geometry/box.ts'
import {
  layoutButtons,
  layoutWindow,
  TITLE_BUTTONS,
  titleInsets,
} from '../../../../src/display/scene/windowLayout.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const layoutOf = (width: number, height: number, scale = 1) =>
  layoutWindow({ width, height }, layoutButtons(width, TITLE_BUTTONS, scale), scale)
const namesAt = (width: number) => layoutButtons(width, TITLE_BUTTONS, 1).map((cell) => cell.button)

describe('the parts of a window', () => {
  it('keep the size 40 x 40 sound: nothing is negative', () => {
    const layout = layoutOf(40, 40)
    expect(layout.client).toEqual(box(3, 28, 34, 9))
    expect(layout.title.width).toBe(0)
  })

  it.each([[TITLE_BUTTONS], [['close'] as const]])(
    'leave the title as much room as the insets of its text say: %j',
    (buttons) => {
      const { title, titleBar } = layoutWindow(
        { width: 600, height: 400 },
        layoutButtons(600, buttons, 1),
        1,
      )
      const { left, right } = titleInsets(buttons)
      expect([title.x - titleBar.x, rightOf(titleBar) - rightOf(title)]).toEqual([left, right])
    },
  )

  it.each([1, 1.25, 1.5, 2])('tile the strip and the frame without a gap at ratio %d', (scale) => {
    const { titleBar, client } = layoutOf(900, 700, scale)
    const frame = titleBar.x
    expect(titleBar.y + titleBar.height).toBe(client.y)
    expect(rightOf(titleBar)).toBe(rightOf(client))
    expect(rightOf(client) + frame).toBe(900)
    expect(client.y + client.height + frame).toBe(700)
    expect([titleBar, client].every((part) => Object.values(part).every(Number.isInteger))).toBe(
      true,
    )
  })
})

describe('the window buttons', () => {
  it('stay inside the painted strip at every ratio', () => {
    for (const scale of [1, 1.25, 1.5, 1.75, 2, 3]) {
      for (const cell of layoutButtons(600 * scale, TITLE_BUTTONS, scale)) {
        expect(cell.box.y).toBeGreaterThan(0)
        expect(cell.box.y + cell.box.height).toBeLessThanOrEqual(Math.round(28 * scale))
      }
    }
  })

  it.each([
    [96, ['minimize', 'maximize', 'close']],
    [95, ['maximize', 'close']],
    [73, ['maximize', 'close']],
    [72, ['close']],
    [40, ['close']],
    [29, []],
  ])('leave a window of %i px from the left: %j', (width, expected) => {
    expect(namesAt(width)).toEqual(expected)
  })
})
