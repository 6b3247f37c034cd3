import { startMenu } from './startMenu.ts'

export const phone = {
  // The mean color of each sixteenth of the wallpaper, shown until it has loaded.
  'phone-ground':
    'linear-gradient(#6e99c3, #709ec6, #7ba8cc, #98b6cf, #bdc9d4, #b1bac5, #96a4b0, #bfc6cb, ' +
    '#c0c3b5, #83996e, #6a8a33, #779625, #839d28, #7e9826, #6c8024, #5c701e)',
  'phone-text': '#fff',
  'phone-icon-shadow': 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))',

  // Keeps the label at 4.5:1 over the wallpaper's brightest cloud.
  'phone-label': 'rgb(8 36 92 / 0.66)',
  'phone-label-shadow': '0 1px 1px #000',
  'phone-focus': 'rgb(8 36 92 / 0.5)',
  'phone-switcher': 'rgb(8 36 92 / 0.72)',
  'phone-home-edge': 'rgb(255 255 255 / 0.6)',
  'phone-home': startMenu['start-menu-header'],
} as const
