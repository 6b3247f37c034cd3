/** What the build makes of the site's content for the assistant (src/build/content/contentModules.ts). */
declare module 'virtual:passages' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  /** Newest first. */
  export const posts: readonly import('./search/knowledge.ts').PostSummary[]
  export const passages: readonly import('./search/knowledge.ts').Passage[]
}
