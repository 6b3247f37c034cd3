/** The build generates this module from the folders in `islands`, beside the owner's articles. */
declare module 'virtual:stills' {
  /** What each figure draws before anybody has touched it, by name. */
  export const stills: Readonly<Record<string, () => import('./drawing.ts').Drawing>>
}
