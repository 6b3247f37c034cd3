/** The build generates this module from the theme and the owner's hue. */
declare module 'virtual:theme' {
  export const canvasTheme: import('./theme.ts').CanvasTheme
  export const browserBar: import('./theme.ts').Theme['browserBar']
}
