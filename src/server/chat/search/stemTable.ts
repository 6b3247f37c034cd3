/**
 * What the passages have of each stem, as rows of numbers by a passage's index. A row is made when its
 * stem is first asked for and kept: only stems that the texts have get one, of which there is a
 * limited number, so that nothing is kept of what visitors type.
 */
import type { Passage } from './knowledge.ts'
import type { Entry } from './passageEntry.ts'
import { createTermScores } from './termScores.ts'

export interface StemRow {
  /** Passages that have the stem, by their index. */
  readonly ids: readonly number[]
  /** How well each of `ids` matches; no unit. */
  readonly scores: readonly number[]
  /** By passage, how much it speaks of the stem: 0 to 1. */
  readonly presence: Float64Array
  /** Weight of the stem in a question: rare ones tell more. */
  readonly rarity: number
}

/** In how many passages a word counts as being that is in none. */
const AS_RARE = 2

const NOWHERE: readonly number[] = []

/** @returns the row of any stem; of one that no text has an empty one */
export function createStemTable(
  passages: readonly Passage[],
  entries: readonly Entry[],
): (stem: string) => StemRow {
  const scoresOf = createTermScores(passages)
  const frequencies = countPassages(entries)
  const known = new Set(entries.flatMap(({ presence }) => [...presence.keys()]))
  const rows = new Map<string, StemRow>()

  function makeRow(stem: string): StemRow {
    const frequency = frequencies.get(stem)
    // A word of a page's title alone is no match for any passage of that page.
    const found = frequency === undefined ? [] : scoresOf(stem)
    return {
      ids: found.map(({ id }) => id),
      scores: found.map(({ score }) => score),
      presence: Float64Array.from(entries, ({ presence }) => presence.get(stem) ?? 0),
      rarity: rarity(frequency ?? AS_RARE, entries.length),
    }
  }

  const nothing: StemRow = {
    ids: NOWHERE,
    scores: NOWHERE,
    presence: new Float64Array(entries.length),
    rarity: rarity(AS_RARE, entries.length),
  }
  return (stem) => {
    const row = rows.get(stem)
    if (row) return row
    if (!known.has(stem)) return nothing
    const made = makeRow(stem)
    rows.set(stem, made)
    return made
  }
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
