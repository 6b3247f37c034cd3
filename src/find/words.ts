/** What a word is, for everything that searches. */
import { SPACELESS, SPACELESS_LETTER } from '../base/kit/spaceless.ts'

const SIGN = String.raw`[\p{L}\p{M}\p{N}]`
/** A word with inner marks: `Node.js`, `don't`. */
const WORD = wordOf(SIGN)
const WORD_OR_LETTER = new RegExp(
  `(${SPACELESS_LETTER})(?=(${SPACELESS_LETTER})?)|${wordOf(`(?:(?!${SPACELESS_LETTER})${SIGN})`).source}`,
  'gu',
)

function wordOf(sign: string): RegExp {
  return new RegExp(`${sign}+(?:[.'’_/-]${sign}+)*`, 'gu')
}

/** Words of grammar, which occur in every text and tell nothing about it. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  `a an and are as at be but by can could did do does for from had has have how i if in into is it its many me
  much my no not of on or should so some than that the their them then there these they this to was we were what
  when where which who why will with would you your`.split(/\s+/),
)

export interface Word {
  readonly text: string
  readonly index: number
  /** The last letter of a row without spaces, which is found by itself but was asked for in the pair before. */
  readonly isTail: boolean
}

/** In scripts without spaces every two neighbouring letters are a word, since one tells too little. */
export function wordsIn(text: string): readonly Word[] {
  const pattern = SPACELESS.test(text) ? WORD_OR_LETTER : WORD
  return Array.from(text.matchAll(pattern), ({ 0: word, 1: letter, 2: next = '', index }) => ({
    text: word + next,
    index,
    isTail: letter !== undefined && next === '' && SPACELESS.test(text.charAt(index - 1)),
  }))
}

const PLAIN = /^[a-z\d]+$/i

/** The parts of a word in lower case without accents: `Node.js` gives `node` and `js`. */
export function partsOf(word: string): readonly string[] {
  // Nearly all words are plain, and a site has many.
  if (PLAIN.test(word)) return [word.toLowerCase()]
  if (SPACELESS.test(word)) return [word.normalize('NFKC')]
  const folded = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded
    .replaceAll(/['’]s$|['’]/g, '')
    .split(/[._/-]+/)
    .filter((part) => part !== '')
}

const SHORT = /^\p{L}{1,6}$/u

/** The parts, and two short ones together, which people also write as one word: `node`, `js` and `nodejs`. */
export function termsOf(word: string): readonly string[] {
  const parts = partsOf(word)
  const isPair = parts.length === 2 && /[.-]/.test(word) && parts.every((part) => SHORT.test(part))
  return isPair ? [...parts, parts.join('')] : parts
}

export function tokenize(text: string): string[] {
  return wordsIn(text).flatMap((word) => termsOf(word.text))
}

export function isTelling(term: string): boolean {
  return !GRAMMAR.has(term) && !/^\d{1,3}$/.test(term)
}

/** Nobody types more terms, though somebody may paste a page. */
const MOST_TERMS = 12
/** In characters. */
const LONGEST_QUERY = 500

export function askedTerms(query: string): readonly string[] {
  const words = wordsIn(query.slice(0, LONGEST_QUERY)).filter(({ isTail }) => !isTail)
  const terms = words.flatMap(({ text }) => termsOf(text))
  const telling = terms.filter((term) => !GRAMMAR.has(term))
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}
