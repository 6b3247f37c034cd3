/** Reads a visitor's text: corrects typing errors and extracts the terms that tell its subject. */
import { COMMON_WORDS } from './commonWords.ts'
import { createSpeller } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

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
  /** Words that neither the site nor a known question has, as typed but in lower case. */
  readonly unknown: readonly string[]
  /** Distinct stems; empty for small talk. */
  readonly terms: readonly Term[]
}

const OWNER = 'owner'
const PRONOUNS = ['he', 'she', 'him', 'her']
/** Longer than any real question; the rest of a longer text is ignored. */
const MOST_WORDS = 60
/** Correcting is slow, and a text with more errors is noise. */
const MOST_CORRECTIONS = 6

/** The minimum length of a prefix that may stand for a whole word. */
const SHORTEST_PART = 4
/** A prefix of more words than this is ambiguous and stands for none. */
const MOST_ENDINGS = 3

/** Words are corrected to a word of the texts only if it is this long and occurs repeatedly. */
const LONG_WORD = 6

export interface Reader {
  (text: string): Question
  /** The words of a text without mistakes, as questions have them. */
  plain(text: string): readonly string[]
}

export interface VocabularySource {
  readonly words: Iterable<string>
  readonly labels: readonly string[]
  readonly cues: readonly string[]
  readonly names: readonly string[]
}

export function createReader({ words, labels, cues, names }: VocabularySource): Reader {
  const counts = new Map<string, number>()
  for (const list of [words, labels]) {
    for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const stems = new Set([...counts.keys()].map(stem))
  const known = new Set([...cues, ...counts.keys()])
  const owner = new Set([...PRONOUNS, ...names])
  const repeated = [...counts]
    .filter(([word, count]) => count > 1 && word.length >= LONG_WORD)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
  const plurals = labels.filter((word) => !word.endsWith('s')).map((word) => `${word}s`)
  // A common word is never an error, even if the site does not contain it.
  const correct = createSpeller(
    new Set([...cues, ...names, ...labels, ...repeated, ...COMMON_WORDS, ...plurals]),
  )

  const isKnown = (word: string): boolean =>
    owner.has(word) || COMMON_WORDS.has(word) || known.has(word) || stems.has(stem(word))

  /** Undefined for a word that does not tell what the question is about. */
  function termOf(word: string): Term | undefined {
    // A single letter is a variable, or the abbreviation of another word.
    if (owner.has(word) || COMMON_WORDS.has(word) || /^[a-z]$/.test(word)) return undefined
    const own = stem(word)
    const synonyms = SYNONYMS.get(own) ?? []
    return { word, stem: own, others: stems.has(own) ? synonyms : [...synonyms, ...endings(own)] }
  }

  /** Known stems that begin with a part: "pixi" for "pixijs". */
  function endings(part: string): readonly string[] {
    if (part.length < SHORTEST_PART) return []
    const found = [...stems].filter((each) => each.startsWith(part))
    return found.length > MOST_ENDINGS ? [] : found
  }

  /** A first and a last name are one. */
  const isRepeated = (said: string, spoken: readonly string[]): boolean =>
    said === OWNER && spoken.at(-1) === OWNER

  const read = (text: string): Question => {
    let corrections = 0
    const spoken: string[] = []
    const unknown: string[] = []
    const terms: Term[] = []
    for (const typed of wordsOf(text).slice(0, MOST_WORDS)) {
      const mayCorrect = corrections < MOST_CORRECTIONS && !isKnown(typed)
      const word = (mayCorrect && correct(typed)) || typed
      if (word !== typed) corrections += 1
      else if (!isKnown(word)) unknown.push(word)
      const said = owner.has(word) ? OWNER : word
      if (!isRepeated(said, spoken)) spoken.push(said)
      const term = termOf(word)
      if (term && !terms.some((earlier) => earlier.stem === term.stem)) terms.push(term)
    }
    return { words: spoken, unknown, terms }
  }

  return Object.assign(read, {
    plain: (text: string) =>
      wordsOf(text)
        .map((word) => (owner.has(word) ? OWNER : word))
        .filter((said, place, all) => !isRepeated(said, all.slice(0, place))),
  })
}
