/** What answers in the browser, from the owner's configuration (src/build/content/optionalModules.ts). */
declare module 'virtual:answering' {
  // An ambient module cannot import by a relative name, except within a type.
  /* oxlint-disable typescript/consistent-type-imports */
  /** Null where a service answers, so that such a site ships none of it (src/answers/browserAnswers.ts). */
  export const loadAnswers:
    | (() => Promise<{
        createBrowserAnswers(
          content: unknown,
          now: () => number,
        ): (
          request: import('./chatSchema.ts').ChatRequest,
        ) => import('./chatSchema.ts').ChatAnswer | undefined
      }>)
    | null
  export const answersAddress: string
}
