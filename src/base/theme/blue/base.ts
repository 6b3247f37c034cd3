/**
 * What every document needs: grounds and inks, push buttons, scroll bars, and the START button, which
 * stands in the very first picture of `/`.
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
  'ink-disabled': '#8c8c8cb5',
  'field-border': '#7f9db9',
  accent: '#1d52b7',
  link: '#0a3fc4',
  'link-hover': '#b02a00',
  'link-bold': '#0b3fbf',

  // Push buttons of dialogs.
  'button-border': '#000',
  'button-shadow': 'inset -1px -1px 1px #000',
  'button-pressed-shadow': 'inset 1px 1px 1px #000',

  // START: about 94 pixels wide, square at the edge of the screen. AA for its word: large text.
  'start-text': '#fff',
  'start-width': '94px',
  'start-radius': '0 11px 11px 0',
  'start-shadow': 'inset 0 -2px 3px rgb(0 0 0 / 0.25), 1px 0 3px rgb(0 0 0 / 0.35)',
  'start-text-size': '19px',
  'start-text-shadow': '1px 1px 2px rgb(0 0 0 / 0.6)',
  'start-hover': 'brightness(105%)',
  'start-pressed': 'brightness(85%)',

  // Scroll bars.
  'scroll-thumb-plain': '#b9cbf9',
  'scroll-track-plain': '#f3f1ec',
  'scroll-track-vertical': 'linear-gradient(to right, #eeede5, #f9f8f4 30%, #fefefb)',
  'scroll-track-horizontal': 'linear-gradient(to bottom, #eeede5, #f9f8f4 30%, #fefefb)',
  'scroll-edge': '#fff',
  'scroll-line': '#98b1e4',
  'scroll-glint': 'rgb(255 255 255 / 0.6)',
  'scroll-thumb-vertical': 'linear-gradient(to right, #cad8fd, #c3d3fd 50%, #b4c8f6)',
  'scroll-thumb-horizontal': 'linear-gradient(to bottom, #cad8fd, #c3d3fd 50%, #b4c8f6)',
  'scroll-thumb-hover': '#dae8ff',
  'scroll-thumb-pressed': '#7f9be0',
  'scroll-button': 'linear-gradient(135deg, #dce6fe, #c3d3fd 45%, #aec8f7)',
  'scroll-button-hover': 'linear-gradient(135deg, #fdfeff, #dae8ff 45%, #b9daff)',
  'scroll-button-pressed': 'linear-gradient(135deg, #6d8ef0, #809df3 45%, #afc7fb)',
  'scroll-button-disabled': '#edede6',
  'scroll-veil': 'rgb(240 240 235 / 0.7)',
  'scroll-line-disabled': '#dcdcd3',
} as const
