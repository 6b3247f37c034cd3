/**
 * What every document needs: grounds and inks, and the START button, which stands in the very first
 * picture of `/`.
 *
 * Values are the era's, as measured, but for those marked AA: there the original fell short of a contrast
 * of 4.5:1 (3:1 for large text and glyphs), and the nearest lightness that passes stands in its place.
 */
export const base = {
  // The average colour of the wallpaper, which shows where that has not loaded or is missing.
  'desktop-color': '#849c7e',
  'selection-text': '#fff',

  // Focus rings: the plain one, and the one for rooms with a dark ground.
  'focus-on-light': '#0b3fbf',
  'focus-on-dark': '#fff',

  // Grounds and inks of dialogs, menu bars, tool bars and fields.
  face: '#ece9d8',
  'face-light': '#f5f5f5',
  paper: '#fff',
  ink: '#000',
  'field-border': '#7f9db9',
  link: '#0a3fc4',
  'link-hover': '#b02a00',
  'link-bold': '#0b3fbf',

  // START: about 94 pixels wide, square at the edge of the screen. AA for its word: large text.
  'start-text': '#fff',
  'start-width': '94px',
  'start-radius': '0 11px 11px 0',
  'start-shadow': 'inset 0 -2px 3px rgb(0 0 0 / 0.25), 1px 0 3px rgb(0 0 0 / 0.35)',
  'start-text-size': '19px',
  'start-text-shadow': '1px 1px 2px rgb(0 0 0 / 0.6)',
  'start-hover': 'brightness(105%)',
  'start-pressed': 'brightness(85%)',
} as const
