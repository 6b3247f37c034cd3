/** Which other articles an article links to: those before and after it, the parts of its series, and related ones. Pure. */
import type { Post, PostLink, Series } from 'virtual:posts'

export interface Relations {
  readonly series: Series | null
  /** Best first. */
  readonly related: readonly PostLink[]
}

/** What relations are found by. */
export type RelatedPost = PostLink & Pick<Post, 'date' | 'category' | 'tags' | 'series'>

/** More would be a list to choose from, not a hint. */
const MOST_RELATED = 3

/**
 * @param published newest first
 * @returns a function that tells the relations of an article by its slug; of one that is not published there are none
 */
export function relationsAmong(published: readonly RelatedPost[]): (slug: string) => Relations {
  const topics = new Map(published.map((each) => [each, topicsOf(each)]))
  const weights = topicWeights([...topics.values()])
  return (slug) => {
    const own = published.find((each) => each.slug === slug)
    if (!own) return { series: null, related: [] }
    return { series: seriesOf(own, published), related: relatedTo(own, topics, weights) }
  }
}

/** In the order of days, then of slugs. A series begins to be one with its second part. */
function seriesOf(own: RelatedPost, all: readonly RelatedPost[]): Series | null {
  const parts = all
    .filter((each) => isPartOf(each, own.series))
    .sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
  return parts.length < 2 ? null : { name: own.series ?? '', parts: parts.map(linkTo) }
}

function isPartOf({ series }: RelatedPost, name: string | undefined): boolean {
  return name !== undefined && series === name
}

/**
 * Of two that are as close the newer one comes first. The parts of the article's own series are left out: it names
 * all of them anyway.
 * @param topics of all articles, newest first
 */
function relatedTo(
  own: RelatedPost,
  topics: ReadonlyMap<RelatedPost, readonly string[]>,
  weights: ReadonlyMap<string, number>,
): readonly PostLink[] {
  const ownTopics = new Set(topics.get(own))
  const closeness = (of: readonly string[]): number =>
    of.reduce((sum, each) => sum + (ownTopics.has(each) ? (weights.get(each) ?? 0) : 0), 0)
  return [...topics]
    .filter(([each]) => each !== own && !isPartOf(each, own.series))
    .map(([each, of]) => ({ each, closeness: closeness(of) }))
    .filter((each) => each.closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, MOST_RELATED)
    .map(({ each }) => linkTo(each))
}

/** Tags and category of an article, each by a name that only it has; in one order, as sums of fractions depend on it. */
function topicsOf({ tags, category }: RelatedPost): readonly string[] {
  return [...tags.map((tag) => `tag ${tag}`), `category ${category}`].sort()
}

/** What half of the articles share says little, what two of a hundred share says much: log(N/n), as in searching. */
function topicWeights(topics: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const topic of topics.flat()) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  // One more than all, or what every article has would say nothing: where there are few, it is all there is.
  return new Map(
    [...counts].map(([topic, count]) => [topic, Math.log((topics.length + 1) / count)]),
  )
}

export function linkTo({ slug, title, lang }: PostLink): PostLink {
  return { slug, title, ...(lang !== undefined && { lang }) }
}

export interface Neighbors {
  /** The one that was written before it; null for the oldest. */
  readonly previous: PostLink | null
  /** The one that was written after it; null for the newest. */
  readonly next: PostLink | null
}

/** @param posts newest first */
export function neighborsOf(post: Post, posts: readonly Post[]): Neighbors {
  const index = posts.findIndex(({ slug }) => slug === post.slug)
  const [before, after] = [posts[index + 1], posts[index - 1]]
  return { previous: before ? linkTo(before) : null, next: after ? linkTo(after) : null }
}
