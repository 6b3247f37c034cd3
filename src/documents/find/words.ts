/** A word with inner marks: `Node.js`, `don't`. In scripts without spaces, one character. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]|[\p{L}\p{M}\p{N}]+(?:[.'’_/-][\p{L}\p{M}\p{N}]+)*/gu

/** Words of grammar, which occur in every text and tell nothing about it. */
const GRAMMAR = new Set(
  `a an and are as at be but by can could did do does for from had has have how i if in into is it its many me
  much my no not of on or should so some than that the their them then there these they this to was we were what
  when where which who why will with would you your`.split(/\s+/),
)

export function wordsIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(WORD)
}

/** Two short parts that people also write as one word, as in `Node.js` and `hands-free`. */
const PAIR = /^\p{L}{1,6}[.-]\p{L}{1,6}$/u

/** Lower-case terms without accents: `Node.js` gives `node`, `js` and `nodejs`. */
export function termsOf(word: string): readonly string[] {
  const folded = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const whole = folded.replaceAll(/['’]s$|['’]/g, '')
  const parts = whole.split(/[._/-]+/).filter((part) => part !== '')
  return PAIR.test(whole) ? [...parts, parts.join('')] : parts
}

export function tokenize(text: string): string[] {
  return [...wordsIn(text)].flatMap(([word]) => termsOf(word))
}

function isGrammar(term: string): boolean {
  return GRAMMAR.has(term)
}

export function isTelling(term: string): boolean {
  return !isGrammar(term) && !/^\d{1,3}$/.test(term)
}

/** Nobody types more terms, though somebody may paste a page. */
const MOST_TERMS = 12
/** In characters. */
const LONGEST_QUERY = 500

export function askedTerms(query: string): readonly string[] {
  const terms = tokenize(query.slice(0, LONGEST_QUERY))
  const telling = terms.filter((term) => !isGrammar(term))
  return (telling.length > 0 ? telling : terms).slice(0, MOST_TERMS)
}
