import type { Post } from 'virtual:posts'
import { postPath } from '../owner/paths.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
}

export function redirectsOf(posts: readonly Post[]): readonly Redirect[] {
  return posts.flatMap(({ slug, aliases = [] }) =>
    aliases.map((alias) => ({ from: postPath(alias), to: postPath(slug) })),
  )
}
