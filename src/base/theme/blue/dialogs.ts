/** Tabs, group boxes and sliders of dialogs, and the small monitor of Display Properties. */
export const dialogs = {
  'tab-edge': '#919b9c',
  'tab-face': 'linear-gradient(to bottom, #fff, #f6f6f2 60%, #ecebe6)',
  'tab-sheet': 'linear-gradient(to bottom, #fcfcfe, #f4f3ee)',
  'tab-line-accent': 'linear-gradient(to bottom, #e68b2c, #ffc73c)',
  'group-line': '#d0d0bf',
  'group-label-ink': '#0046d5',
  'slider-track': '#e7e6de',
  'slider-track-edge': '#9d9c99',
  // A face between two bars, as remembered.
  'slider-thumb':
    'linear-gradient(to bottom, #3fbb46 0 3px, #f6f6f2 3px calc(100% - 3px), #3fbb46 calc(100% - 3px))',
  'slider-thumb-edge': '#778892',
  'monitor-case': 'linear-gradient(to bottom right, #f4f4f0, #c9c8bd)',
  'monitor-edge': '#7d7c70',
  'problem-ink': '#b3261e',
} as const
