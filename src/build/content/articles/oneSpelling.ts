import { categoryPath, tagPath, topicSlug } from '../../../owner/paths.ts'
import type { Article } from './article.ts'

/** Gives tags, categories and series that differ in case alone the spelling of the first article that has them. */
export function withOneSpelling(articles: readonly Article[]): readonly Article[] {
  const known = new Map<string, string>()
  const spelt = (path: string, name: string): string => {
    const first = known.get(path) ?? name
    known.set(path, first)
    return first.toLowerCase() === name.toLowerCase() ? first : name
  }
  return articles.map((article) => {
    const said = article.matter.matter
    if (!said) return article
    const tags = [...new Set(said.tags.map((name) => spelt(tagPath(name), name)))]
    const category = spelt(categoryPath(said.category), said.category)
    const series =
      said.series === undefined ? {} : { series: spelt(topicSlug(said.series), said.series) }
    return {
      ...article,
      matter: { ...article.matter, matter: { ...said, tags, category, ...series } },
    }
  })
}
