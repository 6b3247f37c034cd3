/** What the build makes of the owner's choice of who counts visits. */
declare module 'virtual:counting' {
  /** Null where nobody counts. */
  export const counting:
    | (import('./counting.ts').Counter & {
        /** As the visitor is told it. */
        readonly name: string
        readonly why?: string
      })
    | null

  // Those of counting.ts, or functions without effect: a site that counts nothing carries no code for it.
  export const count: typeof import('./counting.ts').count
  export const countIfStored: typeof import('./counting.ts').countIfStored
  export const countWhenAllowed: typeof import('./counting.ts').countWhenAllowed
}
