import type { Post, PostLink, Series } from 'virtual:posts'

export interface Relations {
  readonly series: Series | null
  readonly related: readonly PostLink[]
}

export type RelatedPost = PostLink & Pick<Post, 'date' | 'category' | 'tags' | 'series'>

/** More would be a list to choose from, not a hint. */
const MOST_RELATED = 3

/**
 * @param published newest first
 * @returns the relations of an article by slug; none if it is not published
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

/** Ordered by day, then slug. A series has at least two parts. */
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
 * Ties prefer the newer post. Parts of the same series are listed anyway, so they are left out.
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

/** Distinct names of tags and category, sorted, since sums of fractions depend on the order. */
function topicsOf({ tags, category }: RelatedPost): readonly string[] {
  return [...tags.map((tag) => `tag ${tag}`), `category ${category}`].sort()
}

/** Inverse document frequency, log(N/n): rare topics say more than common ones. */
function topicWeights(topics: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const topic of topics.flat()) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  // Plus one, since a topic of all articles would otherwise weigh nothing on a small site.
  return new Map(
    [...counts].map(([topic, count]) => [topic, Math.log((topics.length + 1) / count)]),
  )
}

export function linkTo({ slug, title, lang }: PostLink): PostLink {
  return { slug, title, ...(lang !== undefined && { lang }) }
}

export interface Neighbors {
  /** The next older post. */
  readonly previous: PostLink | null
  readonly next: PostLink | null
}

/** @param posts newest first */
export function neighborsOf(post: Post, posts: readonly Post[]): Neighbors {
  const index = posts.findIndex(({ slug }) => slug === post.slug)
  const [before, after] = [posts[index + 1], posts[index - 1]]
  return { previous: before ? linkTo(before) : null, next: after ? linkTo(after) : null }
}
