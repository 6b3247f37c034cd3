/** The desktop's dimming while the power dialog is open, as a function of time. Pure. */

export interface PowerOffLook {
  /** Factor of every color: 1 leaves the picture as it is, 0 makes it black. */
  readonly brightness: number
  /** The share of colour that is removed: 0 none, 1 all. */
  readonly grayscale: number
}

export const POWER_OFF_MS = 5000

/** The share of the time before anything is visible. */
const STILL_SHARE = 0.3
const END_BRIGHTNESS = 0.6

/**
 * The look of the desktop `ms` milliseconds after power-off began; it stays the same from
 * `POWER_OFF_MS` on. Under reduced motion, ask for `Infinity`.
 */
export function powerOffAt(ms: number): PowerOffLook {
  const share = Math.min(1, Math.max(0, ms / POWER_OFF_MS))
  const progress = Math.max(0, (share - STILL_SHARE) / (1 - STILL_SHARE))
  return { brightness: 1 - (1 - END_BRIGHTNESS) * progress, grayscale: progress }
}
