/**
 * The tokens of every document, START button included, since `/` shows it in its first frame.
 * Values are measured from the era's system, except those marked AA: they replace originals with a
 * contrast below 4.5:1 (3:1 for large text and glyphs) by the nearest lightness that passes.
 */
export const base = {
  // The wallpaper's average color, shown until it has loaded.
  'desktop-color': '#849c7e',
  'selection-text': '#fff',
  'welcome-shadow': '0 0 8px rgb(0 0 0 / 0.8), 0 1px 2px #000',

  // Focus rings: the default, and one for dark backgrounds.
  'focus-on-light': '#0b3fbf',
  'focus-on-dark': '#fff',

  face: '#ece9d8',
  paper: '#fff',
  ink: '#000',
  'field-border': '#7f9db9',
  link: '#0a3fc4',
  'link-hover': '#b02a00',
  'link-bold': '#0b3fbf',

  // About 94 pixels wide. AA for the label (large text).
  'start-text': '#fff',
  'start-width': '94px',
  'start-radius': '0 11px 11px 0',
  'start-shadow': 'inset 0 -2px 3px rgb(0 0 0 / 0.25), 1px 0 3px rgb(0 0 0 / 0.35)',
  'start-text-size': '19px',
  'start-text-shadow': '1px 1px 2px rgb(0 0 0 / 0.6)',
  'start-hover': 'brightness(105%)',
  'start-pressed': 'brightness(78%)',
} as const
