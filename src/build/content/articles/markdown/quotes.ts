import { nodesOf, type TreeNode } from './tree.ts'

/** A language's double quotation marks, from CLDR. Authors type the French ones, which have spaces. */
const PAIRS: readonly (readonly [marks: string, languages: string])[] = [
  ['“”', 'en af da hi id ko lv ms nl pt th tr vi zh'],
  ['„“', 'bg cs de et is lt mk sk sl'],
  ['„”', 'bs hr hu pl ro sr'],
  ['””', 'fi sv'],
  ['«»', 'be ca el es hy it nb nn no ru uk'],
]
const STRAIGHT = '""'

/** @param language `de-AT` has the marks of `de` */
export function quotesOf(language: string) {
  const { language: name } = new Intl.Locale(language)
  const found = PAIRS.find(([, languages]) => languages.split(' ').includes(name))
  const [opening = '', closing = ''] = found?.[0] ?? STRAIGHT
  return { opening, closing }
}

/** A quote, or one within another, after a space and before a sign. */
const BEFORE_SIGN = /(?<=^|[\s([{])(?:"'?|'"?)(?=[^\s\p{L}\p{N}"'])/gu

/**
 * Opens the quotes that the plug-in for quotes would close: before a sign without a word behind it, as in `"± 5"`.
 * @param marks what opens for a double and for a single one
 */
export function openQuotes(marks: { readonly double: string; readonly single: string }) {
  return (tree: TreeNode): void => {
    for (const { children = [] } of nodesOf(tree))
      for (const [index, child] of children.entries())
        if (child.type === 'text' && child.value !== undefined)
          // Behind code or a link, a quote at the start of a text may close.
          child.value = child.value.replaceAll(BEFORE_SIGN, (quotes, offset) =>
            offset === 0 && index > 0
              ? quotes
              : quotes.replace('"', marks.double).replace("'", marks.single),
          )
  }
}
