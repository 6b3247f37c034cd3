/** AA: #617ee6 in the middle of the body, and the disabled choice, a grey too close to the blue. */
export const powerDialog = {
  'power-border': '#000',
  'power-bar': '#092178',
  'power-body': 'linear-gradient(to right, #3349e0 0%, #4e6ee3 47%, #4e6ee3 53%, #3349e0 100%)',
  'power-line':
    'linear-gradient(to right, transparent, rgb(255 255 255 / 0.3) 20%, ' +
    'rgb(255 255 255 / 0.3) 80%, transparent)',
  'power-text': '#fff',
  'power-disabled': 'rgb(255 255 255 / 0.6)',
  'power-picture-edge': '#fff',
} as const
