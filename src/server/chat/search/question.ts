/**
 * A visitor's text as the assistant understands it: known words, with typing errors corrected, and the
 * terms that tell what it is about. Pure.
 */
import { COMMON_WORDS } from './commonWords.ts'
import { createSpeller } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

export interface Term {
  readonly stem: string
  /** Stems that mean nearly the same. */
  readonly others: readonly string[]
}

export interface Question {
  /**
   * All words, corrected, with a blank between them and at both ends, for patterns. `you` stands for
   * the owner's name too, and for "he" and "she".
   */
  readonly phrase: string
  /** The subjects of the question, each stem once. Empty for small talk. */
  readonly terms: readonly Term[]
}

const OWNER = 'you'
const PRONOUNS = ['he', 'she', 'him', 'her']
/** Longer than any real question; the rest of a longer text is ignored. */
const MOST_WORDS = 60
/** How many words are corrected at most: correcting is slow, and a text with more errors is noise. */
const MOST_CORRECTIONS = 6

/** A part of a word must be this long to stand for the whole. */
const SHORTEST_PART = 4
/** A part that more words begin with stands for none of them. */
const MOST_ENDINGS = 3

/** Words are corrected to a word of the texts only if it is this long and occurs more than once. */
const LONG_WORD = 6

export interface VocabularySource {
  /** The words of all texts, in order. */
  readonly words: Iterable<string>
  /** The words of titles, headings and keywords. */
  readonly labels: readonly string[]
  /** Words that may occur in questions only, such as `email`. */
  readonly cues: readonly string[]
  /** The owner's names, in any form. */
  readonly names: readonly string[]
}

/** @returns a function that reads a text of any length */
export function createReader({
  words,
  labels,
  cues,
  names,
}: VocabularySource): (text: string) => Question {
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
    return { stem: own, others: stems.has(own) ? synonyms : [...synonyms, ...endings(own)] }
  }

  /** Known stems that begin with a part: "pixi" for "pixijs". */
  function endings(part: string): readonly string[] {
    if (part.length < SHORTEST_PART) return []
    const found = [...stems].filter((each) => each.startsWith(part))
    return found.length > MOST_ENDINGS ? [] : found
  }

  return (text) => {
    let corrections = 0
    const spoken: string[] = []
    const terms: Term[] = []
    for (const typed of wordsOf(text).slice(0, MOST_WORDS)) {
      const mayCorrect = corrections < MOST_CORRECTIONS && !isKnown(typed)
      const word = (mayCorrect && correct(typed)) || typed
      if (word !== typed) corrections += 1
      const said = owner.has(word) ? OWNER : word
      // A first and a last name are one `you`.
      if (said !== OWNER || spoken.at(-1) !== OWNER) spoken.push(said)
      const term = termOf(word)
      if (term && !terms.some((earlier) => earlier.stem === term.stem)) terms.push(term)
    }
    return { phrase: ` ${spoken.map((word) => `${word} `).join('')}`, terms }
  }
}
