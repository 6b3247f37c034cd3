/** What the site says, as the answers are made from it, for Node only (src/build/content/contentModules.ts). */
declare module 'virtual:passages' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  export const answers: readonly import('../owner/types.ts').OwnersAnswer[]
  export const posts: readonly import('./known/knowledge.ts').PostSummary[]
  export const passages: readonly import('../find/passage.ts').Passage[]
}
