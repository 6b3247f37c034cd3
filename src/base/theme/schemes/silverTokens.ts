/**
 * What differs from blue in the style sheets. The era's silver has dark letters on title bars and the taskbar; what
 * keeps white ones, such as the header of START, has the luminance of the blue that it replaces, or a little more.
 */
export const silverTokens = {
  base: {
    'focus-on-light': '#4b4b5f',
    'field-border': '#a5acb2',
    link: '#4c4c61',
    'link-bold': '#4b4b5f',
    face: '#e0dfe3',
    'selection-text': '#000',
  },
  buttons: {
    'button-edge': '#4b4b5f',
    'button-face': 'linear-gradient(to bottom, #fff, #ebebf0 86%, #cfcfdb)',
    'button-disabled': '#f1f1f4',
    'button-disabled-edge': '#c4c4cc',
    'button-disabled-ink': '#9a9aa5',
  },
  checkBoxes: {
    'check-edge': '#4e4e58',
  },
  scrollBars: {
    'scroll-thumb-plain': '#d2d3da',
    'scroll-shade': '#a2a3ac',
    'scroll-thumb-vertical': 'linear-gradient(to right, #d0d1d7, #d2d3da, #ccccd3)',
    'scroll-thumb-horizontal': 'linear-gradient(to bottom, #d0d1d7, #d2d3da, #ccccd3)',
    'scroll-thumb-vertical-hover': 'linear-gradient(to right, #e6e6ea, #dedee3)',
    'scroll-thumb-horizontal-hover': 'linear-gradient(to bottom, #e6e6ea, #dedee3)',
    'scroll-thumb-vertical-pressed': 'linear-gradient(to right, #b5b5be, #afb0ba)',
    'scroll-thumb-horizontal-pressed': 'linear-gradient(to bottom, #b5b5be, #afb0ba)',
    'scroll-grip-light': '#f4f4f5',
    'scroll-grip-dark': '#afafbc',
    'scroll-arrow': '#606066',
    'scroll-button': 'linear-gradient(135deg, #e5e6ea, #d2d3da 45%, #c6c7cf)',
    'scroll-button-hover': 'linear-gradient(135deg, #fdfeff, #e6e6ea 45%, #d7d7de)',
    'scroll-button-pressed': 'linear-gradient(135deg, #afb0ba, #b5b5be 45%, #d2d3da)',
  },
  taskbar: {
    'task-button': 'linear-gradient(#fbfbfd, #e3e4ec 20%, #dbdce6 75%, #c3c5d3)',
    'task-button-hover': 'linear-gradient(#fff, #f1f2f7 25%, #eceef4 75%, #d9dbe5)',
    'task-button-pressed': '#b1b3c4',
    'task-button-focused': '#b1b3c4',
    'task-button-focused-hover': '#c3c5d3',
    'task-button-focused-pressed': '#b1b3c4',
    tray: 'linear-gradient(to bottom, #8e90a6 1%, #d9dbe5 6%, #f3f4f8 10%, #dfe1ea 19%, #d3d5e0 26%, #d3d5e0 74%, #e3e4ec 84%, #d9dbe5 91%, #c3c5d3 94%, #9a9cb0 100%)',
    'tray-border': '#8c8ea4',
    'tray-shadow': 'inset 1px 0 1px #fff',
    'task-button-text': '#0e1010',
    'task-arrow': '#0e1010',
    'task-button-glint': 'rgb(255 255 255 / 0.7)',
    'tray-text': '#0e1010',
    // The drawings are light, as for a dark ground.
    'tray-icon-filter': 'brightness(0.65)',
    'tray-switch-hover': 'rgb(0 0 0 / 0.1)',
  },
  startMenu: {
    'start-menu': '#80808f',
    'start-menu-header':
      'linear-gradient(to bottom, #737385 0%, #6f7082 12%, #6f7082 20%, #727386 32%, #737385 33%, #737385 47%, #737385 64%, #767688 68%, #797a8c 71%, #818192 77%, #848495 79%, #8b8c9d 90%, #8e8e9f 100%)',
    'start-menu-body-border': '#68687e',
    'start-menu-right': '#e0e0e6',
    'start-menu-right-text': '#20202c',
    'start-menu-right-border': '#5c5c725e',
    'start-menu-right-separator':
      'linear-gradient(to right, transparent, #aeafb8b5 50%, transparent)',
    'start-menu-highlight': '#737384',
    'start-menu-footer':
      'linear-gradient(to bottom, #80808f 0%, #838393 3%, #878898 5%, #878898 17%, #848595 20%, #838495 22%, #818192 24%, #7d7d8f 27%, #727385 30%, #737385 57%, #727386 62%, #727386 72%, #727386 75%, #727386 83%, #707083 88%)',
    'start-menu-footer-hover': 'rgb(105 105 126 / 0.5)',
    'submenu-stripe': '#85859a',
    'submenu-shadow': 'inset 0 0 0 1px #a7a8b4, 4px 4px 4px rgb(0 0 0 / 0.4)',
  },
  powerDialog: {
    'power-bar': '#31313f',
    'power-body': 'linear-gradient(to right, #67677d 0%, #727386 47%, #727386 53%, #67677d 100%)',
  },
  menus: {
    'menu-highlight': '#b2b4bf',
    'menu-highlight-disabled': '#62646e',
    'menu-highlight-text': '#000',
  },
  windows: {
    'snap-preview': 'rgb(106 106 122 / 0.35)',
    'snap-preview-edge': '#6a6a7a',
    'window-face': 'linear-gradient(to right, #f3f4fa, #e0dfe3)',
    'window-line': '#9d9da1',
    'status-line': '#c0c0c8',
    grip: '#a9a9b4',
  },
  dialogs: {
    'tab-face': 'linear-gradient(to bottom, #fff, #f3f3f7 60%, #e0e0e8)',
    'tab-sheet': 'linear-gradient(to bottom, #fcfcfe, #f0f0f5)',
    'group-line': '#c9c9d4',
    'group-label-ink': '#404050',
    'monitor-case': 'linear-gradient(to bottom right, #f6f6fa, #b9bac7)',
  },
  explorer: {
    'explorer-pane': 'linear-gradient(to bottom, #c4c8d4, #b1b3c8)',
    'explorer-head': 'linear-gradient(to right, #fff 30%, #d3d3d9)',
    'explorer-body': '#dfdfe3',
    'explorer-ink': '#606072',
    'explorer-hover': '#6e6e81',
    'explorer-chevron-edge': '#c6c6ce',
    'explorer-heading-line': 'linear-gradient(to right, #b7b7c5, #fff)',
  },
  help: {
    'help-band':
      'linear-gradient(to bottom, #9b9ba9 0%, #737384 5%, #737385 45%, #69697b 78%, #565666 95%, #3f3f4c 100%)',
    'help-pane': 'linear-gradient(to bottom, #e5e5e8 0%, #d2d3d9 100%)',
    'help-pane-ink': '#363642',
    'help-pane-line': '#a6a6b0',
    'help-pick': '#737383',
  },
  chat: {
    'chat-assistant': '#68686c',
    'chat-group-label': '#5f5f75',
  },
  phone: {
    'phone-label': 'rgb(38 38 48 / 0.66)',
    'phone-focus': 'rgb(38 38 48 / 0.5)',
    'phone-switcher': 'rgb(38 38 48 / 0.72)',
    'phone-home':
      'linear-gradient(to bottom, #737385 0%, #6f7082 12%, #6f7082 20%, #727386 32%, #737385 33%, #737385 47%, #737385 64%, #767688 68%, #797a8c 71%, #818192 77%, #848495 79%, #8b8c9d 90%, #8e8e9f 100%)',
  },
  documents: {
    'doc-ground': 'light-dark(#f5f5f6, #141416)',
    'doc-paper': 'light-dark(#fff, #1f2022)',
    'doc-tint': 'light-dark(#ecedef, #2f2f34)',
    'doc-ink': 'light-dark(#212124, #e8e8e9)',
    'doc-quiet': 'light-dark(#5c5c60, #b1b1b5)',
    'doc-link': 'light-dark(#505064, #b5b5c2)',
    'doc-link-hover': 'light-dark(#353545, #d9d9df)',
    'doc-line': 'light-dark(#d4d4d8, #3c3c41)',
    'doc-line-strong': 'light-dark(#81828d, #8a8b95)',
    'doc-more': 'light-dark(#d4d4d8, #3c3c41)',
    'doc-pane':
      'linear-gradient(to right, light-dark(#fbfcff, #2f2f34) 25%, light-dark(#c7c7d0, #484851))',
    'doc-pane-ink': 'light-dark(#363642, #dcdce2)',
    'doc-card-shadow': '0 6px 20px rgb(46 46 59 / 0.18)',
    'doc-link-shadow': '0 4px 14px rgb(46 46 59 / 0.16)',
    'doc-portrait-shadow': '0 4px 14px rgb(46 46 59 / 0.2)',
    'doc-notice-shadow': '0 10px 30px rgb(46 46 59 / 0.2)',
    // The letters of the header are dark.
    'doc-header-dim': 'linear-gradient(transparent, transparent)',
    'doc-current': '#a3551a',
  },
} as const
