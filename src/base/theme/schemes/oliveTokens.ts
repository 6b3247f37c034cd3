/**
 * What differs from blue in the style sheets. The era's greens are too light for white letters: here they have the
 * luminance of the blues that they replace, or a little more, up to 4.5:1. Paper, faces and alerts are the same.
 */
export const oliveTokens = {
  base: {
    'focus-on-light': '#435215',
    'field-border': '#a4b97f',
    link: '#445313',
    'link-bold': '#435215',
  },
  buttons: {
    'button-edge': '#376206',
  },
  checkBoxes: {
    'check-edge': '#4b523a',
  },
  scrollBars: {
    'scroll-thumb-plain': '#d0d6c4',
    'scroll-shade': '#9fa68f',
    'scroll-thumb-vertical': 'linear-gradient(to right, #ced3c3, #d0d6c4, #c9cfbd)',
    'scroll-thumb-horizontal': 'linear-gradient(to bottom, #ced3c3, #d0d6c4, #c9cfbd)',
    'scroll-thumb-vertical-hover': 'linear-gradient(to right, #e4e8dc, #dce1d2)',
    'scroll-thumb-horizontal-hover': 'linear-gradient(to bottom, #e4e8dc, #dce1d2)',
    'scroll-thumb-vertical-pressed': 'linear-gradient(to right, #b1b9a0, #abb499)',
    'scroll-thumb-horizontal-pressed': 'linear-gradient(to bottom, #b1b9a0, #abb499)',
    'scroll-grip-light': '#f3f4f0',
    'scroll-grip-dark': '#aab594',
    'scroll-arrow': '#5d6252',
    'scroll-button': 'linear-gradient(135deg, #e4e8dd, #d0d6c4 45%, #c3cab4)',
    'scroll-button-hover': 'linear-gradient(135deg, #fdfeff, #e4e8dc 45%, #d3dac7)',
    'scroll-button-pressed': 'linear-gradient(135deg, #abb499, #b1b9a0 45%, #d0d6c4)',
  },
  taskbar: {
    'task-button': 'linear-gradient(#94a275, #6a7b3e 20%, #6a7b3e 75%, #6b7a45)',
    'task-button-hover': 'linear-gradient(#98a678, #6a7b3d 25%, #6a7b3d 75%, #98a678)',
    'task-button-pressed': '#667344',
    'task-button-focused': '#667344',
    'task-button-focused-hover': '#6a7b3e',
    'task-button-focused-pressed': '#667344',
    tray: 'linear-gradient(to bottom, #6a7849 1%, #8e9c70 6%, #a1af84 10%, #8c9a6c 14%, #79875b 19%, #6d794f 26%, #6d794f 74%, #808e60 84%, #859367 88%, #8c996d 91%, #849265 94%, #738153 97%, #6b7a45 100%)',
    'tray-border': '#566431',
    'tray-shadow': 'inset 1px 0 1px #a7b587',
  },
  startMenu: {
    'start-menu': '#7a865e',
    'start-menu-header':
      'linear-gradient(to bottom, #6c7a49 0%, #6b7a47 12%, #6b7a47 20%, #6b7a47 32%, #6c7a48 33%, #6c7a48 47%, #6c7a48 64%, #6f7d4c 68%, #72814f 71%, #7a8858 77%, #7d8b5c 79%, #849265 90%, #879568 100%)',
    'start-menu-body-border': '#607032',
    'start-menu-right': '#dee3d5',
    'start-menu-right-text': '#1c2400',
    'start-menu-right-border': '#5364205e',
    'start-menu-right-separator':
      'linear-gradient(to right, transparent, #abb39ab5 50%, transparent)',
    'start-menu-highlight': '#6c794d',
    'start-menu-footer':
      'linear-gradient(to bottom, #7a865e 0%, #7c8a5d 3%, #818e62 5%, #818e62 17%, #7e8c5f 20%, #7d8b5c 22%, #7a8858 24%, #768454 27%, #6b7a47 30%, #6c7a48 57%, #6b7a46 62%, #6b7a46 72%, #6b7a46 75%, #6b7a46 83%, #6c7a47 88%)',
    'start-menu-footer-hover': 'rgb(106 122 64 / 0.5)',
    'submenu-stripe': '#7d8d53',
    'submenu-shadow': 'inset 0 0 0 1px #a3ad8e, 4px 4px 4px rgb(0 0 0 / 0.4)',
  },
  powerDialog: {
    'power-bar': '#323c14',
    'power-body': 'linear-gradient(to right, #687a37 0%, #6b7a47 47%, #6b7a47 53%, #687a37 100%)',
  },
  menus: {
    'menu-highlight': '#6c794e',
    'menu-highlight-disabled': '#c7cdbb',
  },
  windows: {
    'snap-preview': 'rgb(100 113 70 / 0.35)',
    'snap-preview-edge': '#647146',
  },
  dialogs: { 'group-label-ink': '#445313' },
  explorer: {
    'explorer-pane': 'linear-gradient(to bottom, #ccd9ad, #a5bd84)',
    'explorer-head': 'linear-gradient(to right, #fff 30%, #d1d6c6)',
    'explorer-body': '#dde1d6',
    'explorer-ink': '#596736',
    'explorer-hover': '#6b7a46',
    'explorer-chevron-edge': '#c3cab5',
    'explorer-heading-line': 'linear-gradient(to right, #b1bd99, #fff)',
  },
  help: {
    'help-band':
      'linear-gradient(to bottom, #95a07b 0%, #6c794b 5%, #6b7949 45%, #6b7949 78%, #59653a 95%, #414b29 100%)',
    'help-pane': 'linear-gradient(to bottom, #e3e6dc 0%, #d0d5c5 100%)',
    'help-pane-ink': '#313a17',
    'help-pane-line': '#a2ab91',
    'help-pick': '#6c794e',
  },
  chat: {
    'chat-assistant': '#676a60',
    'chat-group-label': '#60712e',
  },
  phone: {
    'phone-label': 'rgb(35 42 16 / 0.66)',
    'phone-focus': 'rgb(35 42 16 / 0.5)',
    'phone-switcher': 'rgb(35 42 16 / 0.72)',
    'phone-home':
      'linear-gradient(to bottom, #6c7a49 0%, #6b7a47 12%, #6b7a47 20%, #6b7a47 32%, #6c7a48 33%, #6c7a48 47%, #6c7a48 64%, #6f7d4c 68%, #72814f 71%, #7a8858 77%, #7d8b5c 79%, #849265 90%, #879568 100%)',
  },
  documents: {
    'doc-ground': 'light-dark(#f5f6f3, #141511)',
    'doc-paper': 'light-dark(#fff, #1e2119)',
    'doc-tint': 'light-dark(#ebeee7, #2e3126)',
    'doc-ink': 'light-dark(#20231b, #e7e9e4)',
    'doc-quiet': 'light-dark(#5b5e54, #afb3a9)',
    'doc-link': 'light-dark(#49571d, #b0bb99)',
    'doc-link-hover': 'light-dark(#303b0b, #d6dbca)',
    'doc-line': 'light-dark(#d2d6cc, #3b3e33)',
    'doc-line-strong': 'light-dark(#7d8668, #868f74)',
    'doc-more': 'light-dark(#d2d6cc, #3b3e33)',
    'doc-pane':
      'linear-gradient(to right, light-dark(#fbfcff, #2e3126) 25%, light-dark(#c2cab3, #444b35))',
    'doc-pane-ink': 'light-dark(#313a17, #d9dfcf)',
    'doc-card-shadow': '0 6px 20px rgb(42 51 14 / 0.18)',
    'doc-link-shadow': '0 4px 14px rgb(42 51 14 / 0.16)',
    'doc-portrait-shadow': '0 4px 14px rgb(42 51 14 / 0.2)',
    'doc-notice-shadow': '0 10px 30px rgb(42 51 14 / 0.2)',
    'doc-header-dim':
      'linear-gradient(light-dark(transparent, rgb(12 14 6 / 0.5)), light-dark(transparent, rgb(12 14 6 / 0.5)))',
  },
} as const
