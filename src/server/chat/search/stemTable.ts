/**
 * How much each passage says of each stem, as rows of numbers by the passage's index. A row is made when
 * its stem is first asked for, and kept. Only stems of the site's texts get a row, so the number of rows
 * is limited and nothing that visitors type is kept.
 */
import type { Passage } from './knowledge.ts'
import type { IndexedPassage } from './passageEntry.ts'
import { createTermScores } from './termScores.ts'

export interface StemRow {
  /** The indexes of the passages that contain the stem. */
  readonly ids: readonly number[]
  /** How well each of `ids` matches; it has no unit. */
  readonly scores: readonly number[]
  /** By passage, how much it is about the stem, from 0 to 1. */
  readonly presence: Float64Array
  /** The weight of the stem in a question: rare ones tell more. */
  readonly rarity: number
}

/** A word that is in no passage counts as being in this many. */
const AS_RARE = 2

const NOWHERE: readonly number[] = []

/** @returns the row of a stem, which is empty if no text contains the stem */
export function createStemTable(
  passages: readonly Passage[],
  entries: readonly IndexedPassage[],
): (stem: string) => StemRow {
  const scoresOf = createTermScores(passages)
  const frequencies = countPassages(entries)
  const known = new Set(entries.flatMap(({ presence }) => [...presence.keys()]))
  const rows = new Map<string, StemRow>()

  function makeRow(stem: string): StemRow {
    const frequency = frequencies.get(stem)
    // A word that occurs only in a page's title matches no passage of that page.
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

/** In how many passages each stem occurs. */
function countPassages(entries: readonly IndexedPassage[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>()
  for (const { own } of entries) {
    for (const each of own) frequencies.set(each, (frequencies.get(each) ?? 0) + 1)
  }
  return frequencies
}

/**
 * Inverse document frequency, as in BM25. A term that is in no passage may be another word for one that
 * is, so it does not count as the rarest.
 */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}
