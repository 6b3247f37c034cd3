/** Finds the posts before and after a post. Pure. */
import type { Post, PostLink } from 'virtual:posts'
import { linkTo } from './relations.ts'

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
