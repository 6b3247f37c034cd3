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
  /** Stems that mean nearly the same. */
  readonly others: readonly string[]
  /**
   * What an answer depends on of it. Words that the site never says are all the same to it, so that
   * no word of a visitor's is in here, only the site's own.
   */
  readonly key: string
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

/** A word as it is understood. */
interface Sense {
  /** As it was meant. */
  readonly word: string
  /** As the phrase has it. */
  readonly spoken: string
  /** Missing where it says nothing about what the question is about. */
  readonly term: Term | undefined
}

export interface Vocabulary {
  /** Of every word that is known beforehand. */
  readonly senses: ReadonlyMap<string, Sense>
  /** Of every stem on the site. */
  readonly terms: ReadonlyMap<string, Term>
  readonly sortedStems: readonly string[]
  readonly speller: Speller
}

const OWNER = 'you'
const PRONOUNS = ['he', 'she', 'him', 'her']
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
  const sortedStems = [...new Set([...counts.keys()].map(stem))].toSorted()
  const terms = new Map(sortedStems.map((own): [string, Term] => [own, knownTerm(own)]))
  const repeated = [...counts]
    .filter(([word, count]) => count > 1 && word.length >= LONG_WORD)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
  const told = [...cues, ...counts.keys()].map((word) => senseOf(word, word, terms, sortedStems))
  const meaningless = [...COMMON_WORDS].map((word): Sense => ({
    word,
    spoken: word,
    term: undefined,
  }))
  const owner = [...PRONOUNS, ...names].map((word): Sense => {
    const isName = names.includes(word)
    const { term } = senseOf(word, OWNER, terms, sortedStems)
    return { word, spoken: OWNER, term: isName || COMMON_WORDS.has(word) ? undefined : term }
  })
  return {
    senses: new Map([...told, ...meaningless, ...owner].map((sense) => [sense.word, sense])),
    terms,
    sortedStems,
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
  let corrections = 0
  let phrase = ' '
  let before = ''
  const terms: Term[] = []
  for (const typed of wordsOf(text).slice(0, MOST_WORDS)) {
    const { word, spoken, term } = understand(typed, vocabulary, corrections < MOST_CORRECTIONS)
    if (word !== typed) corrections += 1
    // A first and a last name are one `you`.
    if (spoken !== OWNER || before !== OWNER) phrase += `${spoken} `
    before = spoken
    if (term && !terms.some((known) => known.stem === term.stem)) terms.push(term)
  }
  return { phrase, terms }
}

/** A word as it is or, if nobody here knows it, as it may have been meant. */
function understand(typed: string, vocabulary: Vocabulary, mayCorrect: boolean): Sense {
  const { senses, terms, sortedStems, speller } = vocabulary
  const known = senses.get(typed)
  if (known) return known
  const sense = senseOf(typed, typed, terms, sortedStems)
  if (!mayCorrect || !sense.term || terms.has(sense.term.stem)) return sense
  const meant = speller.correct(typed)
  return meant === undefined || meant === typed ? sense : understand(meant, vocabulary, false)
}

function senseOf(
  word: string,
  spoken: string,
  terms: ReadonlyMap<string, Term>,
  sortedStems: readonly string[],
): Sense {
  // A single letter is a variable or an abbreviation of something else.
  if (/^[a-z]$/.test(word)) return { word, spoken, term: undefined }
  const own = stem(word)
  return { word, spoken, term: terms.get(own) ?? unknownTerm(own, sortedStems) }
}

function knownTerm(own: string): Term {
  return { stem: own, others: SYNONYMS.get(own) ?? [], key: own }
}

function unknownTerm(own: string, sortedStems: readonly string[]): Term {
  const others = [...(SYNONYMS.get(own) ?? []), ...endings(own, sortedStems)]
  return { stem: own, others, key: `?${others.join(',')}` }
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
