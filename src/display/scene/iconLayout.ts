/**
 * Places the desktop's icons in columns from the upper left. Each column is as long as the work area
 * allows, so that no icon ends up under the taskbar. Pure.
 */
import { bottomOf, rightOf, type Box } from '../../base/geometry/box.ts'
import {
  ICON_CELL_GAP,
  ICON_CELL_WIDTH,
  ICON_COLUMN_LEFT,
  ICON_COLUMN_TOP,
  ICON_LABEL_GAP,
  ICON_LABEL_LINE,
  ICON_PICTURE_SIZE,
} from '../../base/theme/metrics.ts'

export interface IconCell {
  readonly box: Box
  readonly picture: Box
  readonly label: Box
}

/**
 * One cell for each icon, in order. A work area that is too low for even one cell still gets one cell in
 * each column.
 *
 * @param lineCounts how many lines each label has; a label takes at least one
 */
export function layoutIcons(lineCounts: readonly number[], workArea: Box): IconCell[] {
  const cells: IconCell[] = []
  let x = workArea.x + ICON_COLUMN_LEFT
  let y = workArea.y + ICON_COLUMN_TOP
  const top = y
  for (const lines of lineCounts) {
    let cell = cellAt(x, y, lines)
    if (y > top && bottomOf(cell.box) > bottomOf(workArea)) {
      x = rightOf(cell.box) + ICON_CELL_GAP
      cell = cellAt(x, top, lines)
    }
    cells.push(cell)
    y = bottomOf(cell.box) + ICON_CELL_GAP
  }
  return cells
}

function cellAt(x: number, y: number, lines: number): IconCell {
  const label = {
    x,
    y: y + ICON_PICTURE_SIZE + ICON_LABEL_GAP,
    width: ICON_CELL_WIDTH,
    height: Math.max(1, lines) * ICON_LABEL_LINE,
  }
  return {
    box: { x, y, width: ICON_CELL_WIDTH, height: bottomOf(label) - y },
    picture: {
      x: x + (ICON_CELL_WIDTH - ICON_PICTURE_SIZE) / 2,
      y,
      width: ICON_PICTURE_SIZE,
      height: ICON_PICTURE_SIZE,
    },
    label,
  }
}
