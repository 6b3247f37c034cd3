/**
 * Fonts by the names that `fonts.css` gives them, for what is drawn on a canvas. A canvas does not
 * wait for a font by itself: ask `document.fonts.load` for these first.
 */

export interface FontSpec {
  readonly weight: number
  /** In CSS pixels. */
  readonly size: number
  /** A list of families, as CSS writes it. */
  readonly family: string
}

const UI_FAMILY = "'Meadow UI', 'Meadow UI Fallback', Tahoma, sans-serif"
const TITLE_FAMILY = "'Meadow Title', 'Meadow Title Fallback', 'Trebuchet MS', sans-serif"

const MONO_FAMILY = "'Meadow Mono', 'Meadow Mono Fallback', 'Lucida Console', monospace"

/** Menus, buttons, fields and everything else that is not listed below. */
export const UI_FONT: FontSpec = { weight: 400, size: 11, family: UI_FAMILY }

/** Plain text that is edited. */
export const MONO_FONT: FontSpec = { weight: 400, size: 13, family: MONO_FAMILY }

/** Titles of windows. */
export const TITLE_FONT: FontSpec = { weight: 700, size: 12, family: TITLE_FAMILY }
/** In CSS pixels. */
export const TITLE_LETTER_SPACING = 0.5

/** Labels of desktop icons. */
export const LABEL_FONT: FontSpec = { weight: 400, size: 10, family: UI_FAMILY }

/** As `document.fonts` is asked for it: the bundled family alone, whose stand-ins need not be on the machine. */
export function bundledFont({ weight, size, family }: FontSpec): string {
  return `${weight} ${size}px ${family.split(',')[0]}`
}
