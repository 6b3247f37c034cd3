/** Which other articles one leads to: the parts of its series, and those about the same. Pure. */
import type { PostLink, Series } from 'virtual:posts'
import type { FrontMatter } from './frontMatter.ts'

export interface Relations {
  readonly series: Series | null
  /** Best first. */
  readonly related: readonly PostLink[]
}

/** More would be a list to choose from, not a hint. */
const MOST_RELATED = 3

/**
 * @param published newest first
 * @returns a function that tells the relations of an article by its slug; of one that is not published there are none
 */
export function relationsAmong(
  published: readonly FrontMatter[],
): (slug: string | undefined) => Relations {
  const weights = topicWeights(published)
  return (slug) => {
    const own = published.find((each) => each.slug === slug)
    if (!own) return { series: null, related: [] }
    return { series: seriesOf(own, published), related: relatedTo(own, published, weights) }
  }
}

/** In the order of days, then of slugs. A series begins to be one with its second part. */
function seriesOf(own: FrontMatter, all: readonly FrontMatter[]): Series | null {
  const parts = all
    .filter((each) => isPartOf(each, own.series))
    .sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
  return parts.length < 2 ? null : { name: own.series ?? '', parts: parts.map(linkTo) }
}

function isPartOf({ series }: FrontMatter, name: string | undefined): boolean {
  return name !== undefined && series === name
}

/**
 * Of two that are as close the newer one comes first. The parts of the article's own series are left out: it names
 * all of them anyway.
 */
function relatedTo(
  own: FrontMatter,
  all: readonly FrontMatter[],
  weights: ReadonlyMap<string, number>,
): readonly PostLink[] {
  const topics = new Set(topicsOf(own))
  return all
    .filter((each) => each !== own && !isPartOf(each, own.series))
    .map((each) => {
      // In one order, as sums of fractions depend on it.
      const shared = topicsOf(each)
        .filter((topic) => topics.has(topic))
        .sort()
      return { each, closeness: shared.reduce((sum, topic) => sum + (weights.get(topic) ?? 0), 0) }
    })
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, MOST_RELATED)
    .map(({ each }) => linkTo(each))
}

/** Tags and category of an article, each by a name that only it has. */
function topicsOf({ tags, category }: FrontMatter): readonly string[] {
  return [...tags.map((tag) => `tag ${tag}`), `category ${category}`]
}

/** What half of the articles share says little, what two of a hundred share says much: log(N/n), as in searching. */
function topicWeights(all: readonly FrontMatter[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const topic of all.flatMap(topicsOf)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  // One more than all, or what every article has would say nothing: where there are few, it is all there is.
  return new Map([...counts].map(([topic, count]) => [topic, Math.log((all.length + 1) / count)]))
}

function linkTo({ slug, title, lang }: FrontMatter): PostLink {
  return { slug, title, ...(lang !== undefined && { lang }) }
}
