/** The search index of the site's content, for Node only (src/build/content/contentModules.ts). */
declare module 'virtual:findable' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  export const findable: readonly import('./entry.ts').Entry[]
}
