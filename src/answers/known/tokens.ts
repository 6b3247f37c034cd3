/** Words in the forms in which questions are compared, and what those of grammar weigh. Pure. */
import { COMMON_WORDS } from '../../find/commonWords.ts'
import { stem } from '../../find/stems.ts'

/** Words of grammar that tell what is asked. The others of COMMON_WORDS weigh GRAMMAR. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `before after what which how why where when who whose you they owner i my this not like best last new
  first many long work made make use know write read find here page site old live start between or vs
  real good better far people kind speak talk article blog understand`.split(/\s+/),
)
const ASKING = 0.6
export const GRAMMAR = 0.15

/** Different forms of the same word of grammar. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    be: 'is are was were am being been s re',
    do: 'does did doing done',
    they: 'them their theirs',
    what: 'whats',
    who: 'whos',
    where: 'wheres',
    how: 'hows',
    have: 'has had having ve',
    you: 'your yours yourself youre u',
    this: 'that these those it its thats',
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
  }).flatMap(([form, others]) => others.split(' ').map((other) => [other, form] as const)),
)

/** The forms of words in which they are compared; names in angle brackets stay. */
export function tokensOf(words: readonly string[]): readonly string[] {
  return words.map((word) => {
    const form = FORMS.get(word) ?? word
    const isGrammar = QUESTION_WORDS.has(form) || COMMON_WORDS.has(form)
    return isGrammar || form.startsWith('<') ? form : stem(form)
  })
}

/** What a word of grammar weighs, however rare it is among the examples; undefined for other words. */
export function weightOfGrammar(token: string): number | undefined {
  if (QUESTION_WORDS.has(token)) return ASKING
  return COMMON_WORDS.has(token) ? GRAMMAR : undefined
}

/** The same for texts that ask the same, whatever their grammar. */
export function tellingWords(words: readonly string[]): string {
  const telling = tokensOf(words).filter((token) => weightOfGrammar(token) !== GRAMMAR)
  return telling.sort().join(' ')
}
