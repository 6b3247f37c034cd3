/**
 * A visitor's text as the assistant understands it: known words, with typing errors corrected, and the
 * terms that tell what it is about. Pure.
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
   * The part of the term that the answer depends on, made of the site's own words. All words that the site
   * does not contain have the same key, so that no word of a visitor's is kept.
   */
  readonly key: string
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

/** A word, as the assistant understands it. */
interface Sense {
  /** The word, corrected. */
  readonly word: string
  /** What stands for it in the phrase. */
  readonly spoken: string
  /** Missing where the word does not tell what the question is about. */
  readonly term: Term | undefined
}

export interface Vocabulary {
  /** By known word. */
  readonly senses: ReadonlyMap<string, Sense>
  /** Every stem on the site. */
  readonly terms: ReadonlyMap<string, Term>
  readonly sortedStems: readonly string[]
  readonly speller: Speller
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

export function createVocabulary({ words, labels, cues, names }: VocabularySource): Vocabulary {
  const counts = new Map<string, number>()
  for (const list of [words, labels]) {
    for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
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
    // A common word is never an error, even if the site does not contain it.
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

/** A known word as it is, and an unknown one as it may have been meant. */
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
  // A single letter is a variable, or the abbreviation of another word.
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
