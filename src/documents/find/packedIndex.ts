/**
 * An index of MiniSearch as a short text: half of what its own form takes, compressed. Terms stand in
 * alphabetical order, each as the length that it shares with the one before, one base-36 digit, and the rest.
 * The entries that contain a term are stored as distances from one to the next. Pure.
 */
import type { AsPlainObject } from 'minisearch'

export interface PackedIndex {
  /** `0array 3row` is `array` and `arrow`. */
  readonly terms: string
  /** One word a term: `0:3,1x2;1:4` says field 0 of entry 3 once and of entry 4 twice, and field 1 of entry 4 once. */
  readonly postings: string
  /** For each entry how many terms each of its fields has. */
  readonly lengths: readonly (readonly number[])[]
  /** The mean of `lengths` for each field; 0 for a field that no entry has. */
  readonly averages: readonly number[]
}

/** How MiniSearch stores a term: how often it occurs, by field and entry. */
type TermEntry = AsPlainObject['index'][number][1]

const LONGEST_SHARED = 35
const FORMAT_OF_MINISEARCH = 2

/** @param index of entries whose ids count from 0 on */
export function packIndex(index: AsPlainObject): PackedIndex {
  const byTerm = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1))
  const terms = byTerm.map(([term], i) => {
    const shared = sharedLength(byTerm[i - 1]?.[0] ?? '', term)
    return shared.toString(36) + term.slice(shared)
  })
  return {
    terms: terms.join(' '),
    postings: byTerm.map(([, entry]) => postingsOf(entry)).join(' '),
    lengths: Array.from({ length: index.documentCount }, (_, id) =>
      withoutGaps(index.fieldLength[id] ?? []),
    ),
    averages: withoutGaps(index.averageFieldLength),
  }
}

/**
 * What MiniSearch loads.
 * @param fields in the order in which the index was made
 */
export function unpackIndex(
  { terms, postings, lengths, averages }: PackedIndex,
  fields: readonly string[],
): AsPlainObject {
  const entries = postings.split(' ')
  let last = ''
  const index = terms.split(' ').map((packed, i): [string, TermEntry] => {
    last = last.slice(0, parseInt(packed.charAt(0), 36)) + packed.slice(1)
    return [last, entryOf(entries[i] ?? '')]
  })
  const ids = lengths.map((_, id) => [id, id] as const)
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(ids),
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(lengths.map((each, id) => [id, [...each]])),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index: terms === '' ? [] : index,
    serializationVersion: FORMAT_OF_MINISEARCH,
  }
}

/** MiniSearch's lists have gaps for the fields that an entry lacks. */
function withoutGaps(numbers: readonly (number | undefined)[]): readonly number[] {
  return Array.from(numbers, (each) => each ?? 0)
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < LONGEST_SHARED && length < a.length && a[length] === b[length]) length += 1
  return length
}

function postingsOf(entry: TermEntry): string {
  return Object.entries(entry)
    .map(([field, counts]) => {
      let last = 0
      const steps = Object.entries(counts).map(([id, count]) => {
        const step = Number(id) - last
        last = Number(id)
        return count === 1 ? `${step}` : `${step}x${count}`
      })
      return `${field}:${steps.join(',')}`
    })
    .join(';')
}

function entryOf(postings: string): TermEntry {
  const fields = postings.split(';').map((part) => {
    const [field = '', steps = ''] = part.split(':')
    let id = 0
    const counts = steps.split(',').map((step) => {
      const [distance, count = '1'] = step.split('x')
      id += Number(distance)
      return [id, Number(count)] as const
    })
    return [field, Object.fromEntries(counts)] as const
  })
  return Object.fromEntries(fields)
}
