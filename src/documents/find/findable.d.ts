/** What the build makes of the site's content for its search (src/build/content/findable.ts), for what runs in Node alone. */
declare module 'virtual:findable' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  /** All but files and apps. */
  export const findable: readonly import('./entry.ts').Entry[]
}
