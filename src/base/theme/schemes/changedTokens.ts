import type { Theme, TokenPart, Tokens } from '../theme.ts'

type Changes = { readonly [Part in TokenPart]?: Tokens }

/** The tokens of a theme with some of them changed. */
export function changedTokens(tokens: Theme['tokens'], changes: Changes): Theme['tokens'] {
  const entries = Object.entries(tokens).map(([part, own]) => [
    part,
    { ...own, ...changes[part as TokenPart] },
  ])
  return Object.fromEntries(entries) as Theme['tokens']
}
