/** For both painters. Boxes are in device pixels, relative to the window's outer box. */
import { rightOf, type Box, type Size } from '../../base/geometry/box.ts'
import type { TitleButton } from '../../desktop/state.ts'
import {
  BUTTON_CELL,
  BUTTON_GAP,
  BUTTONS_RIGHT,
  BUTTONS_TOP,
  FRAME_WIDTH,
  TITLE_BAR_HEIGHT,
  TITLE_BUTTONS_GAP,
  TITLE_ICON_GAP,
  TITLE_ICON_LEFT,
  TITLE_ICON_SIZE,
  TITLE_STRIP_HEIGHT,
} from '../../base/theme/metrics.ts'
import { toDevicePixels } from './devicePixels.ts'
import type { WindowLayout } from './types.ts'

/** From left to right. A window may lack some but never reorders them. */
export const TITLE_BUTTONS: readonly TitleButton[] = ['minimize', 'maximize', 'close']

export interface ButtonCell {
  readonly button: TitleButton
  readonly box: Box
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 }

// The era centres the group of cells with a top margin of -1, which makes the centred box one pixel
// shorter and then moves it up by one.
export const BUTTONS_Y =
  FRAME_WIDTH + Math.floor((TITLE_BAR_HEIGHT - BUTTON_CELL - BUTTONS_TOP) / 2) + BUTTONS_TOP

function titleX(scale: number): number {
  return (
    iconX(scale) + toDevicePixels(TITLE_ICON_SIZE, scale) + toDevicePixels(TITLE_ICON_GAP, scale)
  )
}

function iconX(scale: number): number {
  return toDevicePixels(FRAME_WIDTH, scale) + toDevicePixels(TITLE_ICON_LEFT, scale)
}

/** The distances of the title's text from the edges of its bar, in CSS pixels: it lies between the icon and the buttons. */
export function titleInsets({ length }: readonly TitleButton[]): { left: number; right: number } {
  return {
    left: TITLE_ICON_LEFT + TITLE_ICON_SIZE + TITLE_ICON_GAP,
    right: BUTTONS_RIGHT + length * (BUTTON_CELL + BUTTON_GAP) + TITLE_BUTTONS_GAP,
  }
}

/** The text of the title ends before the shown buttons, `cells`. The size is in device pixels. */
export function layoutWindow(
  size: Size,
  cells: readonly ButtonCell[],
  scale: number,
): WindowLayout {
  const frame = toDevicePixels(FRAME_WIDTH, scale)
  const strip = toDevicePixels(TITLE_STRIP_HEIGHT, scale)
  const icon = toDevicePixels(TITLE_ICON_SIZE, scale)
  const titleBar = {
    x: frame,
    y: frame,
    width: Math.max(0, size.width - 2 * frame),
    height: strip - frame,
  }
  const textEnd = (cells[0]?.box.x ?? rightOf(titleBar)) - toDevicePixels(TITLE_BUTTONS_GAP, scale)
  return {
    titleBar,
    icon: {
      x: iconX(scale),
      y: frame + Math.floor((titleBar.height - icon) / 2),
      width: icon,
      height: icon,
    },
    title: {
      x: titleX(scale),
      y: frame,
      width: Math.max(0, textEnd - titleX(scale)),
      height: titleBar.height,
    },
    client: {
      x: frame,
      y: strip,
      width: Math.max(0, size.width - 2 * frame),
      height: Math.max(0, size.height - strip - frame),
    },
  }
}

/** Without a frame, the client area is the whole box and the other parts are empty. */
export function layoutInvisible(size: Size): WindowLayout {
  return {
    titleBar: NOTHING,
    icon: NOTHING,
    title: NOTHING,
    client: { x: 0, y: 0, width: size.width, height: size.height },
  }
}

/**
 * The cells of the buttons that fit, from left to right. Those that do not fit to the right of the
 * icon are left out, minimize first. The last one stays as long as it fits into the title bar,
 * because a window 40 px wide must still be closable.
 * @param width of the window in device pixels
 */
export function layoutButtons(
  width: number,
  wanted: readonly TitleButton[],
  scale: number,
): ButtonCell[] {
  const cells: ButtonCell[] = []
  const cell = toDevicePixels(BUTTON_CELL, scale)
  const pitch = cell + toDevicePixels(BUTTON_GAP, scale)
  const y = toDevicePixels(BUTTONS_Y, scale)
  let x = width - toDevicePixels(FRAME_WIDTH, scale) - toDevicePixels(BUTTONS_RIGHT, scale) - pitch
  for (const button of TITLE_BUTTONS.toReversed()) {
    if (!wanted.includes(button)) continue
    if (x < (cells.length === 0 ? toDevicePixels(FRAME_WIDTH, scale) : titleX(scale))) break
    cells.unshift({ button, box: { x, y, width: cell, height: cell } })
    x -= pitch
  }
  return cells
}
