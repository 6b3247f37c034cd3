/** Not part of a theme, as the debug overlay (`?debug`) must stand out from all of them. */
export const DEBUG_COLORS = {
  outline: '#ff00a8',
  counterGround: 'rgb(0 0 0 / 0.7)',
  counterText: '#fff',
} as const
