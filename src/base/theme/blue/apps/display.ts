/** Display Properties: tabs of the era, and a small monitor. */
export const display = {
  'tab-edge': '#919b9c',
  'tab-face': 'linear-gradient(to bottom, #fff, #f6f6f2 60%, #ecebe6)',
  'tab-sheet': 'linear-gradient(to bottom, #fcfcfe, #f4f3ee)',
  'tab-line-accent': 'linear-gradient(to bottom, #e68b2c, #ffc73c)',
  'group-line': '#d0d0bf',
  'group-label-ink': '#0046d5',
  'monitor-case': 'linear-gradient(to bottom right, #f4f4f0, #c9c8bd)',
  'monitor-edge': '#7d7c70',
  'problem-ink': '#b3261e',
} as const
