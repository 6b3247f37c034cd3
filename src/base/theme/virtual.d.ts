/** The build generates this module from the theme and the owner's hue. */
declare module 'virtual:theme' {
  export const canvasTheme: import('./theme.ts').CanvasTheme
  export const browserBar: import('./theme.ts').Theme['browserBar']
}

/** A scheme that a visitor may choose, besides its style sheet. */
declare module 'virtual:scheme-*' {
  export const canvasTheme: import('./theme.ts').CanvasTheme
  /** The browser's own toolbars. */
  export const bar: string
}
