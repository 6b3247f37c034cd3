import { toDevicePixels } from '../scene/devicePixels.ts'
import { BUTTONS_Y } from '../scene/windowLayout.ts'
import {
  BUTTON_CELL,
  BUTTON_GAP,
  BUTTONS_RIGHT,
  FRAME_WIDTH,
  SHOULDER_RADIUS,
  TITLE_ICON_LEFT,
  TITLE_ICON_SIZE,
  TITLE_STRIP_HEIGHT,
} from '../../base/theme/metrics.ts'
import { pageRatio } from '../../base/theme/textScale.ts'

/** Sets measures of frames as CSS lengths of whole device pixels, as in the scene. */
export function setScaledMetrics(element: HTMLElement, scale: number): void {
  const set = (name: string, devicePixels: number): void =>
    element.style.setProperty(name, `${devicePixels / pageRatio(scale)}px`)
  const frame = toDevicePixels(FRAME_WIDTH, scale)
  const strip = toDevicePixels(TITLE_STRIP_HEIGHT, scale)
  set('--frame-width', frame)
  set('--title-strip-height', strip)
  set('--title-bar-height', strip - frame)
  set('--shoulder-radius', toDevicePixels(SHOULDER_RADIUS, scale))
  set('--button-cell', toDevicePixels(BUTTON_CELL, scale))
  set('--button-gap', toDevicePixels(BUTTON_GAP, scale))
  set('--buttons-top', toDevicePixels(BUTTONS_Y, scale))
  set(
    '--buttons-right',
    frame + toDevicePixels(BUTTONS_RIGHT, scale) + toDevicePixels(BUTTON_GAP, scale),
  )
  set('--title-icon-left', toDevicePixels(TITLE_ICON_LEFT, scale))
  set('--title-icon-size', toDevicePixels(TITLE_ICON_SIZE, scale))
  set('--title-icon-top', Math.floor((strip - frame - toDevicePixels(TITLE_ICON_SIZE, scale)) / 2))
}
