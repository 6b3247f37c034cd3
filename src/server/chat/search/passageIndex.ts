/**
 * Finds the passages that a question is about, and tells how certain that is. Pure: it uses no network
 * and no clock. A search adds up a few rows of numbers and needs little memory, since all searches
 * share the same arrays.
 */
import type { Passage } from './knowledge.ts'
import { AS_SYNONYM, makeEntry, sharesSentence, type IndexedPassage } from './passageEntry.ts'
import type { Question } from './question.ts'
import { createStemTable, type StemRow } from './stemTable.ts'
import { createRecentMap } from '../limits/recentMap.ts'

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
  search(
    question: Pick<Question, 'terms'>,
    isWanted?: (passage: Passage) => boolean,
  ): readonly Hit[]
}

/** A term of a question, with its row of every passage's numbers. */
interface AskedTerm {
  readonly stem: string
  readonly row: StemRow
  readonly others: readonly StemRow[]
}

const MOST_HITS = 8
/** How many of the passages that match best by their words are examined closely. */
const MOST_CANDIDATES = 12
/** How many of those are kept in the form in which they are examined. */
const MOST_EXAMINED = 1000
/** The weight of a synonym: low, since a term may have many and their scores add up. */
const SYNONYM_WEIGHT = 0.2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const rowOf = createStemTable(passages)
  const examined = createRecentMap<IndexedPassage, number>(MOST_EXAMINED)
  /** For one search, by passage: the sum of its scores and their number. Zero between searches. */
  const sums = new Float64Array(passages.length)
  const counts = new Uint16Array(passages.length)

  function add({ ids, scores }: StemRow, weight: number): void {
    for (let i = 0; i < ids.length; i += 1) {
      const id = ids[i] ?? 0
      sums[id] = (sums[id] ?? 0) + (scores[i] ?? 0) * weight
      counts[id] = (counts[id] ?? 0) + 1
    }
  }

  function entryOf(id: number, passage: Passage): IndexedPassage {
    const entry = examined.get(id) ?? makeEntry(passage)
    examined.set(id, entry)
    return entry
  }

  /** The indexes of the passages that match best by their words, best first, and their scores. */
  function candidates(
    asked: readonly AskedTerm[],
    isWanted: (passage: Passage) => boolean,
  ): readonly Ranked<number>[] {
    for (const { row, others } of asked) {
      add(row, 1)
      for (const other of others) add(other, SYNONYM_WEIGHT)
    }
    const found: Ranked<number>[] = []
    for (let id = 0; id < sums.length; id += 1) {
      // As MiniSearch does it: a passage with more of the terms counts more.
      const score = (sums[id] ?? 0) * (counts[id] ?? 0)
      const passage = score > 0 && passages[id]
      if (passage && isWanted(passage)) keepBest(found, { value: id, score }, MOST_CANDIDATES)
    }
    sums.fill(0)
    counts.fill(0)
    return found
  }

  return {
    search({ terms }, isWanted = () => true) {
      const asked = terms.map(({ stem, others }) => ({
        stem,
        row: rowOf(stem),
        others: others.length === 0 ? NO_ROWS : others.map(rowOf),
      }))
      const hits: Hit[] = []
      for (const { value: id, score } of candidates(asked, isWanted)) {
        const passage = passages[id]
        if (!passage) continue
        const entry = entryOf(id, passage)
        const coverage = coverageOf(asked, id, entry)
        keepBest(hits, { entry, coverage, score: score * (0.15 + coverage ** 2) }, MOST_HITS)
      }
      return hits
    },
  }
}

const NO_ROWS: readonly StemRow[] = []

interface Ranked<Value> {
  readonly value: Value
  readonly score: number
}

/** Inserts a passage among the best so far, best first; of two equal scores the earlier wins. */
function keepBest<Each extends { readonly score: number }>(
  best: Each[],
  each: Each,
  most: number,
): void {
  if (best.length === most && (best[most - 1]?.score ?? 0) >= each.score) return
  // The worse ones move up by one; if there are too many, the worst is dropped.
  let place = best.length < most ? best.length : most - 1
  for (; place > 0; place -= 1) {
    const better = best[place - 1]
    if (!better || better.score >= each.score) break
    best[place] = better
  }
  best[place] = each
}

/**
 * The mean of two means, one of which gives rare words a higher weight: the rarest word of a question is
 * often its subject, but it may also be just another word for it.
 */
function coverageOf(asked: readonly AskedTerm[], id: number, entry: IndexedPassage): number {
  let all = 0
  let covered = 0
  let plain = 0
  for (const each of asked) {
    const present = presenceOf(each, id, asked, entry)
    const { rarity } = each.row
    all += rarity
    covered += present * rarity
    plain += present
  }
  return (covered / all + plain / asked.length) / 2
}

/**
 * How much a passage is about a term. Where one sentence contains two terms, that is hardly an accident,
 * so the term counts in full.
 */
function presenceOf(
  term: AskedTerm,
  id: number,
  asked: readonly AskedTerm[],
  entry: IndexedPassage,
): number {
  const own = term.row.presenceIn(id)
  if (own === 1 || (own > 0 && isBesideAnother(term, id, asked, entry))) return 1
  let most = own
  for (const other of term.others) most = Math.max(most, other.presenceIn(id) * AS_SYNONYM)
  return most
}

function isBesideAnother(
  term: AskedTerm,
  id: number,
  asked: readonly AskedTerm[],
  entry: IndexedPassage,
): boolean {
  for (const other of asked) {
    const isThere = other !== term && other.row.presenceIn(id) > 0
    if (isThere && sharesSentence(term.stem, other.stem, entry)) return true
  }
  return false
}
