/**
 * Finds the passages that a question is about, and says how sure that is. Pure once it is made:
 * no network, no clock. A question costs a few additions over rows of numbers and little memory: the
 * same sums are used for all of them.
 */
import type { Passage } from './knowledge.ts'
import { AS_SYNONYM, makeEntry, sharesSentence, type Entry } from './passageEntry.ts'
import type { Question } from './question.ts'
import { createStemTable, type StemRow } from './stemTable.ts'

export interface Hit {
  readonly entry: Entry
  /** For ranking only: it has no unit. */
  readonly score: number
  /** How much of what was asked the passage speaks of, from 0 to 1. */
  readonly coverage: number
}

export interface PassageIndex {
  /** Best first; at most `MOST_HITS`, none without a word of the question. */
  search(question: Pick<Question, 'terms'>): readonly Hit[]
}

/** A term of a question with what the passages have of it. */
interface AskedTerm {
  readonly stem: string
  readonly row: StemRow
  readonly others: readonly StemRow[]
}

const MOST_HITS = 8
/** Looked at closely: those that match best by their words. */
const MOST_CANDIDATES = 12
/** Low, for a term may have many synonyms and their scores add up. */
const SYNONYM_WEIGHT = 0.2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const entries = passages.map(makeEntry)
  const rowOf = createStemTable(passages, entries)
  /** By passage, and of one search: scores added up, and how many. Zero between searches. */
  const sums = new Float64Array(entries.length)
  const counts = new Uint16Array(entries.length)

  function add({ ids, scores }: StemRow, weight: number): void {
    for (let i = 0; i < ids.length; i += 1) {
      const id = ids[i] ?? 0
      sums[id] = (sums[id] ?? 0) + (scores[i] ?? 0) * weight
      counts[id] = (counts[id] ?? 0) + 1
    }
  }

  /** The indexes of those that are best by their words, best first, and their scores. */
  function candidates(asked: readonly AskedTerm[]): readonly Ranked<number>[] {
    for (const { row, others } of asked) {
      add(row, 1)
      for (const other of others) add(other, SYNONYM_WEIGHT)
    }
    const found: Ranked<number>[] = []
    for (let id = 0; id < sums.length; id += 1) {
      // As MiniSearch does for several terms: who has more of them is worth more.
      const score = (sums[id] ?? 0) * (counts[id] ?? 0)
      if (score > 0) keepBest(found, { value: id, score }, MOST_CANDIDATES)
    }
    sums.fill(0)
    counts.fill(0)
    return found
  }

  return {
    search({ terms }) {
      const asked = terms.map(({ stem, others }) => ({
        stem,
        row: rowOf(stem),
        others: others.length === 0 ? NO_ROWS : others.map(rowOf),
      }))
      const hits: Hit[] = []
      for (const { value: id, score } of candidates(asked)) {
        const entry = entries[id]
        if (!entry) continue
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

/** Puts one in its place among the best so far, best first; of two with one score the earlier. */
function keepBest<Each extends { readonly score: number }>(
  best: Each[],
  each: Each,
  most: number,
): void {
  if (best.length === most && (best[most - 1]?.score ?? 0) >= each.score) return
  // Moves the worse ones up by one; the worst goes where there are too many.
  let place = best.length < most ? best.length : most - 1
  for (; place > 0; place -= 1) {
    const better = best[place - 1]
    if (!better || better.score >= each.score) break
    best[place] = better
  }
  best[place] = each
}

/**
 * The mean of two means, one that counts rare words more and one that does not: the rarest word of
 * a question is often its subject, and often just another word for it.
 */
function coverageOf(asked: readonly AskedTerm[], id: number, entry: Entry): number {
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
 * How much a passage speaks of a term. Two terms in one sentence are no accident: that counts in
 * full.
 */
function presenceOf(
  term: AskedTerm,
  id: number,
  asked: readonly AskedTerm[],
  entry: Entry,
): number {
  const own = term.row.presence[id] ?? 0
  if (own === 1 || (own > 0 && isBesideAnother(term, id, asked, entry))) return 1
  let most = own
  for (const { presence } of term.others) most = Math.max(most, (presence[id] ?? 0) * AS_SYNONYM)
  return most
}

function isBesideAnother(
  term: AskedTerm,
  id: number,
  asked: readonly AskedTerm[],
  entry: Entry,
): boolean {
  for (const other of asked) {
    const isThere = other !== term && (other.row.presence[id] ?? 0) > 0
    if (isThere && sharesSentence(term.stem, other.stem, entry)) return true
  }
  return false
}
