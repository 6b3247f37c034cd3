/** Media queries of the two layouts; exactly one of them matches. */
import { DESKTOP_MIN_HEIGHT, DESKTOP_MIN_WIDTH } from './metrics.ts'

const WIDE = `(min-width: ${DESKTOP_MIN_WIDTH}px)`
const LOW = `(max-height: ${DESKTOP_MIN_HEIGHT - 0.02}px) and (pointer: coarse)`
const SMALLER = `${DESKTOP_MIN_HEIGHT - 1}px`

/**
 * Includes phones held sideways. The screen's size counts, too, since a soft keyboard makes a
 * tablet's viewport just as low; iOS always reports the upright size of the screen.
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
