/**
 * Finds the passages that a question is about, and tells how certain that is. Pure: it uses no network
 * and no clock.
 */
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
  /**
   * Best first; at most `MOST_HITS`, each with a word of the question at least.
   * @param isWanted says which passages are searched; all by default
   */
  search(terms: readonly Term[], isWanted?: (passage: Passage) => boolean): readonly Hit[]
}

/** A term of a question, with its weight: rare ones tell more. */
interface WeighedTerm extends Term {
  readonly rarity: number
}

const BOOST = { heading: 3, page: 1.5, keywords: 1.5, text: 1 }
const MOST_HITS = 8
/** How many of the passages that match best by their words are examined closely. */
const MOST_CANDIDATES = 12
/** The weight of a synonym in the search: low, since a term may have many and their scores add up. */
const SYNONYM_WEIGHT = 0.2
/** How much of a passage's presence counts for a synonym. */
const AS_SYNONYM = 0.7
/** A stem that is in no passage counts as being in this many: it may be another word for one that is. */
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
    search(terms, isWanted = () => true) {
      const own = terms.map((term) => term.stem)
      const results = engine.search([...own, ...terms.flatMap(({ others }) => others)].join(' '), {
        boostTerm: (_, index) => (index < own.length ? 1 : SYNONYM_WEIGHT),
      })
      const weighed = terms.map((term) => ({
        ...term,
        rarity: rarity(frequencyIn(results, term.stem) || AS_RARE, passages.length),
      }))
      const passageOf = ({ id }: SearchResult): Passage => passages[id as number] as Passage
      return results
        .filter((result) => isWanted(passageOf(result)))
        .slice(0, MOST_CANDIDATES)
        .map((result): Hit => {
          const entry = makeEntry(passageOf(result), stemOf)
          const coverage = coverageOf(weighed, entry)
          return { entry, coverage, score: result.score * (0.15 + coverage ** 2) }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_HITS)
    },
  }
}

/** Most words of a site occur many times. Only its own words are remembered. */
function rememberingStems(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word) ?? stem(word)
    known.set(word, found)
    return found
  }
}

/** How many passages contain the stem, not only in the title of their page. */
function frequencyIn(results: readonly SearchResult[], own: string): number {
  return results.filter(({ match }) => match[own]?.some((field) => field !== 'page')).length
}

/** Inverse document frequency, as in BM25. */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}

/**
 * The mean of two means, one of which gives rare words a higher weight: the rarest word of a question is
 * often its subject, but it may also be just another word for it.
 */
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

/**
 * How much a passage is about a term. Where one sentence contains two terms, that is hardly an accident,
 * so the term counts in full.
 */
function presenceOf(term: Term, terms: readonly Term[], entry: IndexedPassage): number {
  const own = entry.presence.get(term.stem) ?? 0
  const isBesideAnother = entry.sentences.some(
    ({ stems }) =>
      stems.has(term.stem) && terms.some((other) => other !== term && stems.has(other.stem)),
  )
  if (isBesideAnother) return 1
  return Math.max(own, ...term.others.map((each) => (entry.presence.get(each) ?? 0) * AS_SYNONYM))
}
