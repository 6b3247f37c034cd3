/** AA: #428eff (hovered head and link), the right end of #c6d3f7 (head), rgb(0 0 0 / 0.5) (address label). */
export const explorer = {
  'explorer-pane': 'linear-gradient(to bottom, #7ba2e7, #6375d6)',
  'explorer-head': 'linear-gradient(to right, #fff 30%, #c6d3f7)',
  'explorer-body': '#d6dff7',
  'explorer-ink': '#215dc6',
  'explorer-hover': '#0b5ecb',
  'explorer-chevron': '#fff',
  'explorer-chevron-edge': '#b5c6f4',
  'explorer-chevron-shadow': 'drop-shadow(1px 1px 2px rgb(0 0 0 / 0.3))',
  'explorer-heading-line': 'linear-gradient(to right, #70bfff, #fff)',
  'explorer-address-label': 'rgb(0 0 0 / 0.56)',
  'explorer-address-shadow': 'inset 0 -2px 3px -1px #2d2d2d',
} as const
