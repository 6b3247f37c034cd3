/** The site's content as the assistant needs it (src/build/content/contentModules.ts). */
declare module 'virtual:passages' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  export const answers: readonly import('../../owner/types.ts').OwnersAnswer[]
  export const posts: readonly import('../../answers/search/knowledge.ts').PostSummary[]
  export const passages: readonly import('../../answers/search/knowledge.ts').Passage[]
}
