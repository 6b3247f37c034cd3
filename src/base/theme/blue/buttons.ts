/** Push buttons. The inner glow is two pixels wide, lighter at the top and darker at the bottom. */
export const buttons = {
  'button-edge': '#003c74',
  'button-face': 'linear-gradient(to bottom, #fff, #ecebe5 86%, #d8d0c4)',
  'button-pressed': 'linear-gradient(to bottom, #cdcac3, #e3e3db 8%, #e5e5de 94%, #f2f2f1)',
  'button-hover':
    'inset -1px 1px #fff0cf, inset 1px 2px #fdd889, inset -2px 2px #fbc761, inset 2px -2px #e5a01a',
  'button-default':
    'inset -1px 1px #cee7ff, inset 1px 2px #98b8ea, inset -2px 2px #bcd4f6, ' +
    'inset 1px -1px #89ade4, inset 2px -2px #89ade4',
  'button-disabled': '#f5f4ea',
  'button-disabled-edge': '#c9c7ba',
  'button-disabled-ink': '#a1a192',
} as const
