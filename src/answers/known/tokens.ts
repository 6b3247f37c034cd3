/** Words in the forms in which questions are compared, and what those of grammar weigh. Pure. */
import { COMMON_WORDS } from '../search/commonWords.ts'
import { stem } from '../search/words.ts'

/** Words of grammar that tell what is asked, with their weights. The others of COMMON_WORDS weigh GRAMMAR. */
const QUESTION_WORDS: Readonly<Record<string, number>> = {
  before: 1.4,
  after: 1.2,
  what: 0.5,
  which: 0.5,
  how: 0.8,
  why: 1.4,
  where: 1.4,
  when: 1.2,
  who: 1.2,
  whose: 1.2,
  you: 0.6,
  owner: 0.6,
  i: 0.4,
  my: 0.4,
  this: 0.4,
  not: 0.6,
  like: 0.8,
  best: 1.2,
  last: 1,
  new: 1,
  first: 1,
  many: 0.5,
  long: 1,
  work: 1,
  made: 1,
  make: 0.8,
  use: 0.8,
  know: 0.5,
  write: 1,
  read: 1,
  find: 0.6,
  here: 0.3,
  page: 1,
  site: 1,
  old: 1.4,
  live: 1.4,
  start: 1,
  between: 0.4,
  or: 0.4,
  vs: 0.6,
  real: 1.6,
  good: 0.6,
  better: 1,
  far: 1,
  people: 1,
  kind: 0.6,
  speak: 1.4,
  talk: 1.2,
}
export const GRAMMAR = 0.15

/** Different forms of the same word of grammar. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    be: 'is are was were am being been s re',
    do: 'does did doing done',
    have: 'has had having ve',
    you: 'your yours yourself youre u',
    this: 'that these those it its',
    can: 'could may might',
    will: 'would shall should',
    make: 'made making makes',
    work: 'works working worked',
    write: 'wrote written writes writing',
    use: 'used uses using',
    know: 'knew knows known',
    site: 'website websites webpage homepage sites',
    speak: 'spoke spoken speaks speaking',
    new: 'newest latest recent',
    talk: 'talks talking',
    page: 'pages',
    live: 'lives living',
    not: 'dont doesnt didnt isnt arent wont cant cannot',
    we: 'us our',
    i: 'me im ive',
    like: 'likes liked enjoy enjoys',
    name: 'called',
  }).flatMap(([form, others]) => others.split(' ').map((other) => [other, form])),
)
const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  whats: ['what', 'be'],
  whos: ['who', 'be'],
  wheres: ['where', 'be'],
  hows: ['how', 'be'],
  thats: ['this', 'be'],
  youre: ['you', 'be'],
  im: ['i', 'be'],
}

/** The forms of words in which they are compared; names in angle brackets stay. */
export function tokensOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    const parts = CONTRACTIONS[word]
    if (parts) return parts
    const form = FORMS[word] ?? word
    return [
      form in QUESTION_WORDS || COMMON_WORDS.has(form) || form.startsWith('<') ? form : stem(form),
    ]
  })
}

/** What a word of grammar weighs, however rare it is among the examples; undefined for other words. */
export function weightOfGrammar(token: string): number | undefined {
  return QUESTION_WORDS[token] ?? (COMMON_WORDS.has(token) ? GRAMMAR : undefined)
}
