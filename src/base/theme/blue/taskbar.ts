export const taskbar = {
  // AA: #3c81f3, #53a3ff (hover), #3576f3 (focused and hovered).
  'task-button': 'linear-gradient(#5c9dfa, #2270f1 20%, #2270f1 75%, #1b5fd0)',
  'task-button-hover': 'linear-gradient(#53a3ff, #0071f3 25%, #0071f3 75%, #53a3ff)',
  'task-button-pressed': '#1e52b7',
  'task-button-focused': '#1e52b7',
  'task-button-focused-hover': '#2b6ff2',
  'task-button-focused-pressed': '#1e52b7',
  'task-button-text': '#fff',
  'task-button-glint': 'rgb(255 255 255 / 0.5)',
  'task-button-shadow': 'inset -1px 0 rgb(0 0 0 / 0.3), inset 1px 1px 1px rgb(255 255 255 / 0.2)',
  'task-button-pressed-shadow':
    'inset 0 0 1px 1px rgb(0 0 0 / 0.3), inset 1px 0 1px rgb(0 0 0 / 0.7)',
  'task-button-focused-shadow':
    'inset 0 0 1px 1px rgb(0 0 0 / 0.2), inset 1px 0 1px rgb(0 0 0 / 0.7)',
  'task-arrow': '#fff',
  'task-arrow-hover': 'rgb(255 255 255 / 0.15)',
  'task-arrow-pressed': 'rgb(0 0 0 / 0.2)',

  // AA between 19 % and 81 %, behind the clock: #0d8dea.
  tray:
    'linear-gradient(to bottom, #0c59b9 1%, #139ee9 6%, #18b5f2 10%, #139beb 14%, ' +
    '#0f86d8 19%, #0b7acb 26%, #0b7acb 74%, #0d8de2 84%, #0f94df 88%, #119be9 91%, ' +
    '#1392e2 94%, #137ed7 97%, #095bc9 100%)',
  'tray-border': '#1042af',
  'tray-shadow': 'inset 1px 0 1px #18bbff',
  'tray-text': '#fff',
  'tray-icon-filter': 'none',
  'tray-switch-hover': 'rgb(255 255 255 / 0.2)',
  'tray-switch-pressed': 'rgb(0 0 0 / 0.2)',
  'tray-muted': '#e02010',
  'tray-muted-edge': '#fff',
} as const
