/**
 * In which passages each stem is, and how much they are about it: in rows of numbers, since there are a million
 * of them where a site has a thousand posts. Pure.
 */
import { type PassageStems, presenceIn, PRESENCES } from './passageEntry.ts'

export interface Posting {
  /** How many passages contain the stem themselves; it may be in the title of their page alone. */
  readonly frequency: number
  /** How much the passage with this index is about the stem, from 0 to 1. */
  presenceIn(id: number): number
}

/** By stem. */
export type Postings = ReadonlyMap<string, Posting>

/** A number holds the index of a passage and, in its last bits, that of how much it is about the stem. */
const STEPS = PRESENCES.length

/** @param passages the stems of all passages, by their indexes */
export function createPostings(passages: Iterable<PassageStems>): Postings {
  const found = new Map<string, { readonly rows: number[]; frequency: number }>()
  let id = 0
  for (const stems of passages) {
    const own = new Set([...stems.heading, ...stems.text, ...stems.keywords])
    for (const [stem, presence] of presenceIn(stems)) {
      const posting = found.get(stem) ?? { rows: [], frequency: 0 }
      found.set(stem, posting)
      posting.rows.push(id * STEPS + PRESENCES.indexOf(presence))
      if (own.has(stem)) posting.frequency += 1
    }
    id += 1
  }
  const entries = [...found].map(([stem, { rows, frequency }]): [string, Posting] => [
    stem,
    { frequency, presenceIn: presenceOfRow(Uint32Array.from(rows)) },
  ])
  return new Map(entries)
}

/** @param row in ascending order */
function presenceOfRow(row: Uint32Array): (id: number) => number {
  return (id) => {
    let low = 0
    let high = row.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((row[middle] ?? 0) < id * STEPS) low = middle + 1
      else high = middle
    }
    // Of another passage it is no index of the list.
    return PRESENCES[(row[low] ?? 0) - id * STEPS] ?? 0
  }
}
