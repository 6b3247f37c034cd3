/** All text is at least 7:1 on its background, all marks 3:1. */
export const player = {
  'player-screen': 'radial-gradient(ellipse at 50% 35%, #1d3a78, #0a1531 75%)',
  'player-screen-ink': '#fff',
  'player-controls': 'linear-gradient(to bottom, #c3d3f5, #8aa6e4 12%, #7291d9 60%, #5c7cc9)',
  'player-controls-edge': '#e4ecfb',
  'player-ink': '#06153a',
  'player-track': '#0d2152',
  'player-track-played': '#5fe36a',
  'player-thumb': 'linear-gradient(to bottom, #fff, #b9c9ee)',
  'player-thumb-edge': '#1c3a7d',
  'player-button': 'radial-gradient(circle at 38% 28%, #fff, #cfe0ff 30%, #3b73d6 75%, #1c4aa8)',
  'player-button-pressed': 'radial-gradient(circle at 50% 60%, #a9c4f7, #2a5cbd 70%, #163d90)',
  'player-button-edge': '#16336f',
  'player-button-mark': '#06153a',
} as const
