/** The search of the site, which tolerates typing errors. */
import type { SearchResult } from 'minisearch'
import { SPACELESS } from '../base/kit/spaceless.ts'
import type { Entry, Group } from './entry.ts'
import { createSpeller } from './spelling.ts'
import { createTextIndex } from './textIndex.ts'
import { askedTerms, isTelling, tokenize } from './words.ts'

/** On equal matches a thing itself precedes what mentions it, and files come last. */
const GROUP_BOOST: Readonly<Record<Group, number>> = {
  Articles: 1,
  Projects: 1.5,
  Skills: 1.5,
  Apps: 2,
  Pages: 1.2,
  Files: 0.3,
}

/** For a file whose whole name is the query. */
const NAMED_BOOST = 10

/** A caller with a single group passes a larger `mostInGroup`. */
const MOST_IN_GROUP = 6
const MOST = 18
/** Results below this fraction of the best score rarely concern the subject. */
const WORST = 0.03

/** The desktop's own drawings, which are noise unless the query is a file's name. */
const ART = /^C:\\assets\\(?:controls|icons|viewer)$/
const FILE_NAME = /\w\.[a-z]\w{1,4}(?=\s|$)/i

/** In letters: a shorter word has one error at most. */
const TWO_ERRORS_FROM = 6

export interface FoundGroup {
  readonly group: Group
  readonly hits: readonly Hit[]
}

export interface Hit {
  readonly entry: Entry
  /** The matching terms, as `termsOf` returns them. */
  readonly terms: ReadonlySet<string>
}

export interface Finder {
  find(query: string): readonly FoundGroup[]
}

export function createFinder(
  entries: readonly Entry[],
  { mostInGroup = MOST_IN_GROUP } = {},
): Finder {
  const { index, finder } = prepare(entries, mostInGroup)
  index.addAll(entries)
  return finder()
}

export async function loadFinder(entries: readonly Entry[]): Promise<Finder> {
  const { index, finder } = prepare(entries, MOST_IN_GROUP)
  await index.addInTurns(entries)
  return finder()
}

/** An index, and a function that makes its finder once all entries are added. */
function prepare(entries: readonly Entry[], mostInGroup: number) {
  const known = new Set<string>()
  const index = createTextIndex(tokenize, (term, field) => {
    // A name may consist of nothing else, as in `What fails`.
    if (field !== 'name' && !isTelling(term)) return null
    known.add(term)
    return term
  })
  const finder = (): Finder => {
    const correct = createSpeller(known, TWO_ERRORS_FROM)
    // What begins a word is no typing error: `coding` does not mean `going`.
    const isKnown = (term: string): boolean => [...known].some((each) => each.startsWith(term))
    const find = (query: string): readonly FoundGroup[] => {
      const asked = askedTerms(query).map((term) =>
        isKnown(term) ? term : (correct(term) ?? term),
      )
      const results = index.search(asked, {
        prefix: (term, i) =>
          term.length >= (i === asked.length - 1 ? 2 : 4) || SPACELESS.test(term),
        weights: { prefix: 0.5, fuzzy: 0 },
        boostDocument: boostOf(entries, query),
      })
      // Several terms beat many matches of one.
      const weighed = results.map((result) => ({
        ...result,
        score: (result.score * result.queryTerms.length) / asked.length,
      }))
      return grouped(
        weighed.sort((one, other) => other.score - one.score),
        entries,
        mostInGroup,
      )
    }
    return { find }
  }
  return { index, finder }
}

/** How much an entry counts for a query; 0 leaves it out. */
function boostOf(entries: readonly Entry[], query: string): (id: number) => number {
  const isFileName = FILE_NAME.test(query)
  return (id) => {
    const { group = 'Files', name = '', rank = 1, within = '' } = entries[id] ?? {}
    if (!isFileName && ART.test(within)) return 0
    const isNamed = group === 'Files' && name.toLowerCase() === query.trim().toLowerCase()
    return rank * (isNamed ? NAMED_BOOST : GROUP_BOOST[group])
  }
}

function grouped(
  results: readonly SearchResult[],
  entries: readonly Entry[],
  mostInGroup: number,
): readonly FoundGroup[] {
  const groups = new Map<Group, Hit[]>()
  const worst = (results[0]?.score ?? 0) * WORST
  let count = 0
  for (const { id, terms, score } of results) {
    const entry = entries[id as number]
    if (!entry || score < worst || count === MOST) break
    const hits = groups.get(entry.group) ?? []
    groups.set(entry.group, hits)
    if (hits.length === mostInGroup) continue
    hits.push({ entry, terms: new Set(terms) })
    count += 1
  }
  return [...groups].map(([group, hits]) => ({ group, hits }))
}
