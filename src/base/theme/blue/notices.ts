/** AA: #aaa of the cross that closes them. */
export const notices = {
  balloon: '#ffffe1',
  'balloon-border': '#000',
  'balloon-text': '#000',
  'balloon-shadow': 'drop-shadow(2px 2px 1px rgb(0 0 0 / 0.4))',
  'balloon-close': '#939393',
  'balloon-close-hover': '#ffa90c',
  'balloon-close-edge': 'rgb(0 0 0 / 0.1)',
  'balloon-close-hover-edge': '#fff',
  'balloon-close-hover-bar': '#fff',
  'balloon-close-hover-shadow': '1px 1px 1px rgb(0 0 0 / 0.1)',
} as const
