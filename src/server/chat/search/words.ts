/**
 * Turns texts into words that can be compared: one spelling, without endings. Pure. English only; words of
 * other languages are left as they are.
 */

/** Lower-case words and numbers, in order; accents, possessives and apostrophes are gone. */
export function wordsOf(text: string): string[] {
  // Most texts have nothing to normalize, and cheaper patterns are enough for them.
  const isPlain = !/[^\x20-\x7e]/.test(text)
  const folded = (isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
  const bare = /['’]/.test(folded) ? folded.replace(/['’]s\b/g, '').replace(/['’]/g, '') : folded
  const whole = bare.includes('e-mail') ? bare.replace(/\be-mail/g, 'email') : bare
  return whole.match(isPlain ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? []
}

/** The two spellings of English, by the end of a word; the left one becomes the right one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Not in "noise" or "hour".
  [/(?<=....)is(e|ed|er|ers|es|ing|ation|ations)$/, 'iz$1'],
  [/(?<=...)our(s|ed|ing|ite|ites|al)?$/, 'or$1'],
  [/([aeiou])ll(ed|er|ers|ing)$/, '$1l$2'],
  [/(lic|def|off)ence(s|d)?$/, '$1ense$2'],
  [/ogue(s)?$/, 'og$1'],
  [/centre/, 'center'],
]

/** A quick test that no rule applies to most words. */
const TWO_SPELLINGS = /is|our|ll|ence|ogue|centre/

/** Irregular forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['built', 'build'],
  ['heard', 'hear'],
  ['led', 'lead'],
  ['made', 'make'],
  ['said', 'say'],
  ['speech', 'speak'],
  ['spoke', 'speak'],
  ['spoken', 'speak'],
  ['written', 'write'],
  ['wrote', 'write'],
])

const SUFFIXES =
  'ization ational fulness ousness iveness ication ation ition ator ment able ible ance ence ness ' +
  'izer ical ize acy ate ify ive ous ant ent ism ist ful ion al er or ic ly'

/** Suffixes by their last letter, the longest first, so that few have to be tried. */
const SUFFIXES_BY_END = byLastLetter(SUFFIXES.split(' ').sort((a, b) => b.length - a.length))

/**
 * What the forms of a word share: `recognisers`, `recognition` and `recognize` are `recogn`. After
 * M. F. Porter, "An algorithm for suffix stripping", 1980, with one list for its later steps. A
 * stem is for comparing and need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\P{ASCII}|\d/u.test(word)) return word
  const american = TWO_SPELLINGS.test(word)
    ? SPELLINGS.reduce((text, [ending, other]) => text.replace(ending, other), word)
    : word
  let rest = withoutInflection(IRREGULAR.get(word) ?? american)
  for (let suffix = suffixOf(rest); suffix !== undefined; suffix = suffixOf(rest)) {
    const shorter = rest.slice(0, -suffix.length)
    // A suffix goes only if enough of the word is left.
    if (measure(shorter) < (shorter.length < 4 ? 2 : 1)) break
    rest = restoreEnd(shorter)
  }
  const bare = /[eiy]$/.test(rest) ? rest.replace(/(?<=..[^aeiou])[ey]$|(?<=...)[ei]$/, '') : rest
  return rest.endsWith('e') && isShort(bare) ? rest : bare
}

function byLastLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const shelves = new Map<string, string[]>()
  for (const word of words) {
    const shelf = shelves.get(word.slice(-1))
    if (shelf) shelf.push(word)
    else shelves.set(word.slice(-1), [word])
  }
  return shelves
}

function suffixOf(word: string): string | undefined {
  return SUFFIXES_BY_END.get(word.slice(-1))?.find((suffix) => word.endsWith(suffix))
}

/** Removes the endings of plurals and verbs. */
function withoutInflection(word: string): string {
  const single = word.endsWith('s') ? withoutPlural(word) : word
  if (!single.endsWith('ed') && !single.endsWith('ing')) return single
  const bare = single.replace(/ied$/, 'y').replace(/(?<=[aeiouy].*)(ing|ed)$/, '')
  return bare === single || bare.length < 3 ? single : restoreEnd(bare)
}

function withoutPlural(word: string): string {
  return word
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^aius])s$/, '$1')
    .replace(/([^aiu]a|[^aiu]i)s$/, '$1')
}

/** "dropp-ing" is from "drop" and "cod-ing" from "code", but "call-ing" is from "call". */
function restoreEnd(word: string): string {
  if (/([^aeioulsz])\1$/.test(word)) return word.slice(0, -1)
  return isShort(word) || /(?<![eo])at$|bl$|iz$/.test(word) ? `${word}e` : word
}

/** One syllable that ends in consonant, vowel, consonant: it would have lost an e. */
function isShort(word: string): boolean {
  return measure(word) === 1 && /[^aeiouy][aeiouy][^aeiouywx]$/.test(word)
}

const VOWELS = 'aeiouy'

/** Porter's m: how often a vowel is followed by a consonant. */
function measure(word: string): number {
  let times = 0
  let isAfterVowel = false
  for (const letter of word) {
    const isVowel = VOWELS.includes(letter)
    if (isAfterVowel && !isVowel) times += 1
    isAfterVowel = isVowel
  }
  return times
}
