/** The search of the site, which tolerates typing errors. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Entry, Group } from './entry.ts'
import { askedTerms, isTelling, tokenize } from './words.ts'

const BOOST = { name: 5, within: 0.8, words: 2, text: 1 } as const

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

/** How many entries are indexed without a pause. */
const AT_ONCE = 40

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
  const { search, terms } = createIndex()
  search.addAll(numbered(entries))
  return finderIn(search, terms, entries, mostInGroup)
}

export async function loadFinder(entries: readonly Entry[]): Promise<Finder> {
  const { search, terms } = createIndex()
  await search.addAllAsync(numbered(entries), { chunkSize: AT_ONCE })
  return finderIn(search, terms, entries, MOST_IN_GROUP)
}

interface Numbered extends Entry {
  readonly id: number
}

function numbered(entries: readonly Entry[]): readonly Numbered[] {
  return entries.map((entry, id) => ({ ...entry, id }))
}

function createIndex(): {
  readonly search: MiniSearch<Numbered>
  readonly terms: ReadonlySet<string>
} {
  const terms = new Set<string>()
  const search = new MiniSearch<Numbered>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: (term, field) => {
      // A name may consist of nothing else, as in `What fails`.
      if (field !== 'name' && !isTelling(term)) return null
      terms.add(term)
      return term
    },
  })
  return { search, terms }
}

function finderIn(
  search: MiniSearch<Numbered>,
  terms: ReadonlySet<string>,
  entries: readonly Entry[],
  mostInGroup: number,
): Finder {
  const options = searchOptions(entries, terms)
  return {
    find(query) {
      const namesFile = FILE_NAME.test(query)
      const found = search
        .search(query, options)
        .filter(({ id }) => namesFile || !ART.test(entries[id as number]?.within ?? ''))
      const named = namesFile ? found.map((result) => namedFirst(result, entries, query)) : found
      const results = byAnsweredTerms(named, askedTerms(query).length)
      const worst = (results[0]?.score ?? 0) * WORST
      const good = results.filter(({ score }) => score >= worst)
      return grouped(good, entries, mostInGroup)
    },
  }
}

/** Boosts a file whose whole name is the query. */
function namedFirst(result: SearchResult, entries: readonly Entry[], query: string): SearchResult {
  const { group, name } = entries[result.id as number] ?? {}
  const isNamed = group === 'Files' && name?.toLowerCase() === query.trim().toLowerCase()
  return isNamed ? { ...result, score: (result.score / GROUP_BOOST.Files) * NAMED_BOOST } : result
}

/** Weighs each score by its share of matching terms: several terms beat many matches of one. */
function byAnsweredTerms(results: readonly SearchResult[], asked: number): readonly SearchResult[] {
  return results
    .map((result) => ({ ...result, score: result.score * (result.queryTerms.length / asked) }))
    .sort((one, other) => other.score - one.score)
}

function searchOptions(entries: readonly Entry[], known: ReadonlySet<string>): SearchOptions {
  /** Whether the site has the term, or one that begins with it. */
  const isKnown = (term: string, isUnfinished: boolean): boolean =>
    known.has(term) || (isUnfinished && [...known].some((each) => each.startsWith(term)))
  return {
    boost: BOOST,
    tokenize: (query) => [...askedTerms(query)],
    processTerm: (term) => term,
    prefix: (term, i, terms) => term.length >= (i === terms.length - 1 ? 2 : 4),
    // An indexed term is no typing error: `coding` does not mean `going`.
    fuzzy: (term, i, terms) => (isKnown(term, i === terms.length - 1) ? 0 : mistakesIn(term)),
    weights: { prefix: 0.5, fuzzy: 0.4 },
    boostDocument: (id: number) =>
      GROUP_BOOST[entries[id]?.group ?? 'Files'] * (entries[id]?.rank ?? 1),
  }
}

/** The accepted edits; none in numbers and short words, which would become other words. */
function mistakesIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  // Swapping two letters counts as two edits.
  return term.length < 6 ? 1 : 2
}

function grouped(
  results: readonly SearchResult[],
  entries: readonly Entry[],
  mostInGroup: number,
): readonly FoundGroup[] {
  const groups = new Map<Group, Hit[]>()
  let count = 0
  for (const { id, terms } of results) {
    const entry = entries[id as number]
    if (!entry || count === MOST) continue
    const hits = groups.get(entry.group) ?? []
    groups.set(entry.group, hits)
    if (hits.length === mostInGroup) continue
    hits.push({ entry, terms: new Set(terms) })
    count += 1
  }
  return [...groups].map(([group, hits]) => ({ group, hits }))
}
