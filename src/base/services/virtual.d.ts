/** The build generates this module from the owner's configuration. */
declare module 'virtual:counting' {
  /** Null if nobody counts. */
  export const counting:
    | (import('./counting.ts').Counter & {
        readonly name: string
        readonly why?: string
      })
    | null

  // The functions of counting.ts, or stubs, so that a site without a counter ships no code for it.
  export const count: typeof import('./counting.ts').count
  export const countIfStored: typeof import('./counting.ts').countIfStored
  export const countWhenAllowed: typeof import('./counting.ts').countWhenAllowed
}
