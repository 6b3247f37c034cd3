export const checkBoxes = {
  'check-edge': '#1d5281',
  'check-face': 'linear-gradient(to bottom right, #dcdcd7, #fff)',
  'check-pressed': 'linear-gradient(to bottom right, #b0b0a7, #e3e1d2)',
  'check-hover': 'inset 2px 2px #fedf9c, inset -2px -2px #f8b636',
  'check-tick': '#21a121',
  'check-disabled': '#fff',
  'check-disabled-edge': '#cac8bb',
  'check-disabled-tick': '#a1a192',
} as const
