/**
 * How much each passage says of each stem, as rows of numbers by the passage's index. A row is made when
 * its stem is first asked for, and kept. Only stems of the site's texts get a row, so the number of rows
 * is limited and nothing that visitors type is kept.
 */
import type { Passage } from './knowledge.ts'
import { stemsIn } from './passageEntry.ts'
import { createPostings } from './postings.ts'
import { createTermScores } from './termScores.ts'
import { stem as stemOf } from './words.ts'

export interface StemRow {
  /** The indexes of the passages that contain the stem. */
  readonly ids: Uint32Array
  /** How well each of `ids` matches; it has no unit. */
  readonly scores: Float64Array
  /** How much the passage with this index is about the stem, from 0 to 1. */
  presenceIn(id: number): number
  /** The weight of the stem in a question: rare ones tell more. */
  readonly rarity: number
}

/** A word that is in no passage counts as being in this many. */
const AS_RARE = 2

/** @returns the row of a stem, which is empty if no text contains the stem */
export function createStemTable(passages: readonly Passage[]): (stem: string) => StemRow {
  const remember = rememberingStems()
  const stems = passages.map((passage) => stemsIn(passage, remember))
  const scoresOf = createTermScores(stems)
  const postings = createPostings(stems)
  const count = passages.length
  const rows = new Map<string, StemRow>()
  const nothing: StemRow = {
    ids: new Uint32Array(),
    scores: new Float64Array(),
    presenceIn: () => 0,
    rarity: rarity(AS_RARE, count),
  }

  function makeRow(stem: string): StemRow | undefined {
    const posting = postings.get(stem)
    if (!posting) return undefined
    const { frequency, presenceIn } = posting
    // A word that occurs only in a page's title matches no passage of that page.
    if (frequency === 0) return { ...nothing, presenceIn }
    const found = scoresOf(stem)
    return {
      ids: Uint32Array.from(found, ({ id }) => id),
      scores: Float64Array.from(found, ({ score }) => score),
      presenceIn,
      rarity: rarity(frequency, count),
    }
  }

  return (stem) => {
    const row = rows.get(stem) ?? makeRow(stem)
    if (!row) return nothing
    rows.set(stem, row)
    return row
  }
}

/** Most words of a site are said many times. */
function rememberingStems(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word) ?? stemOf(word)
    known.set(word, found)
    return found
  }
}

/**
 * Inverse document frequency, as in BM25. A term that is in no passage may be another word for one that
 * is, so it does not count as the rarest.
 */
function rarity(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5))
}
