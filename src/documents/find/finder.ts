/** Finds entries of the site by what a visitor types: the best first, typing errors forgiven. Pure. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Entry, Group } from './entry.ts'
import { askedTerms, isTelling, tokenize } from './words.ts'

/** What is indexed of an entry, and how much a term counts there. */
const BOOST = { name: 5, within: 0.8, words: 2, text: 1 } as const

/** Of two equal matches the thing itself comes before what mentions it, and all before files. */
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

/** The most results shown in one group, and in all. A caller with a single group passes a larger `mostInGroup`. */
const MOST_IN_GROUP = 6
const MOST = 18
/** Results below this fraction of the best score are left out: they share a word, but hardly the subject. */
const WORST = 0.03

/** The desktop's own drawings: noise beside the things of the same names, unless the query is the name of a file. */
const ART = /^C:\\assets\\(?:controls|icons|viewer)$/
const FILE_NAME = /\w\.[a-z]\w{1,4}(?=\s|$)/i

/** How many entries are indexed without a pause. */
const AT_ONCE = 40

/** What was found in one group, best first. */
export interface FoundGroup {
  readonly group: Group
  readonly hits: readonly Hit[]
}

export interface Hit {
  readonly entry: Entry
  /** The words of the entry that match, as `termsOf` gives them. */
  readonly terms: ReadonlySet<string>
}

export interface Finder {
  /** Groups with hits, that with the best one first; none for a query without words. */
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

/** The same for a whole site, with pauses in which the page can answer its visitor. */
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

/** An empty index, and all terms that are added to it. */
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

/** A file whose whole name is the query comes before entries that match only a part of it. */
function namedFirst(result: SearchResult, entries: readonly Entry[], query: string): SearchResult {
  const { group, name } = entries[result.id as number] ?? {}
  const isNamed = group === 'Files' && name?.toLowerCase() === query.trim().toLowerCase()
  return isNamed ? { ...result, score: (result.score / GROUP_BOOST.Files) * NAMED_BOOST } : result
}

/** Weighs each score by the share of terms that match: two of three say more than one of them often. */
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
    // The last word may not be finished.
    prefix: (term, i, terms) => term.length >= (i === terms.length - 1 ? 2 : 4),
    // A term that the index contains is no typing error: `coding` does not mean `going`.
    fuzzy: (term, i, terms) => (isKnown(term, i === terms.length - 1) ? 0 : mistakesIn(term)),
    weights: { prefix: 0.5, fuzzy: 0.4 },
    boostDocument: (id: number) =>
      GROUP_BOOST[entries[id]?.group ?? 'Files'] * (entries[id]?.rank ?? 1),
  }
}

/** How many wrong letters are forgiven; none in a short word, which would be another one, or in a number. */
function mistakesIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  // Two letters that have changed places are two mistakes.
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
