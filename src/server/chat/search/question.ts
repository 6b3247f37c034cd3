/** Reads a visitor's text: corrects typing errors and extracts the terms that tell its subject. */
import { COMMON_WORDS } from './commonWords.ts'
import { createSpeller } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

export interface Term {
  readonly stem: string
  /** Stems of synonyms. */
  readonly others: readonly string[]
}

export interface Question {
  /** All corrected words, with blanks around each; `you` is the owner, by name or pronoun. */
  readonly phrase: string
  /** Distinct stems; empty for small talk. */
  readonly terms: readonly Term[]
}

const OWNER = 'you'
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

export interface VocabularySource {
  readonly words: Iterable<string>
  readonly labels: readonly string[]
  readonly cues: readonly string[]
  readonly names: readonly string[]
}

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
