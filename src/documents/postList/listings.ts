/** The lists of posts, each in pages. Each page has an address of its own. */
import type { Post, PostLink } from 'virtual:posts'
import { linkTo } from '../article/related/relations.ts'
import { BLOG_PATH, categoryPath, listPagePath, tagPath } from '../../owner/paths.ts'

/** Three full rows of three columns; more would make a page's HTML exceed 60 KB. */
export const POSTS_PER_PAGE = 9

export type Topic =
  { readonly kind: 'all' } | { readonly kind: 'tag' | 'category'; readonly name: string }

export interface Listing {
  readonly path: string
  readonly topic: Topic
  readonly first: string
  readonly posts: readonly Post[]
  readonly total: number
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  /** Paths of the adjacent pages, if any. */
  readonly newer?: string
  readonly older?: string
  /** The newest other posts, where the topic has a single one. */
  readonly others?: readonly PostLink[]
}

const MOST_OTHERS = 3

/** The list of all posts has a page even if it is empty. @param posts newest first */
export function listingsOf(posts: readonly Post[]): readonly Listing[] {
  return [
    ...pagesOf({ kind: 'all' }, BLOG_PATH, posts),
    ...topicsOf(posts, (post) => post.tags).flatMap(([name, tagged]) =>
      pagesOf({ kind: 'tag', name }, tagPath(name), tagged, posts),
    ),
    ...topicsOf(posts, (post) => [post.category]).flatMap(([name, filed]) =>
      pagesOf({ kind: 'category', name }, categoryPath(name), filed, posts),
    ),
  ]
}

/** Names in the order in which they first occur, each with its posts. */
function topicsOf(
  posts: readonly Post[],
  namesOf: (post: Post) => readonly string[],
): readonly (readonly [name: string, posts: readonly Post[]])[] {
  const topics = new Map<string, Post[]>()
  for (const post of posts) {
    for (const name of namesOf(post)) topics.set(name, [...(topics.get(name) ?? []), post])
  }
  return [...topics]
}

function pagesOf(
  topic: Topic,
  first: string,
  posts: readonly Post[],
  all: readonly Post[] = posts,
): readonly Listing[] {
  const [only, another] = posts
  const others = another ? [] : all.filter((post) => post !== only).slice(0, MOST_OTHERS)
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
  return Array.from({ length: pages }, (_, index) => ({
    path: listPagePath(first, index + 1),
    topic,
    first,
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    total: posts.length,
    page: index + 1,
    pages,
    ...(index > 0 && { newer: listPagePath(first, index) }),
    ...(index + 1 < pages && { older: listPagePath(first, index + 2) }),
    ...(others.length > 0 && { others: others.map(linkTo) }),
  }))
}

export function isAbout({ tags, category }: Post, topic: Topic): boolean {
  if (topic.kind === 'all') return true
  return topic.kind === 'tag' ? tags.includes(topic.name) : category === topic.name
}

export function listingName(listing: Listing): string {
  const { before, name, after } = listingNameParts(listing)
  return before + name + after
}

/** In parts, since `name` may be in the owner's language and the rest is not. */
export function listingNameParts({ topic, page }: Listing): {
  readonly before: string
  readonly name: string
  readonly after: string
} {
  const after = page === 1 ? '' : `, page ${page}`
  if (topic.kind === 'all') return { before: '', name: 'Blog', after }
  return { before: topic.kind === 'tag' ? 'Tag: ' : 'Category: ', name: topic.name, after }
}
