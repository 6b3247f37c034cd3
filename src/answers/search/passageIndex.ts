/** Finds the passages that a question is about and how certain each match is. */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './knowledge.ts'
import { makeEntry, textsOf, type IndexedPassage } from './passageEntry.ts'
import type { Term } from './question.ts'
import { stem, wordsOf } from './words.ts'

export interface Hit {
  readonly entry: IndexedPassage
  /** For ranking only; it has no unit. */
  readonly score: number
  /** The share of the question that the passage covers, from 0 to 1. */
  readonly coverage: number
}

export interface PassageIndex {
  /** Adds to each term how rare it is among the passages. */
  weigh(terms: readonly Term[]): readonly WeighedTerm[]
  /** Returns at most `MOST_HITS`, best first, each with at least one word of the question. */
  search(terms: readonly WeighedTerm[]): readonly Hit[]
}

/** A term of a question, with its weight: rare ones tell more. */
export interface WeighedTerm extends Term {
  readonly rarity: number
}

const BOOST = { heading: 3, page: 1.5, keywords: 1.5, text: 1 }
const MOST_HITS = 8
/** How many of the best text matches are examined closely. */
const MOST_CANDIDATES = 12
/** Low, since a term may have many synonyms and their scores add up. */
const SYNONYM_WEIGHT = 0.2
/** How much of a passage's presence counts for a synonym. */
const AS_SYNONYM = 0.7
/** The assumed frequency of an unknown stem, which may be a synonym of a known one. */
const AS_RARE = 2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const stemOf = rememberingStems()
  const engine = new MiniSearch<Passage & { readonly id: number }>({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stemOf,
    extractField: (passage, name) =>
      name === 'text' ? textsOf(passage).join(' ') : passage[name as 'id'],
    // Questions are lists of stems.
    searchOptions: { boost: BOOST, tokenize: (text) => text.split(' '), processTerm: (own) => own },
  })
  engine.addAll(passages.map((passage, id) => ({ ...passage, id })))

  return {
    weigh: (terms) =>
      terms.map((term) => {
        const results = engine.search(term.stem)
        return {
          ...term,
          rarity: rarity(frequencyIn(results, term.stem) || AS_RARE, passages.length),
        }
      }),
    search(terms) {
      const own = terms.map((term) => term.stem)
      const results = engine.search([...own, ...terms.flatMap(({ others }) => others)].join(' '), {
        boostTerm: (_, index) => (index < own.length ? 1 : SYNONYM_WEIGHT),
      })
      const passageOf = ({ id }: SearchResult): Passage => passages[id as number] as Passage
      return results
        .slice(0, MOST_CANDIDATES)
        .map((result): Hit => {
          const entry = makeEntry(passageOf(result), stemOf)
          const coverage = coverageOf(terms, entry)
          return { entry, coverage, score: result.score * (0.15 + coverage ** 2) }
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
  return results.filter(({ match }) => match[own]?.some((field) => field !== 'page')).length
}

/** Inverse document frequency, as in BM25. */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}

/** Rare words count more, but not alone: the rarest may be just another word for the subject. */
function coverageOf(terms: readonly WeighedTerm[], entry: IndexedPassage): number {
  let all = 0
  let covered = 0
  let plain = 0
  for (const term of terms) {
    const present = presenceOf(term, terms, entry)
    all += term.rarity
    covered += present * term.rarity
    plain += present
  }
  return (covered / all + plain / terms.length) / 2
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
