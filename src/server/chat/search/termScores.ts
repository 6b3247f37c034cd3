/**
 * How well each passage matches a single stem, by MiniSearch's BM25. Pure. The caller keeps the
 * results, so that MiniSearch is asked once for each stem.
 */
import MiniSearch from 'minisearch'
import type { PassageStems } from './passageEntry.ts'

const BOOST = { heading: 3, page: 1.5, keywords: 1.5, text: 1 }

/**
 * @param passages the stems of all passages
 * @returns for a stem, the index and the score of each passage that contains it
 */
export function createTermScores(
  passages: readonly PassageStems[],
): (stem: string) => readonly { readonly id: number; readonly score: number }[] {
  const engine = new MiniSearch({
    fields: Object.keys(BOOST),
    // Documents and questions are both given as stems with blanks between them.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  for (const [id, { page, heading, keywords, text }] of passages.entries()) {
    engine.add({
      id,
      page: page.join(' '),
      heading: heading.join(' '),
      keywords: keywords.join(' '),
      text: text.join(' '),
    })
  }
  return (stem) => engine.search(stem).map(({ id, score }) => ({ id: id as number, score }))
}
