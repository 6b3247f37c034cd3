/**
 * How well each passage matches a single stem, by MiniSearch's BM25. Remembers the stems that the
 * texts have, of which there is a limited number: then a question costs a few additions.
 */
import MiniSearch from 'minisearch'
import type { Passage } from './knowledge.ts'
import { stemsOf } from './passageEntry.ts'

/** Of the passages that have a stem, by their index. */
export type Scores = readonly { readonly id: number; readonly score: number }[]

export interface TermScores {
  /** Empty for a stem that no text has. */
  of(stem: string): Scores
}

const BOOST = { heading: 3, page: 1.5, keywords: 1.5, text: 1 }
const NONE: Scores = []

export function createTermScores(
  passages: readonly Passage[],
  isKnown: (stem: string) => boolean,
): TermScores {
  const engine = makeEngine(passages)
  const remembered = new Map<string, Scores>()
  return {
    of(stem) {
      if (!isKnown(stem)) return NONE
      const known = remembered.get(stem)
      if (known) return known
      const found = engine.search(stem).map(({ id, score }) => ({ id: id as number, score }))
      remembered.set(stem, found)
      return found
    },
  }
}

function makeEngine(passages: readonly Passage[]): MiniSearch {
  const engine = new MiniSearch({
    fields: Object.keys(BOOST),
    // Documents and questions both come as stems with blanks between them.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  const stemmed = (text: string): string => stemsOf(text).join(' ')
  engine.addAll(
    passages.map(({ page, heading, paragraphs, keywords }, id) => ({
      id,
      page: stemmed(page),
      heading: stemmed(heading),
      keywords: stemmed(keywords),
      text: stemmed(paragraphs.flat().join(' ')),
    })),
  )
  return engine
}
