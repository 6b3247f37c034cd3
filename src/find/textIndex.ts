/** The index of all that is found, as entries and as passages. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'

/** How much a match counts by where it is; balanced with the queries of tests/find and the questions of tests/chat. */
const BOOST = { name: 4, within: 0.8, words: 1.5, text: 1 } as const

export interface Text {
  /** The title of an article, the heading of a section or the name of a file. */
  readonly name: string
  /** The title of its article or the folder of its file. */
  readonly within?: string | undefined
  /** Further words to find it by. */
  readonly words?: string | undefined
  /** Plain sentences. */
  readonly text?: string | undefined
}

export interface TextIndex {
  addAll(texts: readonly Text[]): void
  /** Adds some at once and pauses, so that the page stays responsive. */
  addInTurns(texts: readonly Text[]): Promise<void>
  /** Returns results whose `id` is the place of a text. */
  search(terms: readonly string[], options?: SearchOptions): readonly SearchResult[]
}

/** How many texts are indexed without a pause. */
const AT_ONCE = 40

/** @param termOf what is indexed for a word in a field; null leaves it out */
export function createTextIndex(
  tokenize: (text: string) => string[],
  termOf: (word: string, field?: string) => string | null,
): TextIndex {
  const index = new MiniSearch<Text & { readonly id: number }>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: termOf,
    searchOptions: { boost: BOOST, processTerm: (term) => term },
  })
  const numbered = (texts: readonly Text[]) => texts.map((text, id) => ({ ...text, id }))
  return {
    addAll: (texts) => index.addAll(numbered(texts)),
    addInTurns: (texts) => index.addAllAsync(numbered(texts), { chunkSize: AT_ONCE }),
    search: (terms, options) => index.search('', { ...options, tokenize: () => [...terms] }),
  }
}
