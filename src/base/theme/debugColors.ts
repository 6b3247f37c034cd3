/** What developers see of the canvas under `?debug`. No part of a theme: it must stand out from all of them. */
export const DEBUG_COLORS = {
  outline: '#ff00a8',
  counterGround: 'rgb(0 0 0 / 0.7)',
  counterText: '#fff',
} as const
