import { bottomOf } from '../../base/geometry/box.ts'
import {
  ICON_CELL_WIDTH,
  ICON_COLUMN_LEFT,
  ICON_COLUMN_PITCH,
  ICON_COLUMN_TOP,
  ICON_LABEL_GAP,
  ICON_LABEL_LINE,
  ICON_PICTURE_SIZE,
  ICON_ROW_PITCH,
} from '../../base/theme/metrics.ts'
import type { GridPlace } from '../../desktop/state.ts'

/** The cell of an icon in CSS pixels. @param lines the lines of the label, at least one */
export function layoutIcon({ column, row }: GridPlace, lines: number) {
  const x = ICON_COLUMN_LEFT + column * ICON_COLUMN_PITCH
  const y = ICON_COLUMN_TOP + row * ICON_ROW_PITCH
  const label = {
    x,
    y: y + ICON_PICTURE_SIZE + ICON_LABEL_GAP,
    width: ICON_CELL_WIDTH,
    height: Math.max(1, lines) * ICON_LABEL_LINE,
  }
  return {
    box: { x, y, width: ICON_CELL_WIDTH, height: bottomOf(label) - y },
    picture: {
      x: x + Math.floor((ICON_CELL_WIDTH - ICON_PICTURE_SIZE) / 2),
      y,
      width: ICON_PICTURE_SIZE,
      height: ICON_PICTURE_SIZE,
    },
    label,
  }
}
