/** How wide the taskbar's window buttons are. Pure arithmetic, in CSS pixels. */

export interface TaskbarLayout {
  /** Width of each button. */
  readonly buttonWidth: number
  /** False: a button shows its icon only. */
  readonly hasText: boolean
  /** True: not all of them fit, and a pair of arrows scrolls the row. */
  readonly hasArrows: boolean
  /** How many buttons are visible at once, and by how many an arrow scrolls. */
  readonly visible: number
}

export const MAX_BUTTON_WIDTH = 150
/** In a narrower button a title would be too short to be of use. */
export const MIN_TEXT_WIDTH = 80
/** Icon buttons are never narrower than the smallest target a finger may be asked to hit. */
export const MIN_ICON_WIDTH = 24
/** Width of one scroll arrow. */
export const ARROW_WIDTH = 24

/**
 * The layout of `count` buttons in a row `available` pixels wide: as wide as allowed, then
 * shrinking together, then without their text, and at last scrolling. Even the narrowest row
 * has one button between the arrows.
 */
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
