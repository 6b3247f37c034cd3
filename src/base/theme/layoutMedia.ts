/** Which layout a viewport gets, as media queries: the desktop, or the grid of apps. Exactly one of them matches. */
import { DESKTOP_MIN_HEIGHT, DESKTOP_MIN_WIDTH } from './metrics.ts'

const WIDE = `(min-width: ${DESKTOP_MIN_WIDTH}px)`
const LOW = `(max-height: ${DESKTOP_MIN_HEIGHT - 0.02}px) and (pointer: coarse)`
const SMALLER = `${DESKTOP_MIN_HEIGHT - 1}px`

/**
 * A phone that is held sideways counts as narrow. The size of its screen is asked for, too, because a keyboard on the
 * screen makes a tablet's viewport just as low; iOS tells a screen's size as if it were upright.
 */
export const PHONE_MEDIA = [
  `(max-width: ${DESKTOP_MIN_WIDTH - 0.02}px)`,
  `${LOW} and (max-device-width: ${SMALLER})`,
  `${LOW} and (max-device-height: ${SMALLER})`,
].join(', ')

export const DESKTOP_MEDIA = [
  `${WIDE} and (min-height: ${DESKTOP_MIN_HEIGHT}px)`,
  `${WIDE} and (pointer: fine)`,
  `${WIDE} and (pointer: none)`,
  `${WIDE} and (min-device-width: ${DESKTOP_MIN_HEIGHT}px) and (min-device-height: ${DESKTOP_MIN_HEIGHT}px)`,
].join(', ')
