/** Finds the passages that a question is about and how certain each match is. */
import type { SearchResult } from 'minisearch'
import type { Passage } from './passage.ts'
import { makeEntry, textsOf, type IndexedPassage } from './passageEntry.ts'
import type { Term } from './question.ts'
import { LIGHT_WORDS } from './lightWords.ts'
import { stem, wordsOf } from './stems.ts'
import { createTextIndex } from './textIndex.ts'

export interface Hit {
  readonly entry: IndexedPassage
  /** For ranking only; it has no unit. */
  readonly score: number
  /** The share of the question that the passage covers, from 0 to 1. */
  readonly coverage: number
}

export type PassageIndex = ReturnType<typeof createPassageIndex>

/** A term of a question, with its weight: rare ones tell more. */
export interface WeighedTerm extends Term {
  readonly rarity: number
  /** Whether any passage has it, or it is of general meaning. */
  readonly isKnown: boolean
}

export function weightOf(terms: readonly WeighedTerm[]): number {
  return terms.reduce((sum, term) => sum + term.rarity, 0)
}

/** Whether no passage has it, nor could have it in another common word. */
export function isForeign({ isKnown, others }: WeighedTerm): boolean {
  return !isKnown && others.length === 0
}

const MOST_HITS = 8
/** How many of the best text matches are examined closely. */
const MOST_CANDIDATES = 12
/** Low, since a term may have many synonyms and their scores add up. */
const SYNONYM_WEIGHT = 0.2
/** How much of a passage's presence counts for a synonym. */
const AS_SYNONYM = 0.7
/** What a word of general meaning weighs of what its rarity would give it. */
const LIGHT = 0.4
/** The assumed frequency of an unknown stem, which may be a synonym of a known one. */
const AS_RARE = 2

export function createPassageIndex(passages: readonly Passage[]) {
  const stemOf = rememberingStems()
  const index = createTextIndex(wordsOf, stemOf)
  index.addAll(
    passages.map((passage) => ({
      name: passage.heading,
      within: passage.page,
      words: passage.keywords,
      text: textsOf(passage).join(' '),
    })),
  )

  const passageOf = ({ id }: SearchResult): Passage => passages[id as number] as Passage
  // Those of passages that are never found need not be made.
  const entries = new Map<unknown, IndexedPassage>()
  const entryOf = (result: SearchResult): IndexedPassage => {
    const entry = entries.get(result.id) ?? makeEntry(passageOf(result), stemOf)
    entries.set(result.id, entry)
    return entry
  }

  return {
    /** Adds to each term how rare it is among the passages. */
    weigh: (terms: readonly Term[]): readonly WeighedTerm[] =>
      terms.map((term) => {
        const frequency = frequencyIn(index.search([term.stem]), term.stem)
        return {
          ...term,
          isKnown: frequency > 0 || LIGHT_WORDS.has(term.stem),
          rarity:
            rarity(frequency || AS_RARE, passages.length) *
            (LIGHT_WORDS.has(term.stem) ? LIGHT : 1),
        }
      }),
    /** Returns at most `MOST_HITS`, best first, each with at least one word of the question. */
    search(
      terms: readonly WeighedTerm[],
      isWanted?: (passage: Passage) => boolean,
    ): readonly Hit[] {
      const own = terms.map((term) => term.stem)
      const results = index.search([...own, ...terms.flatMap(({ others }) => others)], {
        // Known questions cover the owner's data, so articles come first here.
        boostDocument: (id: number) => (passages[id]?.topic === undefined ? 1 : 0.5),
        boostTerm: (_, place) => (place < own.length ? 1 : SYNONYM_WEIGHT),
        ...(isWanted && { filter: (result) => isWanted(passageOf(result)) }),
      })
      return results
        .slice(0, MOST_CANDIDATES)
        .map((result): Hit => {
          const entry = entryOf(result)
          const coverage = coverageOf(terms, entry)
          return { entry, coverage, score: result.score * coverage }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_HITS)
    },
  }
}

/** Remembers stems, since most words occur many times; words of questions are not added. */
function rememberingStems(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word) ?? stem(word)
    known.set(word, found)
    return found
  }
}

/** How many passages contain the stem outside of their page's title. */
function frequencyIn(results: readonly SearchResult[], own: string): number {
  return results.filter(({ match }) => match[own]?.some((field) => field !== 'within')).length
}

/** Inverse document frequency, as in BM25. */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}

function coverageOf(terms: readonly WeighedTerm[], entry: IndexedPassage): number {
  const covered = terms.map((term) => presenceOf(term, terms, entry) * term.rarity)
  return covered.reduce((sum, each) => sum + each, 0) / weightOf(terms)
}

/** How much a passage is about a term; two terms in one sentence count in full. */
function presenceOf(term: Term, terms: readonly Term[], entry: IndexedPassage): number {
  const own = entry.presence.get(term.stem) ?? 0
  const isBesideAnother = entry.sentences.some(
    ({ stems }) =>
      stems.has(term.stem) && terms.some((other) => other !== term && stems.has(other.stem)),
  )
  if (isBesideAnother) return 1
  return Math.max(own, ...term.others.map((each) => (entry.presence.get(each) ?? 0) * AS_SYNONYM))
}
