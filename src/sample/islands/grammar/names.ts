/** The new names of "Hands-free coding", as its listing has them. A test compares the two. */

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const STYLES = {
  camel: (words: readonly string[]) =>
    words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
  snake: (words: readonly string[]) => words.join('_'),
}

/** `parse next token` as one name: `parseNextToken`. Empty if the phrase has neither letters nor digits. */
export function format(style: keyof typeof STYLES, phrase: string): string {
  // Some recognisers write "parseNextToken" themselves, and "don't" is one word.
  const separate = phrase.replace(/['’]/g, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return STYLES[style](separate.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
}
