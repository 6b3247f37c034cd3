/**
 * Finds the passages that a question is about, and says how sure that is. Pure once it is made:
 * no network, no clock.
 */
import type { Passage } from './knowledge.ts'
import { makeEntry, presences, type Entry } from './passageEntry.ts'
import type { Question, Term } from './question.ts'
import { createTermScores } from './termScores.ts'

export interface Hit {
  readonly entry: Entry
  /** For ranking only: it has no unit. */
  readonly score: number
  /** How much of what was asked the passage speaks of, from 0 to 1. */
  readonly coverage: number
}

type Candidate = Pick<Hit, 'entry' | 'score'>

export interface PassageIndex {
  /** Best first; at most `MOST_HITS`, none without a word of the question. */
  search(question: Question): readonly Hit[]
}

const MOST_HITS = 8
/** Looked at closely: those that match best by their words. */
const MOST_CANDIDATES = 12
/** In how many passages a word counts as being that is in none. */
const AS_RARE = 2
/** Low, for a term may have many synonyms and their scores add up. */
const SYNONYM_WEIGHT = 0.2

export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const entries = passages.map(makeEntry)
  const frequencies = countPassages(entries)
  const scores = createTermScores(passages, (stem) => frequencies.has(stem))

  /** Best by their words, with a score that adds up those of the terms. */
  function candidates(terms: readonly Term[]): readonly Candidate[] {
    const sums = new Float64Array(entries.length)
    const counts = new Uint16Array(entries.length)
    const add = (stem: string, weight: number): void => {
      for (const { id, score } of scores.of(stem)) {
        sums[id] = (sums[id] ?? 0) + score * weight
        counts[id] = (counts[id] ?? 0) + 1
      }
    }
    for (const { stem, others } of terms) {
      add(stem, 1)
      for (const other of others) add(other, SYNONYM_WEIGHT)
    }
    const found: Candidate[] = []
    for (const [id, entry] of entries.entries()) {
      // As MiniSearch does for several terms: who has more of them is worth more.
      const score = (sums[id] ?? 0) * (counts[id] ?? 0)
      if (score > 0) found.push({ entry, score })
    }
    return found.sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES)
  }

  return {
    search({ terms }) {
      const weights = terms.map(({ stem }) =>
        rarity(frequencies.get(stem) ?? AS_RARE, entries.length),
      )
      return candidates(terms)
        .map(({ entry, score }): Hit => {
          const coverage = coverageOf(presences(terms, entry), weights)
          return { entry, coverage, score: score * (0.15 + coverage ** 2) }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_HITS)
    },
  }
}

/**
 * The mean of two means, one that counts rare words more and one that does not: the rarest word of
 * a question is often its subject, and often just another word for it.
 */
function coverageOf(present: readonly number[], weights: readonly number[]): number {
  let all = 0
  let covered = 0
  let plain = 0
  for (let i = 0; i < present.length; i += 1) {
    const each = present[i] ?? 0
    const weight = weights[i] ?? 0
    all += weight
    covered += each * weight
    plain += each
  }
  return (covered / all + plain / present.length) / 2
}

/** In how many passages each stem is. */
function countPassages(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>()
  for (const { own } of entries) {
    for (const each of own) frequencies.set(each, (frequencies.get(each) ?? 0) + 1)
  }
  return frequencies
}

/**
 * Inverse document frequency, as BM25 has it. A term that no passage has may be another word for one
 * that they have, so it is not quite the rarest.
 */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}
