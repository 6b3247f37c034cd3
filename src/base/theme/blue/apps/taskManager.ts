/** Tabs with an orange line, and the era's green on black. */
export const taskManager = {
  'task-page': '#fcfcfe',
  'task-tab-edge': '#919b9c',
  'task-tab-face': 'linear-gradient(#fff, #ecebe6)',
  'task-tab-accent': '#e68b2c',
  'task-pick': '#316ac5',
  'task-graph': '#000',
  'task-graph-grid': '#008040',
  'task-graph-ink': '#0f0',
} as const
