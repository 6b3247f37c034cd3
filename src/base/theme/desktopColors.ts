/** Colours that are the same in every scheme: the era's plain desktop, until a visitor chooses another, and screen savers. */
export const PLAIN_DESKTOP = '#3a6ea5'
/** Of the theme in high contrast. */
export const BLACK_DESKTOP = '#000000'

export const SAVER_COLORS = {
  space: '#000',
  star: '#fff',
  sea: '#06264a',
  abyss: '#020b1c',
} as const
