/** Normalizes English words for comparison; other languages are left as they are. */
import { stemmer } from 'stemmer'
import { partsOf, wordsIn } from './words.ts'

/** Lower-case words and numbers in order, in full where people shorten them in a hurry. */
export function wordsOf(text: string): string[] {
  return wordsIn(text.replaceAll(/\be-mail/gi, 'email'))
    .filter(({ isTail }) => !isTail)
    .flatMap((word) => partsOf(word.text))
    .map((word) => SHORT_FORMS.get(word) ?? word)
}

/** Pairs of a form and the word that it stands for. */
function formsOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(/,\s+/).map((pair) => pair.split(' ') as [string, string]))
}

const SHORT_FORMS = formsOf(
  `u you, ur your, r are, b4 before, ppl people, pls please, plz please, thx thanks, ty thanks, k ok, yrs years,
  yr year, exp experience, uni university, smth something, sth something, fone phone, nr number, pic picture,
  pics pictures, proj project, lang language, langs languages, info information, cert certificate,
  certs certificates, repo repository, repos repositories, asap soon, tho though, gonna going, wanna want, wat what, wht what`,
)

/** Irregular forms, and some that the algorithm does not unify. */
const IRREGULAR = formsOf(
  `agreement agree, began begin, begun begin, bias biases, broke break, broken break, built build, chose choose,
  chosen choose, drawn draw, drew draw, fell fall, fallen fall, failure fail, failures fail, grew grow, grown grow,
  heard hear, held hold, hid hide, hidden hide, judgement judge, judgment judge, kept keep, led lead, lost lose,
  made make, parser parse, privacy private, recognition recognize, said say, sent send, shown show, shrank shrink,
  speech speak, spoke speak, spoken speak, taught teach, thought think, threw throw, thrown throw, wore wear,
  writer write, writers write, written write, wrote write`,
)

/** Maps British to American endings. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Not in "noise" or "hour".
  [/(?<=....)is(e|ed|er|ers|es|ing|ation|ations)$/, 'iz$1'],
  [/(?<=...)our(s|ed|ing|ite|ites|al)?$/, 'or$1'],
  [/([aeiou])ll(ed|er|ers|ing)$/, '$1l$2'],
  [/(lic|def|off)ence(s|d)?$/, '$1ense$2'],
  [/ogue(s)?$/, 'og$1'],
  [/centre/, 'center'],
]

/** Porter's stemming algorithm. A stem need not be a word. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const american = SPELLINGS.reduce((text, [ending, other]) => text.replace(ending, other), word)
  return stemmer(IRREGULAR.get(word) ?? american)
}
