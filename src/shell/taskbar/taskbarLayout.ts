/** The sizes of the taskbar's window buttons, in CSS pixels. */

export interface TaskbarLayout {
  readonly buttonWidth: number
  /** False: buttons show only their icons. */
  readonly hasText: boolean
  /** True: the buttons do not all fit, and a pair of arrows scrolls the row. */
  readonly hasArrows: boolean
  readonly visible: number
}

export const MAX_BUTTON_WIDTH = 150
/** In a narrower button a title would be too short to be useful. */
export const MIN_TEXT_WIDTH = 80
/** The minimum size of a touch target. */
export const MIN_ICON_WIDTH = 24
export const ARROW_WIDTH = 24

/** Buttons shrink, then lose their text, and finally scroll; at least one is always visible. */
export function taskbarLayout(count: number, available: number): TaskbarLayout {
  const share = Math.floor(available / Math.max(1, count))
  if (share >= MIN_TEXT_WIDTH) {
    return row(Math.min(MAX_BUTTON_WIDTH, share), count, true, false)
  }
  if (share >= MIN_ICON_WIDTH) return row(share, count, false, false)
  const room = Math.max(MIN_ICON_WIDTH, available - 2 * ARROW_WIDTH)
  const visible = Math.floor(room / MIN_ICON_WIDTH)
  return row(Math.floor(room / visible), visible, false, true)
}

function row(
  buttonWidth: number,
  visible: number,
  hasText: boolean,
  hasArrows: boolean,
): TaskbarLayout {
  return { buttonWidth, visible, hasText, hasArrows }
}
