/** Finds the posts before and after a post. Pure. */
import type { Post } from 'virtual:posts'

export interface Neighbors {
  /** The one that was written before it; null for the oldest. */
  readonly previous: Post | null
  /** The one that was written after it; null for the newest. */
  readonly next: Post | null
}

/** @param posts newest first */
export function neighborsOf(post: Post, posts: readonly Post[]): Neighbors {
  const index = posts.findIndex(({ slug }) => slug === post.slug)
  return { previous: posts[index + 1] ?? null, next: posts[index - 1] ?? null }
}
