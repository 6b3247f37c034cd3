import paletteText from './palette.txt?raw'

export interface NamedColor {
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
}

/** The era's 28, as they lie in two rows. */
export const PALETTE: readonly NamedColor[] = paletteText
  .trim()
  .split('\n')
  .map((line) => ({ name: line.slice(0, -8), color: line.slice(-7) }))

export function nameOfColor(color: string): string {
  return PALETTE.find((each) => each.color === color)?.name ?? color
}

/** The colors of a new picture: the first of each row. */
export const BLACK = PALETTE[0]?.color ?? ''
export const WHITE = PALETTE[PALETTE.length / 2]?.color ?? ''
