/** What the build makes of the site's content for the assistant (src/build/passagesPlugin.ts). */
declare module 'virtual:passages' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  /** Newest first. */
  export const posts: readonly import('./knowledge.ts').PostSummary[]
  export const passages: readonly import('./knowledge.ts').Passage[]
}
