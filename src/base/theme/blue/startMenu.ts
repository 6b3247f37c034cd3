/**
 * AA: stops #1e70d9 to #297ae0 of the header, moved below the name; #3786e4 to #2374df of the
 * footer, moved above the labels; the quiet text (rgb(0 0 0 / 0.4)).
 */
export const startMenu = {
  'start-menu-name': '#fff',
  'start-menu': '#4282d6',
  'start-menu-radius': '5px 5px 0 0',
  'start-menu-shadow': '4px 4px 4px rgb(0 0 0 / 0.4)',
  'start-menu-header':
    'linear-gradient(to bottom, #1868ce 0%, #0e60cb 12%, #0e60cb 20%, #1164cf 32%, ' +
    '#1667cf 33%, #1b6cd3 47%, #1e70d9 64%, #2476dc 68%, #297ae0 71%, #3482e3 77%, ' +
    '#3786e5 79%, #428ee9 90%, #4791eb 100%)',
  'start-menu-picture-border': 'rgb(222 222 222 / 0.8)',
  'start-menu-name-shadow': '1px 1px rgb(0 0 0 / 0.7)',
  'start-menu-glint':
    'linear-gradient(to right, rgb(255 255 255 / 0.3), rgb(255 255 255 / 0.8) 1%, ' +
    'rgb(255 255 255 / 0.5) 95%, rgb(255 255 255 / 0.1))',
  'start-menu-line': 'linear-gradient(to right, transparent, #da884a 50%, transparent)',
  'start-menu-body-border': '#385de7',
  'start-menu-left': '#fff',
  'start-menu-left-text': '#000',
  'start-menu-left-quiet': 'rgb(0 0 0 / 0.54)',
  'start-menu-left-separator':
    'linear-gradient(to right, transparent, rgb(0 0 0 / 0.1) 50%, transparent)',
  'start-menu-right': '#cbe3ff',
  'start-menu-right-text': '#00136b',
  'start-menu-right-border': '#3a3aff5e',
  'start-menu-right-separator':
    'linear-gradient(to right, transparent, #87b3e2b5 50%, transparent)',
  'start-menu-highlight': '#2f71cd',
  'start-menu-highlight-text': '#fff',
  'start-menu-footer':
    'linear-gradient(to bottom, #4282d6 0%, #3b85e0 3%, #418ae3 5%, #418ae3 17%, #3c87e2 20%, ' +
    '#3786e4 22%, #3482e3 24%, #2e7ee1 27%, #2374df 30%, #2072db 57%, #196edb 62%, ' +
    '#176bd8 72%, #1468d5 75%, #1165d2 83%, #0f61cb 88%)',
  'start-menu-footer-text': '#fff',
  'start-menu-footer-hover': 'rgb(60 80 210 / 0.5)',
  submenu: '#fff',
  'submenu-text': '#000',
  'submenu-stripe': '#4081ff',
  'submenu-shadow': 'inset 0 0 0 1px #72ade9, 4px 4px 4px rgb(0 0 0 / 0.4)',
  'submenu-separator': '#aca899',
} as const
