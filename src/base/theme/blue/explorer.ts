/** AA: #1c68ff (hovered head), #2b72ff (hovered link), rgb(0 0 0 / 0.5) (address label). */
export const explorer = {
  'explorer-pane': 'linear-gradient(to bottom, #748aff, #4057d3)',
  'explorer-head': 'linear-gradient(to right, rgb(240 240 255) 30%, rgb(168 188 255))',
  'explorer-body':
    'linear-gradient(to right, rgb(180 200 251), rgb(164 185 251) 50%, rgb(180 200 251))',
  'explorer-ink': '#0c327d',
  'explorer-head-hover': '#004be0',
  'explorer-link-hover': '#003eba',
  'explorer-chevron': '#fff',
  'explorer-chevron-edge': '#b5c6f4',
  'explorer-chevron-shadow': 'drop-shadow(1px 1px 2px rgb(0 0 0 / 0.3))',
  'explorer-heading-line': 'linear-gradient(to right, #70bfff, #fff)',
  'explorer-address-label': 'rgb(0 0 0 / 0.56)',
  'explorer-address-shadow': 'inset 0 -2px 3px -1px #2d2d2d',
  'explorer-drop': '#4d6185',
} as const
