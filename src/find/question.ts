/** Reads a visitor's text: corrects typing errors and extracts the terms that tell its subject. */
import { COMMON_WORDS } from './commonWords.ts'
import { createSpeller, isOtherWord } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'
import { stem, wordsOf } from './stems.ts'

export interface Term {
  /** As it was typed, or corrected. */
  readonly word: string
  readonly stem: string
  /** Stems of synonyms. */
  readonly others: readonly string[]
}

export interface Question {
  /** All words, corrected; `owner` is the owner, by name or pronoun. */
  readonly words: readonly string[]
  /** Distinct stems; empty for small talk. */
  readonly terms: readonly Term[]
}

/** How the owner is called in the words of questions. */
export const OWNER = 'owner'
const PRONOUNS = ['he', 'she', 'him', 'her']
/** Longer than any real question; the rest of a longer text is ignored. */
const MOST_WORDS = 60
/** Correcting is slow, and a text with more errors is noise. */
const MOST_CORRECTIONS = 6

const ADVERB = /^\p{L}{4,}ly$/u

/** Words are corrected to a word of the texts only if it is this long and occurs repeatedly. */
const LONG_WORD = 6
const TWO_ERRORS_FROM = 9

export interface Reader {
  (text: string): Question
  /** The words of a text without mistakes, as questions have them. */
  plain(text: string): readonly string[]
  /** Whether a word is one of the site, or of its visitors. */
  knows(word: string): boolean
}

export interface VocabularySource {
  readonly words: Iterable<string>
  readonly labels: readonly string[]
  readonly cues: readonly string[]
  /** Words that visitors of any site use. */
  readonly asked: readonly string[]
  readonly names: readonly string[]
}

export function createReader({ words, labels, cues, asked, names }: VocabularySource): Reader {
  const counts = new Map<string, number>()
  for (const word of [...words, ...labels]) counts.set(word, (counts.get(word) ?? 0) + 1)
  const stems = new Set([...counts.keys()].map(stem))
  const known = new Set([...asked, ...cues, ...counts.keys()])
  const owner = new Set([...PRONOUNS, ...names])
  const repeated = [...counts]
    .filter(([word, count]) => count > 1 && word.length >= LONG_WORD)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
  // A common word is never an error, even if the site does not contain it.
  const correct = createSpeller(
    new Set([...asked, ...cues, ...names, ...labels, ...repeated, ...COMMON_WORDS]),
    TWO_ERRORS_FROM,
    isOtherWord,
  )

  const isKnown = (word: string): boolean =>
    known.has(word) || owner.has(word) || COMMON_WORDS.has(word) || stems.has(stem(word))

  /** Undefined for a word that does not tell what the question is about. */
  function termOf(word: string): Term | undefined {
    // A single letter is a variable, or the abbreviation of another word.
    if (owner.has(word) || COMMON_WORDS.has(word) || /^[a-z]$/.test(word)) return undefined
    const own = stem(word)
    return { word, stem: own, others: SYNONYMS.get(own) ?? [] }
  }

  /** With the owner named once, where a first and a last name were said. */
  const spoken = (all: readonly string[]): readonly string[] =>
    all
      .map((word) => (owner.has(word) ? OWNER : word))
      .filter((word, place, said) => word !== OWNER || said[place - 1] !== OWNER)

  const read = (text: string): Question => {
    let corrections = 0
    const corrected = wordsOf(text)
      .slice(0, MOST_WORDS)
      .map((typed) => {
        const word = corrections < MOST_CORRECTIONS && !isKnown(typed) ? correct(typed) : undefined
        if (word !== undefined) corrections += 1
        return word ?? typed
      })
    const said = corrected.filter((word) => isKnown(word) || !ADVERB.test(word))
    const terms = new Map<string, Term>()
    for (const word of said) {
      const term = termOf(word)
      if (term && !terms.has(term.stem)) terms.set(term.stem, term)
    }
    return {
      words: spoken(said),
      terms: [...terms.values()],
    }
  }
  return Object.assign(read, {
    plain: (text: string) => spoken(wordsOf(text)),
    knows: (word: string) => known.has(word) || owner.has(word),
  })
}
