/** The era's green on black. */
export const taskManager = {
  'task-graph': '#000',
  'task-graph-grid': '#008040',
  'task-graph-ink': '#0f0',
} as const
