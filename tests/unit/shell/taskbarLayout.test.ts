import { describe, expect, it } from 'vitest'
import {
  ARROW_WIDTH,
  MIN_ICON_WIDTH,
  taskbarLayout,
} from '../../../src/shell/taskbar/taskbarLayout.ts'

describe('the taskbar’s window buttons', () => {
  it.each([
    [0, 1000, 150, true, false, 0],
    [1, 1000, 150, true, false, 1],
    [6, 1000, 150, true, false, 6],
    [7, 1000, 142, true, false, 7],
    [12, 1000, 83, true, false, 12],
    [12, 960, 80, true, false, 12],
    [12, 959, 79, false, false, 12],
    [30, 1000, 33, false, false, 30],
    [30, 720, 24, false, false, 30],
    [30, 719, 24, false, true, 27],
    [200, 1000, 24, false, true, 39],
    [30, 0, 24, false, true, 1],
    [1, 10, 24, false, true, 1],
  ])(
    '%i in %i px: %i px wide, text %s, arrows %s, %i in sight',
    (count, available, buttonWidth, hasText, hasArrows, visible) => {
      expect(taskbarLayout(count, available)).toEqual({
        buttonWidth,
        hasText,
        hasArrows,
        visible,
      })
    },
  )

  it('fits its row and stays usable, however many there are and however narrow it is', () => {
    for (let available = 72; available < 2600; available += 13) {
      for (let count = 1; count <= 120; count++) {
        const layout = taskbarLayout(count, available)
        const arrows = layout.hasArrows ? 2 * ARROW_WIDTH : 0
        expect(layout.visible * layout.buttonWidth + arrows).toBeLessThanOrEqual(available)
        expect(layout.buttonWidth).toBeGreaterThanOrEqual(MIN_ICON_WIDTH)
        expect(layout.visible).toBeGreaterThanOrEqual(1)
        expect(layout.hasArrows || layout.visible === count).toBe(true)
      }
    }
  })
})
