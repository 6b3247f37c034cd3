export interface PowerOffLook {
  /** Factor for every color: 1 leaves the picture unchanged, 0 makes it black. */
  readonly brightness: number
  /** The share of color that is removed, from 0 to 1. */
  readonly grayscale: number
}

export const POWER_OFF_MS = 5000

/** The share of the time before anything changes. */
const STILL_SHARE = 0.3
const END_BRIGHTNESS = 0.6

/** The dimming after `ms` milliseconds; pass `Infinity` under reduced motion. */
export function powerOffAt(ms: number): PowerOffLook {
  const share = Math.min(1, Math.max(0, ms / POWER_OFF_MS))
  const progress = Math.max(0, (share - STILL_SHARE) / (1 - STILL_SHARE))
  return { brightness: 1 - (1 - END_BRIGHTNESS) * progress, grayscale: progress }
}
