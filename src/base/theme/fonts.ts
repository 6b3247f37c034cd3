/** The canvas's fonts. A canvas does not wait for them: call `document.fonts.load` first. */

export interface FontSpec {
  readonly weight: number
  /** In CSS pixels. */
  readonly size: number
  readonly family: string
}

const UI_FAMILY = "'Meadow UI', 'Meadow UI Fallback', Tahoma, sans-serif"
const TITLE_FAMILY = "'Meadow Title', 'Meadow Title Fallback', 'Trebuchet MS', sans-serif"

const MONO_FAMILY = "'Meadow Mono', 'Meadow Mono Fallback', 'Lucida Console', monospace"

export const UI_FONT: FontSpec = { weight: 400, size: 11, family: UI_FAMILY }

export const MONO_FONT: FontSpec = { weight: 400, size: 13, family: MONO_FAMILY }

export const TITLE_FONT: FontSpec = { weight: 700, size: 12, family: TITLE_FAMILY }
/** In CSS pixels. */
export const TITLE_LETTER_SPACING = 0.5

export const LABEL_FONT: FontSpec = { weight: 400, size: 10, family: UI_FAMILY }

/** Only the bundled family, since the fallbacks may not be installed. */
export function bundledFont({ weight, size, family }: FontSpec): string {
  return `${weight} ${size}px ${family.split(',')[0]}`
}
