/** The sizes of the taskbar's window buttons, in CSS pixels. */

export const MAX_BUTTON_WIDTH = 163
/** In a narrower button a title would be too short to be useful. */
export const MIN_TEXT_WIDTH = 80
/** The minimum size of a touch target. */
export const MIN_ICON_WIDTH = 24
export const ARROW_WIDTH = 24

/** Buttons shrink, then lose their text, and finally scroll by a pair of arrows; at least one is always visible. */
export function taskbarLayout(count: number, available: number) {
  const share = Math.floor(available / Math.max(1, count))
  const hasText = share >= MIN_TEXT_WIDTH
  if (share >= MIN_ICON_WIDTH) {
    const buttonWidth = hasText ? Math.min(MAX_BUTTON_WIDTH, share) : share
    return { buttonWidth, visible: count, hasText, hasArrows: false }
  }
  const room = Math.max(MIN_ICON_WIDTH, available - 2 * ARROW_WIDTH)
  const visible = Math.floor(room / MIN_ICON_WIDTH)
  return { buttonWidth: Math.floor(room / visible), visible, hasText, hasArrows: true }
}
