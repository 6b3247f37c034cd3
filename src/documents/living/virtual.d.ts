/** The build generates these modules from the folders in `islands`, beside the owner's articles. */
declare module 'virtual:islands' {
  /** Null on a site without interactive figures, which ships no code for them. */
  export const loadFigures: (() => Promise<typeof import('./watchFigures.ts')>) | null
}

declare module 'virtual:figures' {
  /** The loaders of the figures, by name. */
  export const figures: Readonly<
    Record<string, () => Promise<{ readonly default: import('./startFigure.ts').Enliven }>>
  >
}
