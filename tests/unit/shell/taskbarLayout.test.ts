import { expect, it } from 'vitest'
import {
  ARROW_WIDTH,
  MIN_ICON_WIDTH,
  taskbarLayout,
} from '../../../src/shell/taskbar/taskbarLayout.ts'
import { groupedByApp } from '../../../src/shell/taskbar/useTaskbarRow.ts'
import { withApps } from '../../support/builders.ts'

it.each([
  [0, 1000, 163, true, false, 0],
  [6, 1000, 163, true, false, 6],
  [7, 1000, 142, true, false, 7],
  [12, 960, 80, true, false, 12],
  [12, 959, 79, false, false, 12],
  [30, 720, 24, false, false, 30],
  [30, 719, 24, false, true, 27],
  [1, 10, 24, false, true, 1],
])(
  '%i buttons in %i px are %i px wide, text %s, arrows %s, %i in sight',
  (count, available, buttonWidth, hasText, hasArrows, visible) => {
    const layout = { buttonWidth, hasText, hasArrows, visible }
    expect(taskbarLayout(count, available)).toEqual(layout)
  },
)

it('the buttons fit their row and stay usable, however many there are and however narrow it is', () => {
  for (let available = 72; available < 2600; available += 13) {
    for (let count = 1; count <= 120; count++) {
      const layout = taskbarLayout(count, available)
      const arrows = layout.hasArrows ? 2 * ARROW_WIDTH : 0
      expect(layout.visible * layout.buttonWidth + arrows).toBeLessThanOrEqual(available)
      expect(layout.buttonWidth).toBeGreaterThanOrEqual(MIN_ICON_WIDTH)
      expect(layout.hasArrows || layout.visible === count).toBe(true)
    }
  }
})

it('windows are grouped by their apps, in order of opening', () => {
  const { apps } = withApps('Notepad', 'My Computer', 'Notepad', 'Assistant', 'Notepad')
  expect(groupedByApp(apps).map((window) => window.id)).toEqual(['1', '3', '5', '2', '4'])
})
