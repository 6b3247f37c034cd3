/**
 * A visitor's text as the assistant understands it: known words, typing errors put right, and the
 * terms that say what it is about. Pure.
 */
import { COMMON_WORDS } from './commonWords.ts'
import { createSpeller, type Speller } from './spelling.ts'
import { SYNONYMS } from './synonyms.ts'
import { stem, wordsOf } from './words.ts'

export interface Term {
  readonly stem: string
  /** False: no text of the site has it. */
  readonly isKnown: boolean
  /** Stems that mean nearly the same. */
  readonly others: readonly string[]
}

export interface Question {
  /**
   * All words, corrected, with a blank between them and at both ends, for patterns. `you` stands for
   * the owner's name too, and for "he" and "she".
   */
  readonly phrase: string
  /** What it is about, each stem once. Empty for small talk. */
  readonly terms: readonly Term[]
}

export interface Vocabulary {
  /** Stem by word, of every word on the site. */
  readonly stems: ReadonlyMap<string, string>
  readonly knownStems: ReadonlySet<string>
  readonly sortedStems: readonly string[]
  readonly speller: Speller
  /** Of the owner. */
  readonly names: ReadonlySet<string>
}

const PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her'])
/** Nobody asks in more words; the rest of a longer text is not looked at. */
const MOST_WORDS = 60
/** A question with more errors is noise, and correcting is what costs. */
const MOST_CORRECTIONS = 6

/** A part of a word must be this long to stand for the whole. */
const SHORTEST_PART = 4
/** What more words begin with stands for none of them. */
const MOST_ENDINGS = 3

/** A word of the texts is worth correcting to if it is long and they have it more than once. */
const LONG_WORD = 6

export interface VocabularySource {
  /** Of all texts, in order. */
  readonly words: readonly string[]
  /** Of titles, headings and keywords. */
  readonly labels: readonly string[]
  /** Words that only questions have, such as `email`. */
  readonly cues: readonly string[]
  /** Of the owner, in any form. */
  readonly names: readonly string[]
}

export function createVocabulary({ words, labels, cues, names }: VocabularySource): Vocabulary {
  const counts = new Map<string, number>()
  for (const word of [...words, ...labels]) counts.set(word, (counts.get(word) ?? 0) + 1)
  const stems = new Map([...counts.keys()].map((word) => [word, stem(word)]))
  const repeated = [...counts]
    .filter(([word, count]) => count > 1 && word.length >= LONG_WORD)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
  return {
    stems,
    knownStems: new Set(stems.values()),
    sortedStems: [...new Set(stems.values())].toSorted(),
    names: new Set(names),
    // Any word may be meant as it is written: what the site never says is no error of its own.
    speller: createSpeller(
      new Set([...cues, ...names, ...labels, ...repeated, ...COMMON_WORDS, ...plurals(labels)]),
    ),
  }
}

function plurals(words: readonly string[]): readonly string[] {
  return words.filter((word) => !word.endsWith('s')).map((word) => `${word}s`)
}

/** Reads a text of any length. */
export function readQuestion(text: string, vocabulary: Vocabulary): Question {
  const { names } = vocabulary
  let corrections = 0
  const words: string[] = []
  const terms = new Map<string, Term>()
  for (const typed of wordsOf(text).slice(0, MOST_WORDS)) {
    const { word, own } = understand(typed, vocabulary, corrections < MOST_CORRECTIONS)
    if (word !== typed) corrections += 1
    words.push(word)
    // A single letter is a variable or an abbreviation of something else.
    if (own === '' || /^[a-z]$/.test(word) || terms.has(own)) continue
    terms.set(own, termOf(own, vocabulary))
  }
  return { phrase: phraseOf(words, names), terms: [...terms.values()] }
}

interface Understood {
  readonly word: string
  /** Its stem, or empty where it says nothing about what the question is about. */
  readonly own: string
}

/** A word as it is or, if nobody here knows it, as it may have been meant. */
function understand(typed: string, vocabulary: Vocabulary, mayCorrect: boolean): Understood {
  const { stems, knownStems, names, speller } = vocabulary
  if (COMMON_WORDS.has(typed) || names.has(typed)) return { word: typed, own: '' }
  const own = stems.get(typed) ?? stem(typed)
  const meant = mayCorrect && !knownStems.has(own) ? speller.correct(typed) : undefined
  if (meant === undefined || meant === typed) return { word: typed, own }
  return understand(meant, vocabulary, false)
}

/** A first and a last name are one `you`. */
function phraseOf(words: readonly string[], names: ReadonlySet<string>): string {
  const named = words.map((word) => (names.has(word) || PRONOUNS.has(word) ? 'you' : word))
  return ` ${named.join(' ').replace(/\byou you\b/g, 'you')} `
}

function termOf(own: string, { knownStems, sortedStems }: Vocabulary): Term {
  const isKnown = knownStems.has(own)
  const others = SYNONYMS.get(own) ?? []
  return {
    stem: own,
    isKnown,
    others: isKnown ? others : [...others, ...endings(own, sortedStems)],
  }
}

/** Known stems that begin with a part: "pixi" for "pixijs". */
function endings(part: string, sorted: readonly string[]): readonly string[] {
  if (part.length < SHORTEST_PART) return []
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  const found = sorted.slice(low, low + MOST_ENDINGS + 1).filter((each) => each.startsWith(part))
  return found.length > MOST_ENDINGS ? [] : found
}
