/** The build generates this module from the theme and the owner's hue. */
declare module 'virtual:theme' {
  export const canvasTheme: import('./theme.ts').CanvasTheme
  export const browserBar: import('./theme.ts').Theme['browserBar']
}

/** A scheme that a visitor may choose, as what differs from the theme that the site was built with. */
declare module 'virtual:scheme-*' {
  export const canvasTheme: import('./theme.ts').CanvasTheme
  /** Declarations of custom properties. */
  export const tokens: string
  /** The browser's own toolbars. */
  export const bar: string
}
