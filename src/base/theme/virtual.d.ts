/** What the build makes of the theme, in the hue of the owner's choice. */
declare module 'virtual:theme' {
  /** What the canvas draws with. */
  export const canvasTheme: import('./theme.ts').CanvasTheme
  /** Colors of the browser's own bars. */
  export const browserBar: import('./theme.ts').Theme['browserBar']
}
