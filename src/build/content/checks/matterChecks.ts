/** Mistakes in what articles say of their authors and series, beyond the form of the front matter. Pure. */
import { topicSlug } from '../../../owner/paths.ts'
import type { Article } from '../articles/article.ts'
import type { Problem } from '../problems/problem.ts'

export function findTwoKindsOfAuthors(articles: readonly Article[]): readonly Problem[] {
  return articles.flatMap(({ place, matter: { matter, lineOf } }): readonly Problem[] => {
    if (!matter?.author || !matter.authors) return []
    const message = 'front matter, authors: expected author or authors, but found both'
    return [{ file: place, line: lineOf(['authors']), message }]
  })
}

/** A part with the name of its series misspelt would be a part of nothing, without a word. */
export function findMisspeltSeries(articles: readonly Article[]): readonly Problem[] {
  const known = new Map<string, string>()
  return articles.flatMap(({ place, matter: { matter, lineOf } }): readonly Problem[] => {
    if (matter?.series === undefined) return []
    const key = topicSlug(matter.series)
    const other = known.get(key) ?? matter.series
    known.set(key, other)
    if (other === matter.series) return []
    const message = `front matter, series: expected '${other}', as in another article, but found '${matter.series}'`
    return [{ file: place, line: lineOf(['series']), message }]
  })
}
